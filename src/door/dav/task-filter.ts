import { childNamed, childrenNamed, type XmlElement } from '#platform/xml/read.ts'

/** The filter of a calendar-query, for tasks: by component and by property. Times are not compared: too many are no harm. */
export function taskMatcher(query: XmlElement): (data: string) => boolean {
  const outer = childNamed(childNamed(query, 'cal:filter') ?? query, 'cal:comp-filter')
  const inner = outer && childNamed(outer, 'cal:comp-filter')
  if (!inner) return () => true
  if (inner.attributes.get('name')?.toUpperCase() !== 'VTODO') return () => false
  const filters = childrenNamed(inner, 'cal:prop-filter')
  return (data) => filters.every((filter) => matchesProperty(data, filter))
}

function matchesProperty(data: string, filter: XmlElement) {
  const name = filter.attributes.get('name')?.toUpperCase() ?? ''
  const values = data
    .replaceAll(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line.toUpperCase().startsWith(`${name}:`) || line.toUpperCase().startsWith(`${name};`))
    .map((line) => line.slice(line.indexOf(':') + 1).toLowerCase())
  if (childNamed(filter, 'cal:is-not-defined')) return values.length === 0
  const match = childNamed(filter, 'cal:text-match')
  if (!match) return values.length > 0
  const isFound = values.some((value) => value.includes(match.text.trim().toLowerCase()))
  return match.attributes.get('negate-condition')?.toLowerCase() === 'yes' ? !isFound : isFound
}
