import { plainAnswer } from '../answers/answer.ts'
import { type Answer, composing } from '../answers/claims.ts'
import type { MemberContext } from '../context.ts'
import { readQuestion } from '../questions/read.ts'
import type { Tell } from '../wire.ts'
import { earlierThan, ratedDown } from './before.ts'
import { getMessageRow, type MessageRow } from './row.ts'
import { keepAnswer, type Outcome } from './turns.ts'

type Turn = { question: MessageRow; answerId: string; tell: Tell }

/** Answers a question and keeps the answer, whatever happens on the way. */
export async function answerTurn(ctx: MemberContext, { question, answerId, tell }: Turn) {
  const outcome = await answered(ctx, { question, answerId, tell }).catch((error: unknown) => {
    ctx.log.error({ err: error, requestId: ctx.requestId }, 'a question could not be answered')
    return unanswered
  })
  await keepAnswer(ctx, answerId, outcome)
}

const unanswered: Outcome = {
  content: 'This could not be answered just now. Your question is kept: try again.',
  citations: [],
  about: [],
  writtenBy: 'rules',
  failure: 'Something went wrong here, and was logged.',
  usage: null,
}

async function answered(ctx: MemberContext, { question, answerId, tell }: Turn): Promise<Outcome> {
  const { content: text, connectionId } = question
  const { timeZone } = await getMessageRow(ctx, answerId)
  const earlier = await earlierThan(ctx, question)
  const lowered = await ratedDown(ctx, question)
  const read = await readQuestion(ctx, { text, timeZone, connectionId, earlier })
  return byRules(await plainAnswer(ctx, read, { lowered }), tell)
}

function byRules({ claims, about }: Answer, tell: Tell): Outcome {
  const text = composing()
  for (const claim of claims) tell({ type: 'text', text: `${text.add(claim)}\n` })
  return { ...text.written(), about, writtenBy: 'rules', failure: null, usage: null }
}
