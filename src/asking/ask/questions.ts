import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import type { SendEvent } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { canonicalTimeZone } from '#members/members/member-fields.ts'
import { followMerges } from '#people/connections/merged/follow-merges.ts'
import type { FinishOptions, MemberContext, StartedWork } from '#platform/context/context.ts'
import { shutdownSignal, trackWork } from '#platform/context/shutdown.ts'
import type { Earlier } from '../questions/question.ts'
import { getMessageRow, type MessageRow, messagesOf, turnOf } from './row.ts'
import { beginAttempt, beginTurn, keepAnswer, type Outcome } from './turns.ts'
import { questionView, turnView } from './views.ts'

type NewQuestion = { id: string; content: string; timeZone?: string | undefined; connectionId?: string | undefined }

/** Asking has two steps: the question is stored right away, and answered even if nobody waits. */
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

type Turn = { question: MessageRow; answerId: string; send: SendEvent }

/** Answers a question and always stores an answer, even after an error. */
async function answerTurn(ctx: MemberContext, turn: Turn) {
  const outcome = await produceAnswer(ctx, turn).catch((error: unknown) => {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'answering a question failed')
    return unanswered
  })
  try {
    await keepAnswer(ctx, turn.answerId, outcome)
  } catch (error) {
    if (!(error instanceof Refusal)) void trackWork(keptLater(ctx, turn.answerId, outcome))
    throw error
  }
}

/** Retries, so that a database outage of some seconds loses no answer. */
async function keptLater(ctx: MemberContext, answerId: string, outcome: Outcome) {
  for (const seconds of [1, 3, 9, 20]) {
    await pause(seconds * 1_000, undefined, { ref: false })
    const isDone = await keepAnswer(ctx, answerId, outcome).then(
      () => true,
      (error: unknown) => error instanceof Refusal,
    )
    if (isDone) return
  }
}

const unanswered: Outcome = {
  content: 'This could not be answered just now. Your question is saved: try again.',
  citations: [],
  about: [],
  isKnown: false,
  writtenBy: 'rules',
  failure: say('reasons.answer.ourFault'),
  usage: null,
}

async function produceAnswer(ctx: MemberContext, { question, answerId, send }: Turn): Promise<Outcome> {
  const { content: text } = question
  const connectionId = await askedOf(ctx, question)
  const { timeZone } = await getMessageRow(ctx, answerId)
  const earlier = await earlierThan(ctx, question)
  const lowered = await ratedDown(ctx, question)
  const { answerQuestion } = await import('./answer-question.ts')
  return answerQuestion(ctx, { text, timeZone, connectionId, earlier }, { lowered, send, signal: shutdownSignal() })
}

/** Older questions are not used as context. */
const maxEarlierTurns = 6

/** The context of this question: the previous question in full, and the people its last answer was about. */
async function earlierThan(ctx: MemberContext, { threadId, turn, timeZone }: MessageRow): Promise<Earlier | null> {
  const rows = await messagesOf(ctx.db, { memberId: ctx.member.id })
    .where('threadId', '=', threadId)
    .where('turn', '>=', turn - maxEarlierTurns)
    .where('turn', '<', turn)
    .orderBy('turn')
    .orderBy('attempt')
    .execute()
  const [question, ...answers] = rows.filter((row) => row.turn === turn - 1)
  if (!question) return null
  const asked = rows.filter(({ attempt }) => attempt === 0).map(({ content }) => content)
  const today = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
  const about = answers.findLast((answer) => answer.about !== null)?.about ?? []
  const wording = await wordingThen(ctx, asked, today)
  return { question: wording, about: await asNow(ctx, question.connectionId ? [question.connectionId] : about) }
}

/** "And Ben?" repeats the earlier question for another person. */
async function wordingThen(ctx: MemberContext, asked: string[], today: Temporal.PlainDate) {
  const { completeQuestion } = await import('../questions/completion.ts')
  let wording = ''
  for (const text of asked)
    wording = (wording && (await completeQuestion(ctx, text, { earlier: wording, today }))) || text
  return wording
}

/** Follows merges: a merged person becomes the one they were merged into. */
async function asNow(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return ids
  const became = await followMerges(ctx, ids)
  return [...new Set(ids.map((id) => became.get(id) ?? id))]
}

/** The person a question was limited to, after merges. */
async function askedOf(ctx: MemberContext, { connectionId }: MessageRow): Promise<string | null> {
  const [id = null] = await asNow(ctx, connectionId ? [connectionId] : [])
  return id
}

/** The citations of answers to this question that the member rated down. */
async function ratedDown(ctx: MemberContext, question: MessageRow): Promise<Set<string>> {
  const answers = await turnOf(ctx, question)
  const bad = answers.filter(({ rating }) => rating === 'down')
  return new Set(bad.flatMap(({ citations }) => (citations ?? []).map(({ id }) => id)))
}
