import { usualZone } from '#members/members/time-zone.ts'
import type { Begun, Going, MemberContext } from '#platform/context/context.ts'
import { answerTurn } from './answering.ts'
import { getMessageRow } from './row.ts'
import { beginAttempt, beginTurn } from './turns.ts'
import { questionView, turnView } from './views.ts'

type Asked = { id: string; content: string; timeZone?: string | undefined; connectionId?: string | undefined }

/** Asking is in two steps: the question is written down at once, and answered whether or not anybody waits. */
export async function beginAsking(ctx: MemberContext, { id, content, timeZone, connectionId }: Asked): Promise<Begun> {
  await ctx.limits.take('ask', ctx.member.id)
  const zone = timeZone ? usualZone(timeZone) : ctx.member.timeZone
  return beginTurn(ctx, { threadId: id, content, timeZone: zone, connectionId: connectionId ?? null })
}

export async function beginRetry(
  ctx: MemberContext,
  { id, timeZone }: { id: string; timeZone?: string | undefined },
): Promise<Begun> {
  await ctx.limits.take('ask', ctx.member.id)
  return beginAttempt(ctx, id, timeZone && usualZone(timeZone))
}

export async function finishAsking(ctx: MemberContext, { questionId = '', answerId = '' }: Begun, going: Going) {
  const { tell, isFirst } = going
  const question = await getMessageRow(ctx, questionId)
  tell({ type: 'question', threadId: question.threadId, question: questionView(question) })
  if (isFirst) await answerTurn(ctx, { question, answerId, tell })
  const turn = await turnView(ctx, question, await getMessageRow(ctx, answerId))
  tell({ type: 'answer', answer: turn.answer })
  return turn
}
