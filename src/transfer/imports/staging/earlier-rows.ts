import { nameKeyOf } from '#language/names/name-key.ts'
import { fewestDigits } from '#people/duplicates/matching/compare.ts'
import { emailTerm, phoneTerm } from '#people/search/index/terms.ts'
import type { ImportedContact } from '#platform/db/schema/values.ts'
import { isNameEnough, likely, sureFrom } from '../matching/score.ts'

/** A row of the file, and the one it joins. */
export type Earlier = { number: number; contact: ImportedContact; joins: number | undefined }

/**
 * The people of a file by what they may be known again by. Only numbers of rows are kept: what stands in them is
 * looked up by `read`, a part of the file at a time, for a file may be long.
 */
export function peopleWithin(read: (numbers: number[]) => Promise<Earlier[]>) {
  const rows = new Map<string, number[]>()
  let known = new Map<number, Earlier>()
  const numbersOf = (contact: ImportedContact) => new Set(keysOf(contact).flatMap((key) => rows.get(key) ?? []))

  /** Before a part is gone through: whom its people may be. */
  async function load(contacts: ImportedContact[]) {
    const numbers = new Set(contacts.flatMap((contact) => [...numbersOf(contact)]))
    const earlier = numbers.size > 0 ? await read([...numbers]) : []
    known = new Map(earlier.map((each) => [each.number, each]))
  }

  /** The row before that tells of the same person. */
  function find(contact: ImportedContact) {
    const earlier = [...numbersOf(contact)].sort((a, b) => a - b).flatMap((number) => known.get(number) ?? [])
    return earlier.find((each) => isSamePerson(contact, each.contact))
  }

  function add(row: Earlier) {
    known.set(row.number, row)
    for (const key of keysOf(row.contact)) {
      const of = rows.get(key) ?? []
      if (of.length < mostOfOneKey) rows.set(key, [...of, row.number])
    }
  }

  return { load, find, add }
}

const mostOfOneKey = 8

function keysOf({ uid, emails, phones, displayName }: ImportedContact) {
  const ends = phones.map((phone) => phoneTerm(phone).slice(0, fewestDigits + 1))
  const name = nameKeyOf(displayName)
  return [
    ...(uid === null ? [] : [`!${uid}`]),
    ...emails.map(emailTerm),
    ...ends.filter((end) => end.length > fewestDigits),
    ...(name === null ? [] : [`=${name}`]),
  ]
}

function isSamePerson(contact: ImportedContact, other: ImportedContact) {
  const isSameUid = contact.uid !== null && contact.uid === other.uid
  const { points } = likely(contact, other, isSameUid) ?? { points: 0 }
  // Two entries of one address book with nothing but the name in common may well be two people.
  const mayBeTwo = contact.uid !== null && other.uid !== null
  return points >= sureFrom || (points > 0 && !mayBeTwo && isNameEnough(contact, other))
}
