import type { MergeRecord } from '#platform/db/schema/people.ts'
import type { Lists } from '#platform/db/schema/values.ts'
import { joinLists, listFields, missingValues, refuseLongLists } from '../../connections/record/lists.ts'
import type { Person } from '../../connections/record/row.ts'

type From = 'kept' | 'other' | 'both'
type Value = string | number | null

/**
 * One person made of two: where each field comes from, the changes, and the values set aside. Contact and rhythm are
 * recomputed after the timelines are joined.
 */
export type CombinedPerson = {
  person: Person
  fields: { field: string; from: From }[]
  changed: NonNullable<MergeRecord['changed']>
  added: Lists
  setAside: { field: string; kept: string; other: string }[]
}

/** Which value is kept, for each field. */
const rules = {
  displayName: firstKnown,
  company: firstKnown,
  title: firstKnown,
  location: firstKnown,
  howMet: firstKnown,
  metOn: smaller,
  birthday: fuller,
  rhythmDays: firstKnown,
  prefix: firstKnown,
  suffix: firstKnown,
  pronouns: firstKnown,
  department: firstKnown,
  role: firstKnown,
  companySince: firstKnown,
} satisfies Partial<Record<keyof Person, (kept: Value, other: Value) => Value>>

/** The same for fields that are computed or not shown. They are never set aside. */
const innerRules = {
  createdAt: smaller,
  restUntil: firstKnown,
  birthdayOn: firstKnown,
  tagRhythmDays: smaller,
  learnedRhythmDays: firstKnown,
  photo: firstKnown,
} satisfies Partial<Record<keyof Person, (kept: Value, other: Value) => Value>>

const shown = Object.keys(rules) as (keyof typeof rules)[]
const allRules = { ...rules, ...innerRules } as Record<
  keyof typeof rules | keyof typeof innerRules,
  (a: Value, b: Value) => Value
>

export function combine(kept: Person, other: Person): CombinedPerson {
  const added = missingValues(kept, other)
  const entries = Object.entries(allRules).map(([name, rule]) => {
    const field = name as keyof typeof allRules
    return [field, rule(kept[field], other[field])] as const
  })
  const person = { ...kept, ...(Object.fromEntries(entries) as Partial<Person>), ...joinLists(kept, added) }
  refuseLongLists(person)
  const differing = entries.filter(([field, value]) => value !== kept[field])
  return {
    person,
    fields: [...shown.flatMap(singleFrom(kept, other, person)), ...listFields.flatMap(listFrom(kept, other, added))],
    changed: Object.fromEntries(differing.map(([field, became]) => [field, { was: kept[field], became }])),
    added,
    setAside: shown.flatMap(inConflict(kept, other, person)),
  }
}

function singleFrom(kept: Person, other: Person, person: Person) {
  return (field: keyof typeof rules): CombinedPerson['fields'] => {
    const value = person[field]
    if (value === null) return []
    if (kept[field] === other[field]) return [{ field, from: 'both' }]
    return [{ field, from: value === kept[field] ? 'kept' : 'other' }]
  }
}

function listFrom(kept: Person, other: Person, added: Lists) {
  return (field: keyof Lists): CombinedPerson['fields'] => {
    if (kept[field].length === 0 && other[field].length === 0) return []
    if (added[field].length > 0) return [{ field, from: kept[field].length > 0 ? 'both' : 'other' }]
    return [{ field, from: 'kept' }]
  }
}

/** Values of the other person that were neither kept nor a less exact form of the kept one. */
function inConflict(kept: Person, other: Person, person: Person) {
  return (field: keyof typeof rules): CombinedPerson['setAside'] => {
    const [value, left] = [person[field], person[field] === kept[field] ? other[field] : kept[field]]
    if (value === null || left === null || left === value) return []
    if (field === 'birthday' && isSameDay(String(left), String(value))) return []
    return [{ field, kept: String(value), other: String(left) }]
  }
}

function firstKnown(kept: Value, other: Value) {
  return kept ?? other
}

/** The earlier day, the shorter rhythm. */
function smaller(kept: Value, other: Value) {
  if (kept === null || other === null) return kept ?? other
  return other < kept ? other : kept
}

/** The year is worth knowing where the day is the same. */
function fuller(kept: Value, other: Value) {
  if (kept === null || other === null) return kept ?? other
  const isMore = String(kept).startsWith('--') && isSameDay(String(kept), String(other))
  return isMore ? other : kept
}

/** The same day of the year, if one year is unknown. */
function isSameDay(one: string, other: string) {
  return one.slice(-5) === other.slice(-5) && (one.startsWith('--') || other.startsWith('--'))
}
