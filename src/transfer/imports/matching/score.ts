import { say } from '#contract/texts/text.ts'
import { isFullName, nameKeyOf } from '#language/names/name-keys.ts'
import { fold } from '#language/words/fold.ts'
import { type ComparedPerson, likenessOf, possiblePoints, weights } from '#people/duplicates/matching/compare.ts'
import { compareNames } from '#people/duplicates/matching/name-likeness.ts'
import type { ImportedContact, Lists } from '#platform/db/schema/values.ts'
import { linkedInName } from '../reading/known-exports.ts'

type Known = ComparedPerson & Pick<Lists, 'profiles'>
type Contact = Known & Pick<ImportedContact, 'uid'>

/** How likely two are the same person, in points, and why. Null when nothing matches. */
export function scoreMatch(contact: Contact, other: Known, isSameUid: boolean) {
  // A different birthday is a conflict for the member to solve, not another person.
  const likeness = likenessOf(contact, other) ?? likenessOf({ ...contact, birthday: null }, other)
  const { points = 0, reasons = [] } = likeness ?? {}
  const isLikely = points >= possiblePoints
  if (isSameUid && (isLikely || !isRowNumber(contact.uid ?? '')))
    return { points: sameUidPoints, reasons: [say('sentences.matches.uid'), ...reasons] }
  const linkedIn = compareLinkedIn(contact, other)
  if (likeness && linkedIn === 'same')
    return { points: points + weights.email, reasons: [say('sentences.matches.linkedIn'), ...reasons] }
  if (!isLikely) return null
  // Twins and couples have a number or an address in common, and perhaps the birthday: the member decides.
  const isOtherName = compareNames(contact.displayName, other.displayName) === 'different'
  const most = isOtherName ? surePoints - 1 : points
  return { points: Math.min(points, most) - (linkedIn === 'different' ? differentProfilePenalty : 0), reasons }
}

const sameUidPoints = 1_000
/** From here on it is the same person: an address and a similar name, or the name and the company. */
export const surePoints = 50
/** Outweighs the company and place of namesakes, but not an e-mail or phone number. */
const differentProfilePenalty = 30

/** A plain number counts rows: every table has a 1. */
const isRowNumber = (uid: string) => /^\d{1,9}$/.test(uid)

/** Compares LinkedIn profiles; `none` unless both have one. */
function compareLinkedIn(one: Pick<Lists, 'profiles'>, other: Pick<Lists, 'profiles'>) {
  const [mine, theirs] = [linkedInNames(one.profiles), linkedInNames(other.profiles)]
  if (mine.size === 0 || theirs.size === 0) return 'none'
  return mine.isDisjointFrom(theirs) ? 'different' : 'same'
}

const linkedInNames = (profiles: Lists['profiles']) => new Set(profiles.flatMap(({ url }) => linkedInName(url) ?? []))

/** Whether two have the same full name and nothing contradicts that they are one person. */
export function isSameByName(one: Known, other: Known) {
  if (compareNames(one.displayName, other.displayName) !== 'same') return false
  if (!isFullName(nameKeyOf(one.displayName) ?? '')) return false
  const bothHave = (mine: string[], theirs: string[]) => mine.length > 0 && theirs.length > 0
  return !(
    bothHave(one.emails, other.emails) ||
    bothHave(one.phones, other.phones) ||
    textsDiffer(one.company, other.company) ||
    compareLinkedIn(one, other) === 'different'
  )
}

export function textsDiffer(one: string | null, other: string | null) {
  return one !== null && other !== null && fold(one) !== fold(other)
}
