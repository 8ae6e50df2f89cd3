import type { ImportedContact } from '../db/values.ts'
import { type Compared, compare } from '../duplicates/compare.ts'
import { likeness } from '../duplicates/likeness.ts'
import { isFullName, nameKeyOf } from '../duplicates/name-key.ts'
import { fold } from '../fold.ts'

type Contact = Compared & Pick<ImportedContact, 'uid'>

/** How likely two are the same person, in hundredths, and why; null when nothing says so. */
export function likely(contact: Contact, other: Compared, isSameUid: boolean) {
  // A birthday that differs is for the member to look at: it makes no other person of the same address.
  const verdict = compare(contact, other) ?? compare({ ...contact, birthday: null }, other)
  const reasons = verdict?.reasons ?? []
  if (isSameUid) return { points: surely, reasons: ['They are the same entry of the address book.', ...reasons] }
  if (!verdict) return null
  return { points: verdict.points, reasons }
}

const surely = 1_000
/** From here on it is one person: an address and a name that fit, or a name and the company. */
export const sureFrom = 50

/** The same whole name, and nothing that speaks against it. */
export function isNameEnough(one: Compared, other: Compared) {
  if (likeness(one.displayName, other.displayName) !== 'same') return false
  if (!isFullName(nameKeyOf(one.displayName) ?? '')) return false
  const areApart = (mine: string[], theirs: string[]) => mine.length > 0 && theirs.length > 0
  return !(
    areApart(one.emails, other.emails) ||
    areApart(one.phones, other.phones) ||
    differ(one.company, other.company)
  )
}

export function differ(one: string | null, other: string | null) {
  return one !== null && other !== null && fold(one) !== fold(other)
}
