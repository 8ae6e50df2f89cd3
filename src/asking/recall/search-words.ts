import { forms, stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'

/** A word of a question: its stem and its forms. */
export type SearchWord = { stem: string; forms: string[] }

export function searchWordsIn(words: string[]): SearchWord[] {
  const byStem = new Map<string, Set<string>>()
  for (const word of tellingWords(words.join(' ')).slice(0, maxSearchWords)) {
    const key = stem(word)
    byStem.set(key, new Set([...(byStem.get(key) ?? []), ...forms(word)]))
  }
  return [...byStem].map(([stem, forms]) => ({ stem, forms: [...forms] }))
}

/** In a longer question, the first words say what it is about. */
const maxSearchWords = 24
