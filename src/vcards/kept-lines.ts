import { mostOf } from '../connections/api.ts'
import { fitting, isListField, type Person } from './person.ts'
import { oneLine, type Property, parseProperty } from './property.ts'
import { type ListField, type OneField, senseOf } from './senses.ts'
import { standingOf } from './standing.ts'
import { meant } from './values.ts'

/** The kept lines of a person: those that say what a field says, and more, stand for it while it is so. */
export function keptLines(person: Person, extras: readonly string[]) {
  const properties = extras
    .flatMap((line) => parseProperty(oneLine(line)) ?? [])
    .filter(({ name }) => !opened.has(name))
  const standing = new Map<string, string[]>()
  const others: string[] = []
  for (const property of properties) {
    const stands = standingOf(person, property)
    if (stands) {
      const key = `${stands.field} ${stands.place}`
      standing.set(key, [...(standing.get(key) ?? []), property.raw])
    } else if (!ofName.has(property.name) && !isOutdated(person, property)) others.push(property.raw)
  }
  const isNamed = properties.some(({ name, value }) => name === 'X-KITH-NAME' && meant(value) === person.displayName)
  return {
    of: (field: ListField | OneField, place: number) => standing.get(`${field} ${place}`),
    name: isNamed ? properties.find(({ name }) => name === 'N')?.raw : undefined,
    uid: properties.find(({ name }) => name === 'UID')?.raw,
    others,
  }
}

/** What a card of ours says once, and itself. */
const opened = new Set(['BEGIN', 'END', 'VERSION', 'PRODID', 'REV', 'X-KITH-ID'])
const ofName = new Set(['N', 'X-KITH-NAME', 'UID'])

/** A line that would fit into a field which no longer says so: the member has changed it since. */
function isOutdated(person: Person, property: Property) {
  const sense = senseOf(property)
  if (!sense || sense.field === 'tags' || sense.field === 'location') return false
  if (fitting(sense.field, sense.values[0]).value === undefined) return false
  return isListField(sense.field) ? person[sense.field].length < mostOf[sense.field] : person[sense.field] === undefined
}
