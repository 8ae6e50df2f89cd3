import { type PersonRow, peopleWithExtras, withRecords } from '#cards/vcards/writing/address-book.ts'
import { instantText, type Kith, type MemberContext, nowText } from '#platform/context/context.ts'
import { storeItems } from '../sync/items.ts'
import { type Book, belongsInBook, lockBook, updateBook } from './book.ts'
import { renderCard } from './card-text.ts'
import { type CardRow, findCardsOf } from './cards.ts'

/** The hash of each photo's JPEG, by the name of the photo. Read before the transaction. */
export type PhotoHashes = ReadonlyMap<string, string>

/** Writes the cards of these people again. A card that says the same keeps its revision, and so its ETag. */
export async function reviseCards(ctx: MemberContext, connectionIds: string[], hashes: PhotoHashes) {
  if (connectionIds.length === 0) return
  const book = await lockBook(ctx)
  const rows = await peopleWithExtras(ctx).where('connections.id', 'in', connectionIds).execute()
  const people = await withRecords(ctx, rows, '3.0')
  const byId = new Map(people.map((person) => [person.id, person]))
  const cards = await findCardsOf(ctx, connectionIds)
  const changed = connectionIds.flatMap((id) => changedCard(book, byId.get(id), cards.get(id), hashes) ?? [])
  if (changed.length === 0) return
  await keepVersions(
    ctx,
    changed.flatMap(({ connectionId }) => (byId.has(connectionId ?? '') ? (cards.get(connectionId ?? '') ?? []) : [])),
  )
  await storeCards(ctx, book.revision, changed)
}

type NewState = Pick<CardRow, 'name' | 'connectionId' | 'card' | 'photo' | 'photoHash' | 'noteId' | 'goneAs'>

/** Null if nothing about the card changes. */
function changedCard(
  book: Book,
  person: PersonRow | undefined,
  card: CardRow | undefined,
  hashes: PhotoHashes,
): NewState | null {
  const isInBook = card !== undefined && card.goneAt === null
  if (!person || card?.goneAs === 'device' || !belongsInBook(book, person, isInBook)) {
    if (!card || (!isInBook && (person || card.card === ''))) return null
    // Nothing of a removed person stays but the name.
    return { ...card, card: person ? card.card : '', photo: null, photoHash: null, goneAs: card.goneAs ?? 'left' }
  }
  const { photo } = person
  const text = renderCard(person)
  const photoHash = photo === null ? null : (hashes.get(photo) ?? (card?.photo === photo ? card.photoHash : null))
  if (isInBook && card.card === text && card.photo === photo && card.photoHash === photoHash) return null
  const name = card?.name ?? `${person.id}.vcf`
  return { name, connectionId: person.id, card: text, photo, photoHash, noteId: card?.noteId ?? null, goneAs: null }
}

/** Each gets a revision of its own, so that a list of changes can be cut anywhere. */
async function storeCards(ctx: MemberContext, from: number, changed: NewState[]) {
  const now = nowText(ctx)
  await updateBook(ctx)
    .set({ revision: from + changed.length })
    .execute()
  const rows = changed.map((state, at) => ({
    ...state,
    revision: from + at + 1,
    revisedAt: now,
    goneAt: state.goneAs === null ? null : now,
  }))
  await storeItems(ctx, 'addressCards', rows)
}

/** What a device may still have, and begin a change from. */
async function keepVersions(ctx: MemberContext, before: CardRow[]) {
  const versions = before.flatMap(({ connectionId, revision, card, photoHash }) =>
    connectionId === null || card === '' ? [] : [{ connectionId, revision, card, photoHash }],
  )
  if (versions.length === 0) return
  const createdAt = nowText(ctx)
  await ctx.db
    .insertInto('addressCardVersions')
    .values(versions.map((version) => ({ memberId: ctx.member.id, ...version, createdAt })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const keptDays = 30
const batchSize = 500

/** The state of a card at a revision; null if it is no longer known. */
export async function findVersion(ctx: MemberContext, card: CardRow, revision: number | null) {
  if (revision === null || revision === card.revision) return card
  return (
    (await ctx.db
      .selectFrom('addressCardVersions')
      .select(['card', 'photoHash'])
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', card.connectionId)
      .where('revision', '=', revision)
      .executeTakeFirst()) ?? null
  )
}

/** Forgets earlier states after a month, a part at a time. */
export async function sweepCardVersions(kith: Kith) {
  const before = instantText(kith.now().subtract({ hours: 24 * keptDays }))
  const members = await kith.db.selectFrom('addressBooks').select('memberId').execute()
  for (const { memberId } of members) {
    const old = kith.db
      .selectFrom('addressCardVersions')
      .select('createdAt')
      .where('memberId', '=', memberId)
      .where('createdAt', '<', before)
      .orderBy('createdAt')
      .limit(batchSize)
    for (let page = await old.execute(); page.length > 0; page = await old.execute())
      await kith.db
        .deleteFrom('addressCardVersions')
        .where('memberId', '=', memberId)
        .where('createdAt', '<=', page.at(-1)?.createdAt ?? '')
        .execute()
  }
}
