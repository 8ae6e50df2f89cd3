import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import type { SendEvent } from '#contract/operation.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { trackWork } from '#platform/context/shutdown.ts'
import { ModelFailure } from '#platform/llm/failure.ts'
import { answerFromPassages, exactAnswer } from '../answers/answer.ts'
import { type Answer, createComposer } from '../answers/wording/claims.ts'
import type { Question } from '../questions/question.ts'
import { readQuestion } from '../questions/read.ts'
import { askedOf, earlierThan, ratedDown } from './earlier-turns.ts'
import { answerByModel } from './model-turn.ts'
import { answerByRules } from './plain-turn.ts'
import { getMessageRow, type MessageRow } from './row.ts'
import { keepAnswer, type Outcome } from './turns.ts'

type Turn = { question: MessageRow; answerId: string; send: SendEvent }

/** Answers a question and always stores an answer, even after an error. */
export async function answerTurn(ctx: MemberContext, turn: Turn) {
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
  writtenBy: 'rules',
  failure: 'Something went wrong on the server.',
  usage: null,
}

async function produceAnswer(ctx: MemberContext, { question, answerId, send }: Turn): Promise<Outcome> {
  const { content: text } = question
  const connectionId = await askedOf(ctx, question)
  const { timeZone } = await getMessageRow(ctx, answerId)
  const earlier = await earlierThan(ctx, question)
  const lowered = await ratedDown(ctx, question)
  const asked = { text, timeZone, connectionId, earlier }
  if (!ctx.model) return byRules(await answerByRules(ctx, asked, { lowered }), send)
  const read = await readQuestion(ctx, asked)
  await nextTurn()
  return withModel(ctx, read, { lowered, send })
}

type Way = { lowered: ReadonlySet<string>; send: SendEvent }

/** A question with one right answer needs no model. If the model fails, rules answer, and you can retry. */
async function withModel(ctx: MemberContext, question: Question, { lowered, send }: Way): Promise<Outcome> {
  const exact = await exactAnswer(ctx, question, { lowered })
  if (exact) return byRules(exact, send)
  try {
    return await answerByModel(ctx, question, { lowered, send })
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    ctx.log.warn({ kind: error.kind, status: error.status }, 'the model did not answer a question')
    send({ type: 'withdrawn' })
    return {
      ...byRules(await answerFromPassages(ctx, question, { lowered }), send),
      failure: error.kind === 'stopped' ? stoppedReason : error.message,
    }
  }
}

const stoppedReason = 'The service stopped before the model answered. Try again.'

function byRules({ claims, about }: Answer, send: SendEvent): Outcome {
  const text = createComposer()
  for (const claim of claims) send({ type: 'text', text: `${text.add(claim)}\n` })
  return { ...text.written(), about, writtenBy: 'rules', failure: null, usage: null }
}
