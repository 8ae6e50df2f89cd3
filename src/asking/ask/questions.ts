import { canonicalTimeZone } from '#members/members/time-zone.ts'
import type { FinishOptions, MemberContext, StartedWork } from '#platform/context/context.ts'
import { answerTurn } from './answering.ts'
import { getMessageRow } from './row.ts'
import { beginAttempt, beginTurn } from './turns.ts'
import { questionView, turnView } from './views.ts'

type NewQuestion = { id: string; content: string; timeZone?: string | undefined; connectionId?: string | undefined }

/** Asking has two steps: the question is stored at once, and answered even if nobody waits. */
export async function beginAsking(
  ctx: MemberContext,
  { id, content, timeZone, connectionId }: NewQuestion,
): Promise<StartedWork> {
  await ctx.limits.take('ask', ctx.member.id)
  const zone = timeZone ? canonicalTimeZone(timeZone) : ctx.member.timeZone
  return beginTurn(ctx, { threadId: id, content, timeZone: zone, connectionId: connectionId ?? null })
}

export async function beginRetry(
  ctx: MemberContext,
  { id, timeZone }: { id: string; timeZone?: string | undefined },
): Promise<StartedWork> {
  await ctx.limits.take('ask', ctx.member.id)
  return beginAttempt(ctx, id, timeZone && canonicalTimeZone(timeZone))
}

export async function finishAsking(
  ctx: MemberContext,
  { questionId = '', answerId = '' }: StartedWork,
  going: FinishOptions,
) {
  const { send, isFirst } = going
  const question = await getMessageRow(ctx, questionId)
  send({ type: 'question', threadId: question.threadId, question: questionView(question) })
  if (isFirst) await answerTurn(ctx, { question, answerId, send })
  const turn = await turnView(ctx, question, await getMessageRow(ctx, answerId))
  send({ type: 'answer', answer: turn.answer })
  return turn
}
