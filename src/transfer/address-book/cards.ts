import { Id } from '#contract/fields.ts'
import { findConnection } from '#people/connections/record/row.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { isOpenMerge } from '#platform/removals/merged-people.ts'
import { lockBook, updateBook } from './book.ts'

export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

/** The names of the address book's cards, and of removed ones. */
export function cardsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('addressCards').select(columnsOf('addressCards')).where('memberId', '=', ctx.member.id)
}

export async function findCard(ctx: MemberContext, name: string) {
  return cardsOf(ctx).where('name', '=', name).executeTakeFirst()
}

/** The card of each of these people, whether in the address book or not. */
export async function findCardsOf(ctx: MemberContext, connectionIds: string[]) {
  const rows = await cardsOf(ctx)
    .where('connectionId', 'in', connectionIds)
    .where((where) => where.or([where('goneAs', 'is', null), where('goneAs', '!=', 'renamed')]))
    .execute()
  return new Map(rows.map((row) => [row.connectionId ?? '', row]))
}

export function updateCard(ctx: MemberContext, name: string) {
  return ctx.db.updateTable('addressCards').where('memberId', '=', ctx.member.id).where('name', '=', name)
}

/** The person that a UID belongs to: one of ours, or one that another address book gave. */
export async function findPersonByUid(ctx: MemberContext, uid: string | null) {
  if (uid === null) return null
  const own = Id.safeParse(uid.toLowerCase())
  if (own.success && (await findConnection(ctx, own.data))) return own.data
  const known = await ctx.db
    .selectFrom('contactUids')
    .select('connectionId')
    .where('memberId', '=', ctx.member.id)
    .where('uid', '=', uid)
    .executeTakeFirst()
  return known?.connectionId ?? null
}

/** Whether the person of a card has become part of another. */
export async function isMerged(ctx: MemberContext, connectionId: string | null) {
  if (connectionId === null) return false
  const merge = await ctx.db
    .selectFrom('merges')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('otherId', '=', connectionId)
    .where(isOpenMerge)
    .executeTakeFirst()
  return merge !== undefined
}

/** A revision of its own for a change that writes no card. */
export async function nextRevision(ctx: MemberContext) {
  const revision = (await lockBook(ctx)).revision + 1
  await updateBook(ctx).set({ revision }).execute()
  return revision
}

/** Puts a card into the book under a name, to be written next. A name that the person had before has left. */
export async function claimName(ctx: MemberContext, name: string, connectionId: string) {
  const before: CardRow | undefined = (await findCardsOf(ctx, [connectionId])).get(connectionId)
  if (before && before.name !== name)
    await updateCard(ctx, before.name)
      .set({ card: '', photo: null, photoHash: null, goneAt: nowText(ctx), goneAs: 'renamed' })
      .set({ revision: await nextRevision(ctx) })
      .execute()
  const { photo = null, photoHash = null, noteId = null } = before ?? {}
  const blank = { connectionId, card: '', goneAt: null, goneAs: null, revision: 0, revisedAt: nowText(ctx) }
  const row = { ...blank, photo, photoHash, noteId }
  await ctx.db
    .insertInto('addressCards')
    .values({ memberId: ctx.member.id, name, ...row })
    .onConflict((conflict) => conflict.columns(['memberId', 'name']).doUpdateSet(row))
    .execute()
}
