import { versions } from '#cards/vcards/format/header.ts'
import { parseProperty } from '#cards/vcards/format/property.ts'
import { unescapeText } from '#cards/vcards/format/values.ts'
import { nthRevision } from '#platform/db/revisions.ts'
import { childNamed, childrenNamed, type XmlElement } from '#platform/xml/xml.ts'
import { followChanges } from '#transfer/address-book/follow-changes.ts'
import { bookItems } from '#transfer/address-book/read-cards.ts'
import { removeCard } from '#transfer/address-book/writing/remove-card.ts'
import { writeCard } from '#transfer/address-book/writing/write-card.ts'
import type { Collection } from './collection.ts'
import { element } from './xml/write.ts'

type Matcher = (card: string) => boolean

/** The filter of an `addressbook-query`; without one every card matches. */
function cardMatcher(query: XmlElement): Matcher {
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

const maxBytes = 4 * 1024 * 1024

/** The people of a member as one address book: Macs show the first only. vCard 3.0, which every client reads, unless 4.0 is asked for. */
export const peopleCollection: Collection = {
  segment: 'people',
  displayName: 'Kith',
  resourceType: element('card:addressbook'),
  contentType: 'text/vcard; charset=utf-8',
  versions: ['3.0', '4.0'],
  maxBytes,
  dataProperty: 'card:address-data',
  multiget: 'card:addressbook-multiget',
  query: 'card:addressbook-query',
  conditions: {
    unreadable: 'card:valid-address-data',
    unsupported: 'card:supported-address-data',
    version: 'card:supported-address-data',
  },
  properties: {
    'card:supported-address-data': versions
      .map((version) => `<card:address-data-type content-type="text/vcard" version="${version}"/>`)
      .join(''),
    'card:max-resource-size': String(maxBytes),
  },
  revision: async (ctx) => (await followChanges(ctx)).revision,
  ...bookItems,
  cutAfter: (ctx, since, count) => nthRevision(ctx, 'addressCards', { since, count }),
  matcher: cardMatcher,
  write: (ctx, { client, ...change }) => writeCard(ctx, { ...change, hidesCategories: client.hidesCategories }),
  remove: (ctx, { client: _, ...change }) => removeCard(ctx, change),
}
