import { maxItems } from '#people/connections/record/api.ts'
import { matchField } from '../format/field-match.ts'
import { fieldOf, type ListField, type OneField } from '../format/fields.ts'
import { headerNames, isKithId } from '../format/header.ts'
import { toOneLine } from '../format/one-line.ts'
import { isListField, type Person, parseField } from '../format/person.ts'
import { type Property, parseProperty } from '../format/property.ts'
import { unescapeText } from '../format/values.ts'

/** Sorts the extras of a person: a line that contains the value of a field, and more, is written instead of the field. */
export function restoreExtras(person: Person, extras: readonly string[]) {
  const properties = extras.flatMap((line) => parseProperty(toOneLine(line)) ?? []).filter((each) => !isOurs(each))
  const uid = properties.find(({ name }) => name === 'UID')
  const named = properties.find(({ name }) => name === 'X-KITH-NAME')
  const name = named && properties.slice(properties.indexOf(named)).find(({ name }) => name === 'N')
  const standing = new Map<string, string[]>()
  const others: Property[] = []
  for (const property of properties.filter((each) => each !== uid && each !== named && each !== name)) {
    const sense = fieldOf(property)
    const stands = matchField(person, property, sense)
    if (stands) {
      const key = `${stands.field} ${stands.place}`
      standing.set(key, [...(standing.get(key) ?? []), property.raw])
    } else if (!isOutdated(person, sense)) others.push(property)
  }
  return {
    of: (field: ListField | OneField, place: number) => standing.get(`${field} ${place}`),
    /** The parts of the name, as long as the person has this name. */
    name: named && unescapeText(named.value) === person.displayName ? name?.raw : undefined,
    uid: uid?.raw,
    others,
  }
}

/** Properties that our card writes itself. */
const isOurs = (property: Property) => headerNames.has(property.name) || isKithId(property)

/** A line whose field has another value now, because the member changed it. */
function isOutdated(person: Person, sense: ReturnType<typeof fieldOf>) {
  if (!sense || sense.field === 'tags' || sense.field === 'location') return false
  if (parseField(sense.field, sense.values[0]).value === undefined) return false
  return isListField(sense.field)
    ? person[sense.field].length < maxItems[sense.field]
    : person[sense.field] === undefined
}
