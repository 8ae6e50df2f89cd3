import { setTimeout as pause } from 'node:timers/promises'
import { Refusal } from '#contract/errors.ts'
import type { SendEvent } from '#contract/operation.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { shutdownSignal, trackWork } from '#platform/context/shutdown.ts'
import { answerQuestion } from './answer-question.ts'
import { askedOf, earlierThan, ratedDown } from './earlier-turns.ts'
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
  isKnown: false,
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
  return answerQuestion(ctx, { text, timeZone, connectionId, earlier }, { lowered, send, signal: shutdownSignal() })
}
