import { childNamed, type XmlElement } from '#platform/xml/xml.ts'
import type { Collection } from './collection.ts'
import { DavFault } from './faults.ts'
import { element } from './xml/write.ts'

const mediaTypeOf = ({ contentType }: Collection) => contentType.split(';')[0] ?? ''

/** The version that an `Accept` header likes best, and the usual one if it names none we have: clients send anything. */
export function acceptedVersion(accept: string | undefined, collection: Collection) {
  const [usual] = collection.versions
  const ranges = (accept ?? '').toLowerCase().split(',').map(readRange)
  const fitting = ranges.filter(
    ({ type, version = usual, quality }) =>
      [mediaTypeOf(collection), 'text/*', '*/*'].includes(type) && collection.versions.includes(version) && quality > 0,
  )
  const [best] = fitting.toSorted((a, b) => b.quality - a.quality)
  return best?.version ?? usual
}

/** Such as `text/vcard; version=4.0; q=0.5`. */
function readRange(range: string) {
  const [type = '', ...parameters] = range.split(';').map((part) => part.trim())
  const parameter = (name: string) =>
    parameters
      .find((each) => each.startsWith(`${name}=`))
      ?.slice(name.length + 1)
      .replaceAll('"', '')
  const quality = Number(parameter('q') ?? 1)
  return { type, version: parameter('version'), quality: Number.isNaN(quality) ? 1 : quality }
}

/** The version in which a report asks for the data. */
export function askedVersion(body: XmlElement, collection: Collection) {
  const properties = childNamed(body, 'd:prop')
  const asked = properties && childNamed(properties, collection.dataProperty)
  const type = asked?.attributes.get('content-type') ?? mediaTypeOf(collection)
  const version = asked?.attributes.get('version') ?? collection.versions[0]
  if (type.toLowerCase() !== mediaTypeOf(collection) || !collection.versions.includes(version))
    throw new DavFault(403, element(collection.conditions.version))
  return version
}

/** The attributes of data in another version than the usual one, which needs none. */
export const versionNote = (collection: Collection, version: string) =>
  version === collection.versions[0] ? '' : ` content-type="${mediaTypeOf(collection)}" version="${version}"`
