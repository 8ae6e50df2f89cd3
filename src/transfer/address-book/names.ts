import { Id } from '#contract/fields.ts'
import { findConnection } from '#people/connections/record/row.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { isOpenMerge } from '#platform/removals/merged-people.ts'
import { lockBook, updateBook } from './book.ts'
import { type CardRow, findCardsOf, updateCard } from './cards.ts'

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
