import { claimOf } from '#asking/grounded/claim-check.ts'
import { type Chosen, labelsFor } from '#asking/grounded/reading.ts'
import { sentenceReader } from '#asking/grounded/sentences.ts'
import { findUntruth } from '#language/evidence/evidence.ts'
import { passageOf, questionOf } from '../../test/corpus/asked-question.ts'

/** Passages, what a model may say of them, and what would be untrue. */
export type TruthItem = {
  voice: string
  question: string
  passages: { id: string; by: 'member' | 'visitor'; day: string; person: string; text: string }[]
  true: string[]
  lies: { kind: string; text: string }[]
}

/** One text, and whether the check lets all of it out. */
export type Verdict = { item: TruthItem; kind: string; text: string; passes: boolean }

export function verdictsOn(items: TruthItem[]): Verdict[] {
  return items.flatMap((item) =>
    [...item.true.map((text) => ({ kind: 'true', text })), ...item.lies].map(({ kind, text }) => ({
      item,
      kind,
      text,
      passes: isLetOut(item, text),
    })),
  )
}

/** Whether an answer that cites every passage, or a message from them, is let out, each of its sentences. */
function isLetOut({ voice, question: asked, passages }: TruthItem, text: string) {
  const by = passages.every((each) => each.by === 'visitor') ? 'visitor' : 'member'
  const read = passages.map((each) => ({
    text: each.text,
    passage: passageOf(each.text, {
      connectionId: each.person,
      connectionName: each.person,
      at: `${each.day}T12:00:00.000Z`,
      source: each.by,
    }),
  }))
  const chosen: Chosen = { by, read }
  const question = questionOf(asked, { timeZone: 'UTC', about: passages.map(({ person }) => person) })
  const marks = passages.map((_, at) => `[${at + 1}]`).join('')
  const reader = sentenceReader()
  const sentences = [...reader.feed(text), ...reader.end()]
  if (voice.startsWith('draft')) return sentences.every((sentence) => isLetOutOfDraft(passages, sentence))
  const labels = labelsFor(question, read)
  return sentences.every((sentence) => claimOf(`${sentence} ${marks}`, { chosen, labels, question }) !== null)
}

function isLetOutOfDraft(passages: TruthItem['passages'], sentence: string) {
  const sources = passages.map(({ text, day, person, by }) => ({
    text,
    day: Temporal.PlainDate.from(day),
    people: [person],
    by,
  }))
  return findUntruth(sentence, sources, { voice: 'message' }) === null
}

/** How many of each kind get through. */
export function tallyByKind(verdicts: Verdict[]): Map<string, { count: number; passed: number }> {
  const kinds = new Map<string, { count: number; passed: number }>()
  for (const { kind, passes } of verdicts) {
    const tally = kinds.get(kind) ?? { count: 0, passed: 0 }
    kinds.set(kind, { count: tally.count + 1, passed: tally.passed + (passes ? 1 : 0) })
  }
  return kinds
}
