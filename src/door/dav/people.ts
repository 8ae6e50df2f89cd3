import { type Version, versions } from '#cards/vcards/format/header.ts'
import { nthRevision } from '#platform/db/revisions.ts'
import { followChanges } from '#transfer/address-book/follow-changes.ts'
import { type BookCard, changedCards, listCards, readCards } from '#transfer/address-book/read-cards.ts'
import { removeCard } from '#transfer/address-book/writing/remove-card.ts'
import { writeCard } from '#transfer/address-book/writing/write-card.ts'
import { cardMatcher } from './card-filter.ts'
import type { Collection, Item, ItemOptions } from './collection.ts'
import { element } from './xml/write.ts'

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
  list: (ctx, options) => toItems(listCards(ctx, wanted(options))),
  read: (ctx, names, options) => toItems(readCards(ctx, names, wanted(options))),
  changes: (ctx, range, options) => toItems(changedCards(ctx, range, wanted(options))),
  cutAfter: (ctx, since, count) => nthRevision(ctx, 'addressCards', { since, count }),
  matcher: cardMatcher,
  write: (ctx, { client, ...change }) => writeCard(ctx, { ...change, hidesCategories: client.hidesCategories }),
  remove: (ctx, { client: _, ...change }) => removeCard(ctx, change),
}

const wanted = ({ withData, version }: ItemOptions) => ({ withText: withData, version: version as Version })

async function* toItems(parts: AsyncIterable<BookCard[]>): AsyncGenerator<Item[]> {
  for await (const cards of parts)
    yield cards.map((card) => ('isGone' in card ? card : { name: card.name, etag: card.etag, data: card.text }))
}
