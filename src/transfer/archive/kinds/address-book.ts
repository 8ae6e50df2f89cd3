import { z } from 'zod'
import { Id, Instant } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { addressBookApi } from '../../address-book/api.ts'
import { belongsInBook, findBook, openBook } from '../../address-book/book.ts'
import { claimName, findCardsOf, nextRevision, updateCard } from '../../address-book/cards.ts'
import { cardsOfPeople, choose } from '../../address-book/removed-people.ts'
import { reviseCards } from '../../address-book/revise.ts'
import { batchSize, type Outcome, type Page, type RecordKind, separateNew } from '../records/kind.ts'
import { singleKind } from '../records/single-kind.ts'
import { resolvePeople } from './people.ts'

const ChoiceRecord = addressBookApi.AddressBook_choose.input.refine(
  ({ people, tag }) => (people === 'tagged') === (tag !== undefined),
  fieldText('fields.tagOnlyWithTagged'),
)

/** The people in the address book that devices sync. */
export const addressBook = singleKind<z.output<typeof ChoiceRecord>>({
  name: 'address-book',
  table: 'addressBooks',
  record: ChoiceRecord,
  read: async (ctx) => {
    const book = await findBook(ctx)
    return book && { people: book.people, tag: book.tag ?? undefined }
  },
  store: choose,
})

const PlaceRecord = z
  .strictObject({ connectionId: Id, inBook: z.boolean(), removedAt: Instant.optional() })
  .refine(({ inBook, removedAt }) => inBook === (removedAt === undefined), fieldText('fields.sinceWhenOut'))
type PlaceRecord = z.output<typeof PlaceRecord>

const keyOf = ({ connectionId }: PlaceRecord) => connectionId

/** People that the member removed from the address book, or added beyond the general choice. */
export const addressBookPeople: RecordKind = {
  name: 'address-book-people',
  table: 'addressCards',
  record: PlaceRecord,
  idOf: keyOf,
  page: readPlaces,
  save: savePlaces,
}

async function readPlaces(ctx: MemberContext, after: string | null): Promise<Page> {
  const book = await findBook(ctx)
  if (!book) return { records: [], next: null }
  const from = after === null ? cardsOfPeople(ctx) : cardsOfPeople(ctx).where('connections.id', '>', after)
  const rows = await from
    .select(['connections.id', 'goneAt', 'goneAs', 'emails', 'phones', 'birthday', 'tags'])
    .where((where) => where.or([where('goneAs', 'is', null), where('goneAs', '=', 'device')]))
    .orderBy('connections.id')
    .limit(batchSize)
    .execute()
  const records = rows.flatMap(({ id: connectionId, goneAt, ...row }): PlaceRecord[] => {
    if (goneAt !== null) return [{ connectionId, inBook: false, removedAt: goneAt }]
    const isPutIn = belongsInBook(book, row, true) && !belongsInBook(book, row, false)
    return isPutIn ? [{ connectionId, inBook: true }] : []
  })
  return { records, next: rows.length < batchSize ? null : (rows.at(-1)?.id ?? null) }
}

async function savePlaces(ctx: MemberContext, records: PlaceRecord[]): Promise<Outcome[]> {
  const resolved = await resolvePeople(ctx, records)
  await openBook(ctx)
  const cards = await findCardsOf(ctx, records.map(keyOf))
  const chosen = [...cards].filter(([, { goneAs }]) => goneAs !== 'left')
  const { fresh, outcomes } = separateNew(resolved, {
    keyOf,
    stored: new Map(chosen.map(([id, { goneAs }]) => [id, { inBook: goneAs === null }])),
    asStored: ({ inBook }) => ({ inBook }),
  })
  for (const { connectionId, removedAt } of fresh) {
    const name = cards.get(connectionId)?.name ?? `${connectionId}.vcf`
    await claimName(ctx, name, connectionId)
    if (removedAt === undefined) continue
    const revision = await nextRevision(ctx)
    await updateCard(ctx, name).set({ goneAt: removedAt, goneAs: 'device', revision }).execute()
  }
  const putIn = fresh.filter(({ inBook }) => inBook).map(keyOf)
  await reviseCards(ctx, putIn, new Map())
  return outcomes
}
