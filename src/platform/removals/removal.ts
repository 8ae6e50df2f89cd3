import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type Kith, type MemberContext, nowText } from '../context/context.ts'
import type { RemovalKind } from '../db/schema/undo.ts'

/** The member whose removals they are. */
export type Owner = Pick<Kith, 'db' | 'now'> & { member: { id: string } }

const restorableFor = { hours: 24 * 30 }

export function expiresAt(removedAt: string) {
  return instantText(Temporal.Instant.from(removedAt).add(restorableFor))
}

/** Records removed before this instant can no longer be restored. */
export function oldestRestorable(ctx: Pick<Kith, 'now'>) {
  return instantText(ctx.now().subtract(restorableFor))
}

export type Removal = NonNullable<Awaited<ReturnType<typeof findRemoval>>>

/** The removal of a record; undefined if it was not removed. Refuses one whose time is over. */
export async function findRemoval(ctx: MemberContext, kind: RemovalKind, subjectId: string) {
  const removal = await removalOf(ctx, kind, subjectId)
  if (removal && expiresAt(removal.removedAt) < nowText(ctx)) throw new Refusal('gone', tooLate)
  return removal
}

const tooLate = say('refusals.removals.tooLate')

/** The same, but undefined if its time is over. */
export async function findRestorable(ctx: Owner, kind: RemovalKind, subjectId: string) {
  const removal = await removalOf(ctx, kind, subjectId)
  return removal && removal.removedAt >= oldestRestorable(ctx) ? removal : undefined
}

/** The id of the removal of a record, however old it is; null if the record was not removed. */
export async function findRemovalId(ctx: Owner, kind: RemovalKind, subjectId: string) {
  return (await removalOf(ctx, kind, subjectId))?.id ?? null
}

function removalOf(ctx: Owner, kind: RemovalKind, subjectId: string) {
  return ctx.db
    .selectFrom('removals')
    .select(['id', 'connectionId', 'removedAt'])
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', kind)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst()
}

/** Locks a removal until the transaction ends: it is restored or purged, and once. False if that has happened. */
export async function lockRemoval(ctx: Owner, id: string) {
  const locked = await ctx.db
    .updateTable('removals')
    .set((set) => ({ removedAt: set.ref('removedAt') }))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return locked !== undefined
}

/** The same before a part of it is restored. */
export async function lockForRestoring(ctx: Owner, id: string) {
  const locked = await ctx.db
    .updateTable('removals')
    .set({ restoringAt: nowText(ctx) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return locked !== undefined
}

/** Parts follow each other within seconds. */
export const restoringEnds = { minutes: 2 }

/** Whether somebody is restoring a removal that the caller has locked. */
export async function isBeingRestored(ctx: Owner, id: string) {
  const { restoringAt } = await ctx.db
    .selectFrom('removals')
    .select('restoringAt')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return restoringAt !== null && restoringAt > instantText(ctx.now().subtract(restoringEnds))
}

/** Once everything is restored. */
export async function closeRemoval(ctx: MemberContext, id: string) {
  await ctx.db.deleteFrom('removals').where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
}
