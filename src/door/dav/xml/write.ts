import { namespaces, type XmlName } from '#platform/xml/xml.ts'

/** Text as the content of an element. A carriage return would be read as a line feed if it stood for itself. */
export function escapeXml(text: string) {
  if (!special.test(text)) return text
  return text.replaceAll(/[&<>\r]/g, (sign) => signs[sign] ?? '').replaceAll(forbidden, '')
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }
/** Characters that XML 1.0 forbids. With a single one, phones reject the whole address book. */
const forbidden = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu
const special = /[&<>\r]|[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u

/** An element; `inner` and ` attributes` are XML already. */
export const element = (name: XmlName, inner = '', attributes = '') =>
  inner === '' ? `<${name}${attributes}/>` : `<${name}${attributes}>${inner}</${name}>`

export const href = (path: string) => element('d:href', escapeXml(path))

/** An element of any name, such as an unknown one that a client requested. */
export function namedElement(name: string, inner = '', attributes = '') {
  const [, uri, local] = /^\{(.*)\}(.+)$/s.exec(name) ?? []
  if (local === undefined) return element(name as XmlName, inner, attributes)
  return `<x:${local} xmlns:x="${escapeXml(uri ?? '').replaceAll('"', '&quot;')}"/>`
}

const declarations = Object.entries(namespaces)
  .map(([prefix, uri]) => ` xmlns:${prefix}="${uri}"`)
  .join('')

/** The document around parts that are written one after the other. */
export async function* multistatus(parts: AsyncIterable<string> | Iterable<string>, last = '') {
  yield `<?xml version="1.0" encoding="utf-8"?>\n<d:multistatus${declarations}>`
  for await (const part of parts) yield part
  yield `${last}</d:multistatus>`
}

/** Why a request was refused, in the words of the standards. */
export const errorDocument = (inner: string) =>
  `<?xml version="1.0" encoding="utf-8"?>\n<d:error${declarations}>${inner}</d:error>`
