import { randomBytes } from 'node:crypto'
import { ModelFailure } from '#platform/llm/failure.ts'
import type { Model, Usage } from '#platform/llm/model.ts'
import type { Claim } from '../answers/wording/claims.ts'
import { claimOf } from './claim-check.ts'
import { labelsFor } from './labels.ts'
import type { ModelQuestion } from './model-question.ts'
import { promptFor } from './prompt.ts'
import type { Chosen } from './reading.ts'
import { sentenceReader } from './sentences.ts'

const maxAnswer = { claims: 12, letters: 2_000, heard: 20_000 }

/** Streams the supported claims of a model's answer, then its usage. No claims when the model says NOTHING. */
export async function* modelAnswer(
  model: Model,
  { question, memberName, signal, chosen }: ModelQuestion & { chosen: Chosen },
): AsyncGenerator<Claim | { usage: Usage | null }> {
  const labels = labelsFor(question, chosen.read)
  const boundary = randomBytes(16).toString('hex')
  const prompt = promptFor({ question, chosen, labels, memberName, boundary })
  const reader = sentenceReader()
  const given = new Set<string>()
  let [heard, letters] = ['', 0]
  for await (const piece of model.chat(prompt, { signal, maxTokens: 2_000, temperature: 0 })) {
    if (piece.type === 'end') yield { usage: piece.usage }
    else heard += piece.text
    // If the answer ran out of tokens, the incomplete last sentence is dropped.
    const sentences = piece.type === 'text' ? reader.feed(piece.text) : piece.cutShort ? [] : reader.end()
    for (const sentence of sentences) {
      const claim = claimOf(sentence, { chosen, labels, question })
      if (!claim || given.has(claim.text)) continue
      letters += claim.text.length
      if (given.size === maxAnswer.claims || letters > maxAnswer.letters) return
      given.add(claim.text)
      yield claim
    }
    if (heard.length > maxAnswer.heard) break
  }
  if (given.size === 0 && !saysNothing(heard)) throw new ModelFailure('garbled')
}

function saysNothing(answer: string) {
  return /^\W*NOTHING\b/u.test(answer) || /^\W*nothing\W*$/iu.test(answer)
}
