import { isFullName, nameKeyOf } from '#language/names/name-key.ts'
import { fold } from '#language/words/fold.ts'
import { type Compared, compare } from '#people/duplicates/matching/compare.ts'
import { likeness } from '#people/duplicates/matching/name-likeness.ts'
import { weights } from '#people/duplicates/matching/weights.ts'
import type { ImportedContact, Lists } from '#platform/db/schema/values.ts'

type Known = Compared & Pick<Lists, 'profiles'>
type Contact = Known & Pick<ImportedContact, 'uid'>

/** How likely two are the same person, in hundredths, and why; null when nothing says so. */
export function likely(contact: Contact, other: Known, isSameUid: boolean) {
  // A birthday that differs is for the member to look at: it makes no other person of the same address.
  const verdict = compare(contact, other) ?? compare({ ...contact, birthday: null }, other)
  const reasons = verdict?.reasons ?? []
  if (isSameUid && (verdict || !isCount(contact.uid ?? '')))
    return { points: surely, reasons: ['They are the same entry of the address book.', ...reasons] }
  if (!verdict) return null
  const pages = pagesOf(contact, other)
  if (pages === 'none') return { points: verdict.points, reasons }
  if (pages === 'others') return { points: verdict.points - ofTheirOwn, reasons }
  return { points: verdict.points + weights.email, reasons: ['Both have the same page at LinkedIn.', ...reasons] }
}

const surely = 1_000
/** From here on it is one person: an address and a name that fit, or a name and the company. */
export const sureFrom = 50
/** A page of their own outweighs the company and the place of namesakes, and not an e-mail or a phone number. */
const ofTheirOwn = 30

/** Every table has somebody who is number 1. */
const isCount = (uid: string) => /^\d{1,9}$/.test(uid)

/** Whether two have the same page at LinkedIn, where each has one, or pages of their own. */
function pagesOf(one: Pick<Lists, 'profiles'>, other: Pick<Lists, 'profiles'>) {
  const [mine, theirs] = [pagesIn(one.profiles), pagesIn(other.profiles)]
  if (mine.size === 0 || theirs.size === 0) return 'none'
  return mine.isDisjointFrom(theirs) ? 'others' : 'same'
}

const pagesIn = (profiles: Lists['profiles']) =>
  new Set(profiles.flatMap(({ url }) => /\blinkedin\.com\/in\/([^/?#]+)/.exec(url.toLowerCase())?.[1] ?? []))

/** The same whole name, and nothing that speaks against it. */
export function isNameEnough(one: Known, other: Known) {
  if (likeness(one.displayName, other.displayName) !== 'same') return false
  if (!isFullName(nameKeyOf(one.displayName) ?? '')) return false
  const areApart = (mine: string[], theirs: string[]) => mine.length > 0 && theirs.length > 0
  return !(
    areApart(one.emails, other.emails) ||
    areApart(one.phones, other.phones) ||
    differ(one.company, other.company) ||
    pagesOf(one, other) === 'others'
  )
}

export function differ(one: string | null, other: string | null) {
  return one !== null && other !== null && fold(one) !== fold(other)
}
