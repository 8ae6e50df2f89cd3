import { sql } from 'kysely'
import { removeRows } from '#members/members/hooks.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { findRemoval, findRestorable } from '#platform/removals/removal.ts'
import { insertRows, removedRows, restoreRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeAll, storeRows } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { getThreadRow, noThread } from './row.ts'
import { threadView } from './views.ts'

export async function removeThread(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    if (!(await lockThread(ctx, id))) throw noThread()
    await takeBack(ctx, await findRestorable(ctx, 'thread', id), (removal) => restoreThreadRows(ctx, id, removal.id))
    const thread = await getThreadRow(ctx, id)
    const subject = { kind: 'thread', subjectId: id, connectionId: null, label: thread.title ?? '' } as const
    const removalId = await createRemoval(ctx, subject)
    await storeRows(ctx, removalId, 'threads', [thread])
    await storeAll(ctx, removalId, 'messages', 'threadId', id)
    await ctx.db.deleteFrom('threads').where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
  })
}

export async function restoreThread(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await takeBack(ctx, await findRemoval(ctx, 'thread', id), (removal) => restoreThreadRows(ctx, id, removal.id))
    return threadView(await getThreadRow(ctx, id))
  })
}

/** Nothing is asked in it until the transaction ends. */
function lockThread(ctx: MemberContext, id: string) {
  return ctx.db
    .updateTable('threads')
    .set({ id })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
}

/** The thread may be there again, from an archive or because a question was asked under the same id. */
async function restoreThreadRows(ctx: MemberContext, id: string, removalId: string) {
  for await (const rows of removedRows(ctx, removalId, 'threads')) {
    await insertRows(ctx, 'threads', rows)
    await moveBack(ctx, { id, removalId, by: Math.max(...rows.map(({ turns }) => turns)) })
  }
  await restoreRows(ctx, removalId, 'messages')
  const last = ctx.db.selectFrom('messages').where('memberId', '=', ctx.member.id).where('threadId', '=', id)
  await ctx.db
    .updateTable('threads')
    .set({ turns: last.select(({ fn }) => fn.coalesce(fn.max('turn'), sql.lit(0)).as('turns')) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .execute()
}

/** Newer turns follow the restored ones. In two steps, because turn numbers are unique. */
async function moveBack(ctx: MemberContext, { id, removalId, by }: { id: string; removalId: string; by: number }) {
  const removed = ctx.db
    .selectFrom('removedRecords')
    .select('recordId')
    .where('memberId', '=', ctx.member.id)
    .where('removalId', '=', removalId)
    .where('tableName', '=', 'messages')
  const messages = ctx.db.updateTable('messages').where('memberId', '=', ctx.member.id).where('threadId', '=', id)
  await messages
    .set({ turn: sql`-turn - ${by}` })
    .where(sql`cast(id as text)`, 'not in', removed)
    .execute()
  await messages.set({ turn: sql`-turn` }).where('turn', '<', 0).execute()
}

/** Removes all threads of a member whose account is removed, with their messages. */
export const forgetThreads = (ctx: MemberContext) => removeRows(ctx, 'threads')
