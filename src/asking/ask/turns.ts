import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import { storeReason } from '#contract/texts/reason.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { requireConnection } from '#people/connections/record/lock.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { Citation } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { getMessageRow, noThread, turnOf } from './row.ts'
import { stateOf, stoppedFailure } from './views.ts'

type NewTurn = { threadId: string; content: string; timeZone: string; connectionId: string | null }

const maxAttempts = 10

/** Stores a question and its pending answer, in the order in which questions arrive. */
export async function beginTurn(ctx: MemberContext, { threadId, content, timeZone, connectionId }: NewTurn) {
  const ids = { questionId: randomUUIDv7(), answerId: randomUUIDv7() }
  await transaction(ctx, async (ctx) => {
    if (connectionId) await requireConnection(ctx, connectionId)
    const turn = await nextTurn(ctx, threadId, content)
    const question = { id: ids.questionId, turn, attempt: 0, content, connectionId }
    await addMessage(ctx, { ...question, threadId, timeZone })
    await addMessage(ctx, { id: ids.answerId, turn, attempt: 1, content: '', connectionId: null, threadId, timeZone })
  })
  return ids
}

/** Creates the thread if needed and locks it, so that concurrent questions are stored one after the other. */
async function nextTurn(ctx: MemberContext, id: string, content: string) {
  const at = nowText(ctx)
  await ctx.db
    .insertInto('threads')
    .values({ memberId: ctx.member.id, id, title: null, turns: 0, createdAt: at, updatedAt: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { turns } = await ctx.db
    .updateTable('threads')
    .set((set) => ({
      turns: set('turns', '+', 1),
      updatedAt: at,
      title: set.fn.coalesce('title', set.val(titleOf(content))),
    }))
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .returning('turns')
    .executeTakeFirstOrThrow()
  return turns
}

type NewMessage = NewTurn & { id: string; turn: number; attempt: number }

async function addMessage(ctx: MemberContext, message: NewMessage) {
  await ctx.db
    .insertInto('messages')
    .values({ memberId: ctx.member.id, createdAt: nowText(ctx), ...message })
    .execute()
}

/** Begins another answer to an answered question. */
export async function beginAttempt(ctx: MemberContext, messageId: string, timeZone: string | undefined) {
  return transaction(ctx, async (ctx) => {
    const { threadId, turn } = await getMessageRow(ctx, messageId)
    await holdThread(ctx, threadId)
    const [question, ...answers] = await turnOf(ctx, { threadId, turn })
    const last = answers.at(-1)
    if (!question || !last) throw noThread()
    if (stateOf(ctx, last).status === 'waiting') throw new Refusal('conflict', say('refusals.ask.stillAnswering'))
    if (answers.length >= maxAttempts)
      throw new Refusal('conflict', say('refusals.ask.tooManyAnswers', { maxAttempts }))
    const id = randomUUIDv7()
    const place = { threadId, turn, attempt: last.attempt + 1, connectionId: null, content: '' }
    await addMessage(ctx, { id, ...place, timeZone: timeZone ?? question.timeZone })
    return { questionId: question.id, answerId: id }
  })
}

/** The result of answering. */
export type Outcome = {
  content: string
  citations: Citation[]
  about: string[]
  /** False when memory has nothing about it. */
  isKnown: boolean
  writtenBy: string
  failure: Text | null
  usage: { inputTokens: number; outputTokens: number } | null
}

/** Stores an answer. A thread removed in the meantime stays removed. */
export async function keepAnswer(ctx: MemberContext, answerId: string, outcome: Outcome) {
  const { content, citations, about, writtenBy, failure, usage } = outcome
  await transaction(ctx, async (ctx) => {
    const { threadId } = await getMessageRow(ctx, answerId)
    await holdThread(ctx, threadId)
    const reason = failure && storeReason(failure)
    await ctx.db
      .updateTable('messages')
      .set({ content, citations: json(citations), about: json(about), writtenBy, answeredAt: nowText(ctx) })
      .set({ failure: reason })
      .set({ inputTokens: usage?.inputTokens ?? null, outputTokens: usage?.outputTokens ?? null })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', answerId)
      .where('answeredAt', 'is', null)
      .execute()
    await emit(ctx, 'answer.given', answerId, null)
  })
}

/** Lock order: the thread first, then its messages. */
async function holdThread(ctx: MemberContext, id: string) {
  const held = await ctx.db
    .updateTable('threads')
    .set({ updatedAt: nowText(ctx) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!held) throw noThread()
}

const maxTitleLength = 80

/** The title of a thread: the first line of its first question, cut between words. */
function titleOf(question: string) {
  const line = question.replace(/[\p{Cc}\s]+/gu, ' ').trim()
  const letters = [...line]
  if (letters.length <= maxTitleLength) return line
  const cut = letters.slice(0, maxTitleLength - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}

/** Marks answers that a killed process left unfinished as failed, so that they can be retried right away. */
export async function failUnfinishedAnswers(ctx: Pick<Kith, 'db' | 'now'>) {
  await ctx.db
    .updateTable('messages')
    .set({ failure: storeReason(stoppedFailure), answeredAt: nowText(ctx) })
    .where('attempt', '>', 0)
    .where('answeredAt', 'is', null)
    .execute()
}
