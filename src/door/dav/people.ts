import { nthRevision } from '#platform/db/revisions.ts'
import { followChanges } from '#transfer/address-book/follow-changes.ts'
import { type BookCard, changedCards, listCards, readCards } from '#transfer/address-book/read-cards.ts'
import { removeCard } from '#transfer/address-book/writing/remove-card.ts'
import { writeCard } from '#transfer/address-book/writing/write-card.ts'
import { cardMatcher } from './card-filter.ts'
import type { Collection, Item } from './collection.ts'
import { element } from './xml/write.ts'

const maxBytes = 4 * 1024 * 1024

/** The people of a member as one address book: Macs show the first only. Always vCard 3.0, which every client reads. */
export const peopleCollection: Collection = {
  segment: 'people',
  displayName: 'Kith',
  resourceType: element('card:addressbook'),
  contentType: 'text/vcard; charset=utf-8',
  maxBytes,
  dataProperty: 'card:address-data',
  multiget: 'card:addressbook-multiget',
  query: 'card:addressbook-query',
  conditions: { unreadable: 'card:valid-address-data', unsupported: 'card:supported-address-data' },
  properties: {
    'card:supported-address-data': '<card:address-data-type content-type="text/vcard" version="3.0"/>',
    'card:max-resource-size': String(maxBytes),
  },
  revision: async (ctx) => (await followChanges(ctx)).revision,
  list: (ctx, { withData }) => toItems(listCards(ctx, { withText: withData })),
  read: (ctx, names, { withData }) => toItems(readCards(ctx, names, { withText: withData })),
  changes: (ctx, range, { withData }) => toItems(changedCards(ctx, range, { withText: withData })),
  cutAfter: (ctx, since, count) => nthRevision(ctx, 'addressCards', { since, count }),
  matcher: cardMatcher,
  write: (ctx, { client, ...change }) => writeCard(ctx, { ...change, hidesCategories: client.hidesCategories }),
  remove: (ctx, { client: _, ...change }) => removeCard(ctx, change),
}

async function* toItems(parts: AsyncIterable<BookCard[]>): AsyncGenerator<Item[]> {
  for await (const cards of parts)
    yield cards.map((card) => ('isGone' in card ? card : { name: card.name, etag: card.etag, data: card.text }))
}
