/** The namespaces of DAV and the prefixes that our answers use. */
export const namespaces = {
  d: 'DAV:',
  card: 'urn:ietf:params:xml:ns:carddav',
  cal: 'urn:ietf:params:xml:ns:caldav',
  cs: 'http://calendarserver.org/ns/',
} as const

type Prefix = keyof typeof namespaces

/** A name with one of our prefixes, such as `d:href`. */
export type XmlName = `${Prefix}:${string}`

const prefixes = new Map<string, string>(Object.entries(namespaces).map(([prefix, uri]) => [uri, prefix]))

/** `d:href` for href in DAV:, whatever prefix the client chose; `{urn:x}name` for a name of any other namespace. */
export function nameOf(uri: string, local: string) {
  const prefix = prefixes.get(uri)
  return prefix === undefined ? `{${uri}}${local}` : `${prefix}:${local}`
}
