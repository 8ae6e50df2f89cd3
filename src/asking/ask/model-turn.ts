import type { SendEvent } from '#contract/operation.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { decline } from '../answers/decline.ts'
import { type Claim, createComposer } from '../answers/wording/claims.ts'
import { groundedAnswer } from '../grounded/grounded.ts'
import type { Question } from '../questions/question.ts'
import type { Ranked } from '../recall/passage.ts'
import { recall } from '../recall/recall.ts'
import type { Outcome } from './turns.ts'

/** The passages a model may be given. */
const passagesRead = 16

type Way = { lowered: ReadonlySet<string>; send: SendEvent; signal: AbortSignal }

/** Streams the model's answer; says that there is none when no passage answers the question. */
export async function answerByModel(ctx: MemberContext, question: Question, way: Way): Promise<Outcome> {
  const { lowered, send, signal } = way
  const { passages } = await recall(ctx, question, { limit: passagesRead, lowered })
  const writtenBy = ctx.model?.name ?? 'rules'
  const text = createComposer()
  const end = await streamModelAnswer(ctx, { question, passages, signal }, (claim) =>
    send({ type: 'text', text: `${text.add(claim)}\n` }),
  )
  if (end.isKnown && end.leftOut > 0) send({ type: 'text', text: `${text.add(sayLeftOut(end.leftOut))}\n` })
  if (end.isKnown)
    return { ...text.written(), about: end.about, isKnown: true, writtenBy, failure: null, usage: end.usage }
  const { claims, about } = await decline(ctx, question)
  for (const claim of claims) send({ type: 'text', text: `${text.add(claim)}\n` })
  return { ...text.written(), about, isKnown: false, writtenBy, failure: null, usage: end.usage }
}

const sayLeftOut = (count: number): Claim => ({
  text: `I left out ${count === 1 ? 'a sentence' : `${count} sentences`} that your notes do not bear out.`,
  cites: [],
})

type QuestionAndPassages = { question: Question; passages: Ranked[]; signal: AbortSignal }

async function streamModelAnswer(
  { model, member }: MemberContext,
  read: QuestionAndPassages,
  say: (claim: Claim) => void,
) {
  const asked = { ...read, memberName: member.name }
  for await (const piece of model && read.passages.length > 0 ? groundedAnswer(model, asked) : []) {
    if (piece.type === 'end') return piece
    say(piece.claim)
  }
  return { usage: null, about: [], isKnown: false, leftOut: 0 }
}
