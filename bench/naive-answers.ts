import MiniSearch from 'minisearch'
import type { Answer } from '../test/corpus/judge.ts'
import type { Memory } from '../test/corpus/memory.ts'
import type { Question } from '../test/corpus/question.ts'
import { type Ids, idOf } from '../test/corpus/seed.ts'

type Passage = { id: string; of: string; text: string }

/** The baseline: the five entries with the most words of the question. */
export function naiveAnswers(ids: Ids, memory: Memory) {
  const names = new Map(memory.people.map(({ key, displayName }) => [key, displayName]))
  const { people, entries, promises, followups } = memory
  const passages: Passage[] = [
    ...people.map(({ key, ...person }) => ({ key, of: key, text: Object.values(person).flat().join(', ') })),
    ...entries,
    ...promises,
    ...followups.map((each) => ({ ...each, text: `${each.subject} ${each.body}` })),
  ].map(({ key, of, text }) => ({ id: idOf(ids, key), of, text: `${names.get(of)}: ${text}` }))
  const byId = new Map(passages.map((passage) => [passage.id, passage]))
  const index = new MiniSearch<Passage>({ fields: ['text'], searchOptions: { fuzzy: 0.2, prefix: true } })
  index.addAll(passages)
  return async ({ asks, about }: Question): Promise<Answer> => {
    const found = index
      .search([asks].flat().at(-1) ?? '', { filter: ({ id }) => !about || byId.get(id)?.of === about })
      .slice(0, 5)
    const citations = found.map(({ id }) => ({ kind: 'interaction', id, quote: byId.get(id)?.text ?? '' }))
    const content = citations.map(({ quote }, at) => `${quote} [${at + 1}]`).join('\n')
    return { content: content || 'Nothing was found.', citations }
  }
}
