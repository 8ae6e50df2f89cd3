import { cardsOf } from '#cards/cards/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { keepPhotos } from '../files/photos.ts'
import { atOnce, type Kind } from '../records/kind.ts'
import { CardRecord, cardRecord } from './card-record.ts'
import { keepCards } from './keep-cards.ts'

export const cards: Kind = {
  name: 'cards',
  table: 'cards',
  record: CardRecord,
  idOf: ({ id }: CardRecord) => id,
  page,
  prepare: keepPhotos,
  keep: keepCards,
}

async function page(ctx: MemberContext, after: string | null) {
  const rows = await cardRows(ctx, after)
  const records = await Promise.all(rows.map((row) => cardRecord(ctx, row)))
  return { records, next: rows.length < atOnce ? null : (rows.at(-1)?.id ?? null) }
}

/** The next of a member's cards, by their ids. */
export function cardRows(ctx: MemberContext, after: string | null) {
  const mine = cardsOf(ctx.db, { memberId: ctx.member.id })
  return (after === null ? mine : mine.where('cards.id', '>', after)).orderBy('cards.id').limit(atOnce).execute()
}
