import type { Model, Usage } from '#platform/llm/model.ts'
import type { Claim } from '../answers/wording/claims.ts'
import { modelAnswer } from './model-answer.ts'
import type { ModelQuestion } from './model-question.ts'
import { chooseReading } from './reading.ts'
import { visitorQuotes } from './visitor-quotes.ts'

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
