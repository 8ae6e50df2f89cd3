import { parseProperty } from '#cards/vcards/format/property.ts'
import { unescapeText } from '#cards/vcards/format/values.ts'
import { childNamed, childrenNamed, type XmlElement } from '#platform/xml/read.ts'

type Matcher = (card: string) => boolean

/** The filter of an `addressbook-query`; without one every card matches. */
export function cardMatcher(query: XmlElement): Matcher {
  const filter = childNamed(query, 'card:filter')
  const tests = filter ? childrenNamed(filter, 'card:prop-filter').map(propertyTest) : []
  if (!filter || tests.length === 0) return () => true
  const isAll = filter.attributes.get('test') === 'allof'
  return (card) => {
    const values = valuesOf(card)
    return isAll ? tests.every((test) => test(values)) : tests.some((test) => test(values))
  }
}

type Values = Map<string, string[]>
type Test = (values: Values) => boolean

function valuesOf(card: string) {
  const values: Values = new Map()
  for (const line of card.replaceAll(/\r\n[ \t]/g, '').split('\r\n')) {
    // Base64 is nothing to look for.
    const property = line.startsWith('PHOTO') ? null : parseProperty(line)
    if (property) values.set(property.name, [...(values.get(property.name) ?? []), unescapeText(property.value)])
  }
  return values
}

/** A property that exists, does not, or has a text. */
function propertyTest(filter: XmlElement): Test {
  const name = (filter.attributes.get('name') ?? '').toUpperCase()
  if (childNamed(filter, 'card:is-not-defined')) return (values) => !values.has(name)
  const texts = childrenNamed(filter, 'card:text-match').map(textTest)
  if (texts.length === 0) return (values) => values.has(name)
  const isAll = filter.attributes.get('test') === 'allof'
  return (values) => {
    const own = values.get(name) ?? []
    return isAll ? texts.every((test) => test(own)) : texts.some((test) => test(own))
  }
}

const comparisons: Record<string, (value: string, text: string) => boolean> = {
  equals: (value, text) => value === text,
  contains: (value, text) => value.includes(text),
  'starts-with': (value, text) => value.startsWith(text),
  'ends-with': (value, text) => value.endsWith(text),
}

function textTest(match: XmlElement) {
  const compare = comparisons[match.attributes.get('match-type') ?? 'contains'] ?? comparisons.contains
  const isNegated = match.attributes.get('negate-condition') === 'yes'
  const text = match.text.toLowerCase()
  return (values: string[]) => values.some((value) => compare?.(value.toLowerCase(), text)) !== isNegated
}
