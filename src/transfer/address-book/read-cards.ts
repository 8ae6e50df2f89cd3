import type { Version } from '#cards/vcards/format/header.ts'
import { readPhotoJpeg } from '#cards/vcards/writing/address-book.ts'
import { syncedItems } from '../sync/items.ts'
import { cardToSend, etagOf } from './card-text.ts'
import type { CardRow } from './cards.ts'

/** The cards of the book as devices get them. */
export const bookItems = syncedItems<CardRow>({
  table: 'addressCards',
  // Each may have a photo among the blobs.
  atOnce: 4,
  textOf: ({ card }) => card,
  toItem: async (ctx, row, { withData, version, giveTurn }) => {
    const [name, etag] = [row.name, etagOf(row)]
    if (!withData) return { name, etag }
    const jpeg = row.photo === null ? null : await readPhotoJpeg(ctx, row.photo)
    return { name, etag, data: await cardToSend(row, { jpeg, version: version as Version, giveTurn }) }
  },
})
