import { childNamed, childrenNamed, type XmlElement } from '#platform/xml/read.ts'

/** The filter of a calendar-query, for tasks: by component and by property. Times are not compared: too many are no harm. */
export function taskMatcher(query: XmlElement): (data: string) => boolean {
  const outer = childNamed(childNamed(query, 'cal:filter') ?? query, 'cal:comp-filter')
  const inner = outer && childNamed(outer, 'cal:comp-filter')
  if (!inner) return () => true
  if (inner.attributes.get('name')?.toUpperCase() !== 'VTODO') return () => false
  const tests = childrenNamed(inner, 'cal:prop-filter').map(propertyTest)
  if (tests.length === 0) return () => true
  return (data) => {
    const values = valuesOf(data)
    return tests.every((test) => test(values))
  }
}

type Values = Map<string, string[]>

/** The values of each property, in lower case. */
function valuesOf(data: string) {
  const values: Values = new Map()
  for (const line of data.replaceAll(/\r?\n[ \t]/g, '').split(/\r?\n/)) {
    const name = /^[^:;]*/.exec(line)?.[0].toUpperCase() ?? ''
    const others = values.getOrInsertComputed(name, () => [])
    others.push(line.slice(line.indexOf(':') + 1).toLowerCase())
  }
  return values
}

function propertyTest(filter: XmlElement): (values: Values) => boolean {
  const name = filter.attributes.get('name')?.toUpperCase() ?? ''
  if (childNamed(filter, 'cal:is-not-defined')) return (values) => !values.has(name)
  const match = childNamed(filter, 'cal:text-match')
  if (!match) return (values) => values.has(name)
  const text = match.text.trim().toLowerCase()
  const isNegated = match.attributes.get('negate-condition')?.toLowerCase() === 'yes'
  return (values) => (values.get(name) ?? []).some((value) => value.includes(text)) !== isNegated
}
