import { cardsOf } from '#cards/cards/row.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { savePhotos } from '../files/photos.ts'
import { batchSize, type RecordKind } from '../records/kind.ts'
import { CardRecord, cardRecord } from './card-record.ts'
import { saveCards } from './save-cards.ts'

export const cards: RecordKind = {
  name: 'cards',
  table: 'cards',
  record: CardRecord,
  idOf: ({ id }: CardRecord) => id,
  page: readPage,
  prepare: savePhotos,
  save: saveCards,
}

async function readPage(ctx: MemberContext, after: string | null) {
  const rows = await cardRows(ctx, after)
  const records = await Promise.all(rows.map((row) => cardRecord(ctx, row)))
  return { records, next: rows.length < batchSize ? null : (rows.at(-1)?.id ?? null) }
}

/** The next cards of a member, by id. */
export function cardRows(ctx: MemberContext, after: string | null) {
  const mine = cardsOf(ctx.db, { memberId: ctx.member.id })
  return (after === null ? mine : mine.where('cards.id', '>', after)).orderBy('cards.id').limit(batchSize).execute()
}
