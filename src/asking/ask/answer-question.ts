import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SendEvent } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { ModelFailure } from '#platform/llm/failure.ts'
import { answerFromPassages, exactAnswer, plainAnswer } from '../answers/answer.ts'
import { decline } from '../answers/decline.ts'
import { type Answer, type Claim, createComposer } from '../answers/wording/sentences.ts'
import { groundedAnswer } from '../grounded/grounded.ts'
import type { Question } from '../questions/question.ts'
import { type QuestionInput, questionParts, readQuestion } from '../questions/read.ts'
import type { Ranked } from '../recall/passage.ts'
import { recall } from '../recall/recall.ts'
import type { Outcome } from './turns.ts'

/** `lowered`: sources that count for less. `signal` ends the wait for a model. */
type Way = { lowered: ReadonlySet<string>; send: SendEvent; signal: AbortSignal }

/** Answers a question from the member's memory. Stores nothing. */
export async function answerQuestion(ctx: MemberContext, asked: QuestionInput, way: Way): Promise<Outcome> {
  if (!ctx.model) return byRules(await answerByRules(ctx, asked, way), way.send)
  const read = await readQuestion(ctx, asked)
  await nextTurn()
  return withModel(ctx, read, way)
}

/** A question with one right answer needs no model. If the model fails, rules answer, and you can retry. */
async function withModel(ctx: MemberContext, question: Question, way: Way): Promise<Outcome> {
  const exact = await exactAnswer(ctx, question, way)
  if (exact) return byRules(exact, way.send)
  try {
    return await answerByModel(ctx, question, way)
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error
    ctx.log.warn({ kind: error.kind, status: error.status }, 'the model did not answer a question')
    way.send({ type: 'withdrawn' })
    return {
      ...byRules(await answerFromPassages(ctx, question, way), way.send),
      failure: error.kind === 'stopped' ? say('reasons.answer.modelStopped') : error.text,
    }
  }
}

function byRules({ claims, about, isKnown }: Answer, send: SendEvent): Outcome {
  const text = createComposer()
  for (const claim of claims) send({ type: 'text', text: `${text.add(claim)}\n` })
  const { content, citations } = text.written()
  const cited = isKnown ? citations : citations.map((each) => ({ ...each, near: true as const }))
  return { content, citations: cited, about, isKnown, writtenBy: 'rules', failure: null, usage: null }
}

type Lowered = { lowered: ReadonlySet<string> }

/** Answers each part of a question: "Where does Ana live and when is her birthday?" The known part comes first. */
async function answerByRules(ctx: MemberContext, asked: QuestionInput, options: Lowered): Promise<Answer> {
  const [first = asked.text, second] = questionParts(asked.text)
  const question = await readQuestion(ctx, { ...asked, text: first })
  const one = await plainAnswer(ctx, question, options)
  if (second === undefined) return one
  const earlier = { question: first, about: question.about.length > 0 ? question.about : one.about }
  const other = await plainAnswer(ctx, await readQuestion(ctx, { ...asked, text: second, earlier }), options)
  const parts = one.isKnown || !other.isKnown ? [one, other] : [other, one]
  return {
    claims: parts.flatMap(({ claims }) => claims),
    about: [...new Set(parts.flatMap(({ about }) => about))],
    isKnown: one.isKnown || other.isKnown,
  }
}

/** The passages a model may be given. */
const passagesRead = 16

/** Streams the model's answer; says that there is none when no passage answers the question. */
async function answerByModel(ctx: MemberContext, question: Question, way: Way): Promise<Outcome> {
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
