import type { Profile } from '#platform/db/schema/values.ts'
import { fieldOf, type ListField, type OneField } from './fields.ts'
import { isListField, isSameValue, type Person, parseField } from './person.ts'
import type { Property } from './property.ts'

/** The order of fields in a card. */
const order: (ListField | OneField)[] = ['company', 'title', 'emails', 'phones', 'location', 'profiles', 'birthday']

export type FieldMatch = { field: ListField | OneField; place: number; isWhole: boolean }

/** The value of the person that a line contains; null if it contains something else. */
export function matchField(person: Person, property: Property, sense = fieldOf(property)): FieldMatch | null {
  if (!sense || sense.field === 'tags') return null
  const { value } = parseField(sense.field, sense.values[0])
  if (value === undefined) return null
  const place = placeOf(person, sense.field, property.name === 'URL' ? (value as Profile).url : value)
  return place < 0 ? null : { field: sense.field, place, isWhole: sense.isWhole }
}

/** A URL is the same whatever its service. */
function placeOf(person: Person, field: ListField | OneField, value: unknown) {
  if (!isListField(field)) return person[field] === value ? 0 : -1
  if (field === 'profiles' && typeof value === 'string') return person.profiles.findIndex(({ url }) => url === value)
  const list: unknown[] = person[field]
  return list.findIndex((each) => isSameValue(each, value))
}

/** Sorts lines as our cards do: by field, then by place in the list. */
export const compareMatches = (a: FieldMatch, b: FieldMatch) =>
  order.indexOf(a.field) - order.indexOf(b.field) || a.place - b.place
