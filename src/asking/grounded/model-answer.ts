import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { ModelFailure } from '#platform/llm/failure.ts'
import type { Model, Usage } from '#platform/llm/model.ts'
import type { Claim } from '../answers/wording/claims.ts'
import { citesOf, claimOf } from './claim-check.ts'
import { labelsFor } from './labels.ts'
import type { ModelQuestion } from './model-question.ts'
import { promptFor } from './prompt.ts'
import type { Chosen } from './reading.ts'
import { sentenceReader } from './sentences.ts'

const maxAnswer = { claims: 12, letters: 2_000, heard: 20_000, leftOut: 40 }

/**
 * Streams the claims of a model's answer that the passages bear out, its usage, and how many sentences were left out. No
 * claims when the model says NOTHING.
 */
export async function* modelAnswer(
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
