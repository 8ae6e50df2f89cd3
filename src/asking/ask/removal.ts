import { sql } from 'kysely'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { closeRemoval, findRemoval, findRestorable, lockRemoval } from '#platform/removals/removal.ts'
import { insertRows, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeRows } from '#platform/removals/store.ts'
import { getThreadRow, noThread } from './row.ts'
import { threadView } from './views.ts'

export async function removeThread(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    if (!(await lockThread(ctx, id))) throw noThread()
    await restoreRemoved(ctx, id, await findRestorable(ctx, 'thread', id))
    const thread = await getFullRow(ctx, id)
    const subject = { kind: 'thread', subjectId: id, connectionId: null, label: thread.title ?? '' } as const
    const removalId = await createRemoval(ctx, subject)
    await storeRows(ctx, removalId, 'threads', [{ recordId: id, before: thread }])
    await storeMessages(ctx, removalId, id)
    await ctx.db.deleteFrom('threads').where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
  })
}

export async function restoreThread(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    await restoreRemoved(ctx, id, await findRemoval(ctx, 'thread', id))
    return threadView(await getThreadRow(ctx, id))
  })
}

async function restoreRemoved(ctx: MemberContext, id: string, removal: { id: string } | undefined) {
  if (!removal || !(await lockRemoval(ctx, removal.id))) return
  await restoreRows(ctx, id, removal.id)
  await closeRemoval(ctx, removal.id)
}

function getFullRow(ctx: MemberContext, id: string) {
  return ctx.db
    .selectFrom('threads')
    .select(columnsOf('threads'))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
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

const pageSize = 200

async function storeMessages(ctx: MemberContext, removalId: string, threadId: string) {
  const ofThread = ctx.db
    .selectFrom('messages')
    .select(columnsOf('messages'))
    .where('memberId', '=', ctx.member.id)
    .where('threadId', '=', threadId)
    .orderBy('id')
    .limit(pageSize)
  for (let page = await ofThread.execute(); page.length > 0; ) {
    const rows = page.map((row) => ({ recordId: row.id, before: row }))
    await storeRows(ctx, removalId, 'messages', rows)
    page = await ofThread.where('id', '>', page.at(-1)?.id ?? '').execute()
  }
}

/** The thread may be there again, from an archive or because a question was asked under the same id. */
async function restoreRows(ctx: MemberContext, id: string, removalId: string) {
  for await (const rows of removedRows(ctx, removalId, 'threads')) {
    await insertRows(ctx, 'threads', rows)
    await moveBack(ctx, { id, removalId, by: Math.max(...rows.map(({ turns }) => turns)) })
  }
  for await (const rows of removedRows(ctx, removalId, 'messages')) await insertRows(ctx, 'messages', rows)
  const last = ctx.db.selectFrom('messages').where('memberId', '=', ctx.member.id).where('threadId', '=', id)
  await ctx.db
    .updateTable('threads')
    .set({ turns: last.select(({ fn }) => fn.coalesce(fn.max('turn'), sql.lit(0)).as('turns')) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .execute()
}

/** What was asked since comes after what was removed. Two steps, because no turn may have the number of another. */
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
