import { groundedAnswer, type ModelQuestion } from '#asking/grounded/grounded.ts'
import type { Question } from '#asking/questions/question.ts'
import type { Passage, Ranked } from '#asking/recall/passage.ts'
import type { Model } from '#platform/llm/dialect.ts'

/** A parsed question and the passages to answer it from. */
export function questionOf(text: string, more: Partial<Question> = {}): Question {
  return {
    text,
    timeZone: 'Europe/Lisbon',
    today: Temporal.PlainDate.from('2026-05-04'),
    connectionId: null,
    named: [],
    about: [],
    span: null,
    words: text.toLowerCase().match(/\p{L}{4,}/gu) ?? [],
    earlier: null,
    language: 'en',
    ...more,
  }
}

let made = 0

/** A passage about Ana by the member, unless given otherwise. */
export function passageOf(text: string, more: Partial<Ranked> = {}): Ranked {
  made += 1
  return {
    kind: 'interaction',
    id: `ix-${made}`,
    connectionId: 'ana',
    connectionName: 'Ana Ribeiro',
    text,
    at: '2026-03-04T10:00:00.000Z',
    source: 'member',
    score: 1,
    ...more,
  }
}

/** Asks a question and returns the whole answer. */
export async function answered(
  model: Model,
  passages: Ranked[],
  {
    question = questionOf('What is new?'),
    signal = new AbortController().signal,
  }: Partial<Pick<ModelQuestion, 'question' | 'signal'>> = {},
) {
  const claims: { text: string; cites: Passage[] }[] = []
  for await (const piece of groundedAnswer(model, { question, passages, memberName: 'Rui Costa', signal })) {
    if (piece.type === 'end') return { ...piece, claims, texts: claims.map(({ text }) => text) }
    claims.push(piece.claim)
  }
  throw new Error('It did not come to an end.')
}
