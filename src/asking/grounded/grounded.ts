import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Model, Usage } from '#platform/llm/dialect.ts'
import { ModelFailure } from '#platform/llm/failure.ts'
import { type Claim, quoteOf } from '../answers/wording/sentences.ts'
import type { Question } from '../questions/question.ts'
import type { Passage, Ranked } from '../recall/passage.ts'
import { citesOf, claimOf, stemsOf } from './claim-check.ts'
import { promptFor } from './prompt.ts'
import { type Chosen, chooseReading, dateOf, type Excerpt, labelsFor, shownName, visitorText } from './reading.ts'
import { sentenceReader } from './sentences.ts'

type GroundedPiece =
  | { type: 'claim'; claim: Claim }
  | { type: 'end'; usage: Usage | null; about: string[]; isKnown: boolean; leftOut: number }

/**
 * An answer by a model, sentence by sentence, each checked before it is let out. The model reads, and can do nothing else.
 * Throws ModelFailure; what came before it is then no answer.
 */
export async function* groundedAnswer(model: Model, asked: ModelQuestion): AsyncGenerator<GroundedPiece> {
  const chosen = chooseReading(asked.passages)
  const about = new Set<string>()
  let usage: Usage | null = null
  let leftOut = 0
  const claims = chosen.read.length > 0 ? modelAnswer(model, { ...asked, chosen }) : []
  for await (const piece of claims) {
    if ('usage' in piece) usage = piece.usage
    else if ('leftOut' in piece) leftOut = piece.leftOut
    else yield toPiece(piece, about)
  }
  for (const quote of visitorQuotes(asked.question, asked.passages, chosen.read)) yield toPiece(quote, about)
  yield { type: 'end', usage, about: [...about], isKnown: about.size > 0, leftOut }
}

function toPiece(claim: Claim, about: Set<string>): GroundedPiece {
  for (const { connectionId } of claim.cites) about.add(connectionId)
  return { type: 'claim', claim }
}

/** The model never reads visitors' words together with the member's. If they are among the best, they are quoted. */
function visitorQuotes(question: Question, passages: Ranked[], read: Excerpt[]): Claim[] {
  const wasRead = new Set(read.map(({ passage }) => passage))
  const best = passages.slice(0, 3).filter((passage) => !wasRead.has(passage))
  return best
    .filter((passage) => passage.source === 'visitor' && isOn(question, passage))
    .map((passage) => quoteVisitor(passage, question.timeZone))
}

/** About a person in the question, or with one of its words. */
function isOn({ about, words }: Question, { connectionId, text }: Passage) {
  // If the visitor wrote nothing, the text of the entry is ours.
  if (/^Left their details through the card \S+\.$/u.test(text)) return false
  const said = new Set(stemsOf(text))
  return about.includes(connectionId) || stemsOf(words.join(' ')).some((stem) => said.has(stem))
}

function quoteVisitor(passage: Passage, timeZone: string): Claim {
  const quote = quoteOf(visitorText(passage.text), 200).replace(/[“”]/gu, '"')
  return { text: `${introduced(passage, timeZone)}: “${quote}”`, cites: [passage] }
}

function introduced({ kind, connectionName, at }: Passage, timeZone: string) {
  const name = shownName(connectionName)
  if (kind === 'connection') return `On file for ${name}, some of it in their own words`
  if (kind === 'followup') return `A message to ${name} is drafted`
  return `On ${dateOf(at, timeZone)}, ${name} wrote when you exchanged cards`
}

const maxAnswer = { claims: 12, letters: 2_000, heard: 20_000, leftOut: 40 }

/**
 * Streams the claims of a model's answer that the passages bear out, its usage, and how many sentences were left out. No
 * claims when the model says NOTHING.
 */
async function* modelAnswer(
  model: Model,
  { question, memberName, signal, chosen }: ModelQuestion & { chosen: Chosen },
): AsyncGenerator<Claim | { usage: Usage | null } | { leftOut: number }> {
  const labels = labelsFor(question, chosen.read)
  const boundary = randomBytes(16).toString('hex')
  const prompt = promptFor({ question, chosen, labels, memberName, boundary })
  const reader = sentenceReader()
  const given = new Set<string>()
  const read = new Set<string>()
  let [heard, letters, leftOut] = ['', 0, 0]
  for await (const piece of model.chat(prompt, { signal, maxTokens: 2_000, temperature: 0 })) {
    if (piece.type === 'end') yield { usage: piece.usage }
    else heard += piece.text
    // If the answer ran out of tokens, the incomplete last sentence is dropped.
    const sentences = piece.type === 'text' ? reader.feed(piece.text) : piece.cutShort ? [] : reader.end()
    for (const sentence of sentences) {
      if (read.has(sentence)) continue
      read.add(sentence)
      await nextTurn()
      const claim = claimOf(sentence, { chosen, labels, question })
      if (!claim && citesOf(sentence, chosen).length > 0) leftOut += 1
      if (!claim || given.has(claim.text)) continue
      letters += claim.text.length
      if (given.size === maxAnswer.claims || letters > maxAnswer.letters) return yield { leftOut }
      given.add(claim.text)
      yield claim
    }
    if (heard.length > maxAnswer.heard || leftOut > maxAnswer.leftOut) break
  }
  if (given.size === 0 && !saysNothing(heard)) throw new ModelFailure(leftOut > 0 ? 'untrue' : 'garbled')
  yield { leftOut }
}

function saysNothing(answer: string) {
  return /^\W*NOTHING\b/u.test(answer) || /^\W*nothing\W*$/iu.test(answer)
}

/** A question, and the passages that may answer it. */
export type ModelQuestion = {
  question: Question
  /** Best first. */
  passages: Ranked[]
  memberName: string
  signal: AbortSignal
}
