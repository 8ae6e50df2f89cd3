import type { Version } from '#cards/vcards/format/header.ts'
import { readPhotoJpeg } from '#cards/vcards/writing/address-book.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { pagesOf } from '#platform/db/paging.ts'
import { cardToSend, etagOf } from './card-text.ts'
import { type CardRow, cardsOf } from './cards.ts'

/** A card as devices see it. `text` is there if it was asked for; a card that left the book has only its name. */
export type BookCard = { name: string; etag: string; text?: string | undefined } | { name: string; isGone: true }

/** Each may have half a megabyte, and a group a whole one. */
const pageSize = 20
/** Each may have a photo among the blobs. */
const readAtOnce = 4

type Options = { withText: boolean; version: Version }

/** Every card in the book, by name, in parts. */
export async function* listCards(ctx: MemberContext, options: Options): AsyncGenerator<BookCard[]> {
  const giveTurn = takeTurns()
  const pages = pagesOf<CardRow>(pageSize, (last) =>
    cardsOf(ctx)
      .where('goneAt', 'is', null)
      .where('name', '>', last?.name ?? '')
      .orderBy('name')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) yield* toCards(ctx, rows, options, giveTurn)
}

type Range = { since: number; until: number }

/** What changed after a revision, oldest change first, in parts. */
export async function* changedCards(ctx: MemberContext, { since, until }: Range, options: Options) {
  const giveTurn = takeTurns()
  const pages = pagesOf<CardRow>(pageSize, (last) =>
    cardsOf(ctx)
      .where('revision', '>', last?.revision ?? since)
      .where('revision', '<=', until)
      .orderBy('revision')
      .limit(pageSize)
      .execute(),
  )
  for await (const rows of pages) yield* toCards(ctx, rows, options, giveTurn)
}

/** The cards with these names, in this order, in parts. A name that is unknown is gone as well. */
export async function* readCards(ctx: MemberContext, names: string[], options: Options): AsyncGenerator<BookCard[]> {
  const giveTurn = takeTurns()
  for (const some of chunks(names, pageSize)) {
    const rows = new Map((await cardsOf(ctx).where('name', 'in', some).execute()).map((row) => [row.name, row]))
    const found = some.map((name) => rows.get(name) ?? { name })
    yield* toCards(ctx, found, options, giveTurn)
  }
}

/** The share of time is counted over all parts, not anew for each. */
async function* toCards(
  ctx: MemberContext,
  rows: (CardRow | { name: string })[],
  options: Options,
  giveTurn: () => Promise<void>,
) {
  for (const some of chunks(rows, readAtOnce)) {
    await giveTurn()
    yield await Promise.all(some.map((row) => toCard(ctx, row, { ...options, giveTurn })))
  }
}

type Reading = Options & { giveTurn: () => Promise<void> }

async function toCard(
  ctx: MemberContext,
  row: CardRow | { name: string },
  { withText, ...reading }: Reading,
): Promise<BookCard> {
  const { name } = row
  // One without its text has just been deleted for good.
  if (!('card' in row) || row.goneAt !== null || row.card === '') return { name, isGone: true }
  const etag = etagOf(row)
  if (!withText) return { name, etag }
  const jpeg = row.photo === null ? null : await readPhotoJpeg(ctx, row.photo)
  return { name, etag, text: await cardToSend(row, { jpeg, ...reading }) }
}
