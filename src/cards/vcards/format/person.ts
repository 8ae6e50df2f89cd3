import { fieldErrors } from '#contract/field-errors.ts'
import { isTextId } from '#contract/texts/catalogs.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { connectionsApi } from '#people/connections/api.ts'
import { maxItems } from '#people/connections/record/api.ts'
import { hasSameText, labelOf } from '#people/connections/record/lists.ts'
import type { Lists, Profile } from '#platform/db/schema/values.ts'
import { fieldOf, type ListField, type OneField } from './fields.ts'
import type { Property } from './property.ts'

/** A person of an address book, in Kith's fields. */
export type Person = {
  displayName: string
  company?: string | undefined
  title?: string | undefined
  location?: string | undefined
  birthday?: string | undefined
  howMet?: string | undefined
  metOn?: string | undefined
  rhythmDays?: number | undefined
  pronouns?: string | undefined
  role?: string | undefined
  companySince?: string | undefined
  department?: string | undefined
  prefix?: string | undefined
  suffix?: string | undefined
} & Pick<Lists, 'emails' | 'phones' | 'tags' | 'profiles'> &
  Partial<Lists>

const { shape } = connectionsApi.Connections_create.input

/** The value as the field stores it, or why it is not valid. */
export function parseField(
  field: ListField | OneField | 'displayName' | 'department' | 'prefix' | 'suffix' | 'labels',
  value: unknown,
): { value?: unknown; why?: Text } {
  const isList = field in maxItems
  const { success, data, error } = shape[field].safeParse(isList ? [value] : value)
  if (success) return { value: Array.isArray(data) ? data[0] : data }
  if (field === 'birthday' || field === 'metOn' || field === 'companySince')
    return { why: say('fields.notCalendarDate') }
  const [issue] = error.issues
  const [wrong] = fieldErrors(error)
  // The library's own messages say nothing to a member.
  const isOurs = issue !== undefined && isTextId(issue.message) && wrong?.message.startsWith('must')
  return { why: (isOurs && wrong?.text) || say('fields.notValid') }
}

export const isListField = (field: ListField | OneField): field is ListField => field in maxItems

/** Adds a value to a list of the person, or sets an empty field. Returns whether the person has the value now. */
export function addValue(person: Person, field: ListField | OneField, value: unknown) {
  if (!isListField(field)) {
    if (person[field] !== undefined) return person[field] === value
    Object.assign(person, { [field]: value })
    return true
  }
  const list: unknown[] = person[field] ?? []
  if (list.some((each) => isSameValue(each, value))) return true
  if (list.length >= maxItems[field]) return false
  Object.assign(person, { [field]: [...list, value] })
  return true
}

export function isSameValue(a: unknown, b: unknown) {
  if (typeof a === 'string' && typeof b === 'string') return a.toLowerCase() === b.toLowerCase()
  return hasSameText(a as object, b as object)
}

/** The order of fields in a card. */
const order: (ListField | OneField)[] = [
  ...(['company', 'title', 'emails', 'phones', 'location', 'addresses', 'profiles', 'birthday'] as const),
]

export type FieldMatch = { field: ListField | OneField; place: number; isWhole: boolean }

/** The value of the person that a line contains; null if it contains something else. */
export function matchField(person: Person, property: Property, sense = fieldOf(property)): FieldMatch | null {
  if (!sense || sense.field === 'tags') return null
  const { value } = parseField(sense.field, sense.values[0])
  if (value === undefined) return null
  const place = placeOf(person, sense.field, property.name === 'URL' ? (value as Profile).url : value)
  if (place < 0) return null
  if (sense.field === 'company' && !isIn(person.department, sense.department)) return null
  const isLabelled = !hasLabel(sense.field) || labelOf(person, String(value)) === sense.label
  return { field: sense.field, place, isWhole: sense.isWhole && isLabelled }
}

/** A department that is not known yet may be any: it was an extra before. */
const isIn = (department: string | undefined, written: string | undefined) =>
  department === undefined || department === written

export const hasLabel = (field: ListField | OneField): field is 'emails' | 'phones' =>
  field === 'emails' || field === 'phones'

/** A URL is the same whatever its service. */
function placeOf(person: Person, field: ListField | OneField, value: unknown) {
  if (!isListField(field)) return person[field] === value ? 0 : -1
  if (field === 'profiles' && typeof value === 'string') return person.profiles.findIndex(({ url }) => url === value)
  const list: unknown[] = person[field] ?? []
  return list.findIndex((each) => isSameValue(each, value))
}

/** Sorts lines as our cards do: by field, then by place in the list. */
export const compareMatches = (a: FieldMatch, b: FieldMatch) =>
  order.indexOf(a.field) - order.indexOf(b.field) || a.place - b.place
