import { type MemberContext, transaction } from '#platform/context/context.ts'
import { columnsOf } from '#platform/removals/columns.ts'
import { closeRemoval, findRemoval, lockRemoval } from '#platform/removals/removal.ts'
import { insertRows, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeRows } from '#platform/removals/store.ts'
import { getThreadRow, noThread, threadsOf } from './row.ts'
import { threadView } from './views.ts'

export async function removeThread(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const thread = await lockThread(ctx, id)
    if (!thread) throw noThread()
    const subject = { kind: 'thread', subjectId: id, connectionId: null, label: thread.title ?? '' } as const
    const removalId = await createRemoval(ctx, subject)
    await storeRows(ctx, removalId, 'threads', [{ recordId: id, before: thread }])
    await storeMessages(ctx, removalId, id)
    await ctx.db.deleteFrom('threads').where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
  })
}

export async function restoreThread(ctx: MemberContext, { id }: { id: string }) {
  return transaction(ctx, async (ctx) => {
    const removal = await findRemoval(ctx, 'thread', id)
    if (removal && (await lockRemoval(ctx, removal.id))) {
      if (!(await isThere(ctx, id))) await restoreRows(ctx, removal.id)
      await closeRemoval(ctx, removal.id)
    }
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
    .returning(columnsOf('threads'))
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

/** From an archive, or because a question was asked under the same id. */
async function isThere(ctx: MemberContext, id: string) {
  return (await threadsOf(ctx.db, { memberId: ctx.member.id }).where('id', '=', id).executeTakeFirst()) !== undefined
}

async function restoreRows(ctx: MemberContext, removalId: string) {
  for await (const rows of removedRows(ctx, removalId, 'threads')) await insertRows(ctx, 'threads', rows)
  for await (const rows of removedRows(ctx, removalId, 'messages')) await insertRows(ctx, 'messages', rows)
}
