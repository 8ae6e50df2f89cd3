import { mostOf } from '#people/connections/api.ts'
import { oneLine } from './card-line.ts'
import { envelope, isOwnId } from './own-lines.ts'
import { fitting, isListField, type Person } from './person.ts'
import { type Property, parseProperty } from './property.ts'
import { type ListField, type OneField, senseOf } from './senses.ts'
import { standingOf } from './standing.ts'
import { meant } from './values.ts'

/** The kept lines of a person: those that say what a field says, and more, stand for it while it is so. */
export function keptLines(person: Person, extras: readonly string[]) {
  const properties = extras.flatMap((line) => parseProperty(oneLine(line)) ?? []).filter((each) => !isOurs(each))
  const uid = properties.find(({ name }) => name === 'UID')
  const named = properties.find(({ name }) => name === 'X-KITH-NAME')
  const name = named && properties.slice(properties.indexOf(named)).find(({ name }) => name === 'N')
  const standing = new Map<string, string[]>()
  const others: string[] = []
  for (const property of properties.filter((each) => each !== uid && each !== named && each !== name)) {
    const stands = standingOf(person, property)
    if (stands) {
      const key = `${stands.field} ${stands.place}`
      standing.set(key, [...(standing.get(key) ?? []), property.raw])
    } else if (!isOutdated(person, property)) others.push(property.raw)
  }
  return {
    of: (field: ListField | OneField, place: number) => standing.get(`${field} ${place}`),
    /** The parts of the name, as long as the person is called so. */
    name: named && meant(named.value) === person.displayName ? name?.raw : undefined,
    uid: uid?.raw,
    others,
  }
}

/** What a card of ours says once, and itself. */
const isOurs = (property: Property) => envelope.has(property.name) || isOwnId(property)

/** A line that would fit into a field which no longer says so: the member has changed it since. */
function isOutdated(person: Person, property: Property) {
  const sense = senseOf(property)
  if (!sense || sense.field === 'tags' || sense.field === 'location') return false
  if (fitting(sense.field, sense.values[0]).value === undefined) return false
  return isListField(sense.field) ? person[sense.field].length < mostOf[sense.field] : person[sense.field] === undefined
}
