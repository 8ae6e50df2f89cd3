import { nameKeyOf } from '#language/names/name-keys.ts'
import { minDigits } from '#people/duplicates/matching/compare.ts'
import { emailTerm, phoneTerm } from '#people/search/index/terms.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { isSameByName, scoreMatch, surePoints } from '../matching/score.ts'

/** An earlier row of the same file, and the row it joins. */
type EarlierRow = { number: number; contact: ImportedContact; joins: number | undefined }

/**
 * Finds earlier rows of the same file about the same person. Only row numbers are kept in memory, because a file may be
 * long: `read` loads their contents, for a batch of rows at a time.
 */
export function earlierRows(read: (numbers: number[]) => Promise<EarlierRow[]>) {
  const rows = new Map<string, number[]>()
  let known = new Map<number, EarlierRow>()
  const numbersOf = (contact: ImportedContact) => new Set(keysOf(contact).flatMap((key) => rows.get(key) ?? []))

  /** Loads the earlier rows that the contacts of the next batch may match. */
  async function load(contacts: ImportedContact[]) {
    const numbers = new Set(contacts.flatMap((contact) => [...numbersOf(contact)]))
    const earlier = numbers.size > 0 ? await read([...numbers]) : []
    known = new Map(earlier.map((each) => [each.number, each]))
  }

  /** The first earlier row about the same person. */
  function find(contact: ImportedContact) {
    const earlier = [...numbersOf(contact)].sort((a, b) => a - b).flatMap((number) => known.get(number) ?? [])
    return earlier.find((each) => isSamePerson(contact, each.contact))
  }

  function add(row: EarlierRow) {
    known.set(row.number, row)
    for (const key of keysOf(row.contact)) {
      const numbers = rows.get(key) ?? []
      if (numbers.length < maxRowsPerKey) rows.set(key, [...numbers, row.number])
    }
  }

  return { load, find, add }
}

const maxRowsPerKey = 8

function keysOf({ uid, emails, phones, displayName }: ImportedContact) {
  const ends = phones.map((phone) => phoneTerm(phone).slice(0, minDigits + 1))
  const name = nameKeyOf(displayName)
  return [
    ...(uid === null ? [] : [`!${uid}`]),
    ...emails.map(emailTerm),
    ...ends.filter((end) => end.length > minDigits),
    ...(name === null ? [] : [`=${name}`]),
  ]
}

function isSamePerson(contact: ImportedContact, other: ImportedContact) {
  const isSameUid = contact.uid !== null && contact.uid === other.uid
  const { points } = scoreMatch(contact, other, isSameUid) ?? { points: 0 }
  // Two entries of one address book with only the name in common may be two people.
  const mayBeTwo = contact.uid !== null && other.uid !== null
  return points >= surePoints || (points > 0 && !mayBeTwo && isSameByName(contact, other))
}
