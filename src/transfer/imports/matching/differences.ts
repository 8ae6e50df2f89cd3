import { nameKeyOf } from '#language/names/name-key.ts'
import { isSameNumber } from '#people/duplicates/matching/compare.ts'
import { addedBy, listed } from '#people/duplicates/merging/lists.ts'
import type { ImportedContact, Lists } from '#platform/db/schema/values.ts'
import { differ } from './score.ts'

export type Single = (typeof singles)[number]
const singles = ['company', 'title', 'location', 'birthday', 'howMet', 'metOn', 'rhythmDays'] as const
/** Where something else is said of these, somebody should look. How one met is for the member to say. */
const telling = new Set<string>(['displayName', 'company', 'title', 'location', 'birthday'])

type Values = Pick<ImportedContact, Single | 'displayName'> & Lists

/** What is there of a person beside the fields. */
export type Beside = { extras: string[]; notes: string[]; hasUid: boolean }

export type Difference = {
  /** The fields that were empty, or get the year of a birthday. */
  fills: Partial<Pick<ImportedContact, Single>>
  lists: Lists
  extras: string[]
  notes: string[]
  uid: string | null
  differs: { field: Single | 'displayName'; mine: string; theirs: string }[]
}

/** What a contact says that is not known of a person yet, and where it says something else. */
export function difference(contact: ImportedContact, person: Values, beside: Beside): Difference {
  const filled = singles.filter((field) => contact[field] !== null && fills(field, person[field], contact[field]))
  const phones = contact.phones.filter((phone) => !person.phones.some((each) => isSameNumber(each, phone)))
  return {
    fills: Object.fromEntries(filled.map((field) => [field, contact[field]])),
    lists: addedBy(person, { ...contact, phones }),
    extras: contact.extras.filter((line) => !beside.extras.includes(line)),
    notes: contact.notes.filter((note) => !beside.notes.includes(note)),
    uid: beside.hasUid ? null : contact.uid,
    differs: [
      ...(nameKeyOf(contact.displayName) === nameKeyOf(person.displayName)
        ? []
        : [{ field: 'displayName' as const, mine: person.displayName, theirs: contact.displayName }]),
      ...singles.flatMap((field) => {
        const [mine, theirs] = [text(person[field]), text(contact[field])]
        if (filled.includes(field) || !differ(mine, theirs) || isLessExact(field, mine, theirs)) return []
        return [{ field, mine: mine ?? '', theirs: theirs ?? '' }]
      }),
    ],
  }
}

export function addsOf({ fills, lists, extras, notes }: Difference) {
  const more = { extras, notes }
  return [
    ...Object.keys(fills),
    ...listed.filter((field) => lists[field].length > 0),
    ...(['notes', 'extras'] as const).filter((field) => more[field].length > 0),
  ]
}

/** What a row is whose person is known. */
export function verdictOn(found: Difference) {
  if (found.differs.some(({ field }) => telling.has(field))) return 'conflict'
  return addsOf(found).length > 0 ? 'match' : 'same'
}

type Value = string | number | null

/** The year is worth knowing where the day is the same. */
function fills(field: Single, mine: Value, theirs: Value) {
  if (mine === null) return true
  return field === 'birthday' && isWithoutYear(mine) && !isWithoutYear(theirs) && isSameDay(mine, theirs)
}

const isLessExact = (field: Single, mine: Value, theirs: Value) =>
  field === 'birthday' && isWithoutYear(theirs) && isSameDay(mine, theirs)

const isWithoutYear = (day: Value) => String(day).startsWith('--')
const isSameDay = (one: Value, other: Value) => String(one).slice(-5) === String(other).slice(-5)
const text = (value: Value) => (value === null ? null : String(value))
