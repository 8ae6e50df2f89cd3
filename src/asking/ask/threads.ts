import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { olderThan, pageOf, placeAt } from '#platform/db/paging.ts'
import { maxTurns } from './api.ts'
import { getThreadRow, messagesOf, noThread, threadsOf } from './row.ts'
import { messageViews, threadView } from './views.ts'

type NewThread = { id?: string | undefined; title?: string | undefined }

export async function createThread(ctx: MemberContext, { id = randomUUIDv7(), title }: NewThread) {
  const at = nowText(ctx)
  const made = await ctx.db
    .insertInto('threads')
    .values({ memberId: ctx.member.id, id, title: title ?? null, turns: 0, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal('conflict', say('refusals.ask.threadExists'))
  return threadView(await getThreadRow(ctx, id))
}

type ThreadPageRequest = { limit: number; before?: string | undefined }

export async function listThreads(
  ctx: MemberContext,
  { limit, before }: ThreadPageRequest,
): Promise<Page<ReturnType<typeof threadView>>> {
  const rows = await threadsOf(ctx.db, { memberId: ctx.member.id })
    .where(olderThan('updatedAt', before))
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ updatedAt, id }) => placeAt(updatedAt, id))
  return { items: shown.map(threadView), next }
}

export async function getThread(ctx: MemberContext, { id, before }: { id: string; before?: number | undefined }) {
  const thread = await getThreadRow(ctx, id)
  const end = Math.min(before ?? Number.POSITIVE_INFINITY, thread.turns + 1)
  const start = Math.max(1, end - maxTurns)
  const rows = await messagesOf(ctx.db, { memberId: ctx.member.id })
    .where('threadId', '=', id)
    .where('turn', '>=', start)
    .where('turn', '<', end)
    .orderBy('turn')
    .orderBy('attempt')
    .execute()
  const more = start > 1 ? { more: `There are earlier turns. Request those before turn ${start}.` } : {}
  return { ...threadView(thread), messages: await messageViews(ctx, rows), ...more }
}

export async function updateThread(ctx: MemberContext, { id, title }: { id: string; title: string }) {
  const changed = await ctx.db
    .updateTable('threads')
    .set({ title })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!changed) throw noThread()
  return threadView(await getThreadRow(ctx, id))
}
