import { forms } from '#language/words/forms.ts'
import { stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'

/** A word of a question: what its forms have in common, and the forms. */
export type SearchWord = { stem: string; forms: string[] }

export function searchWordsIn(words: string[]): SearchWord[] {
  const byStem = new Map<string, Set<string>>()
  for (const word of tellingWords(words.join(' ')).slice(0, maxSearchWords)) {
    const key = stem(word)
    byStem.set(key, new Set([...(byStem.get(key) ?? []), ...forms(word)]))
  }
  return [...byStem].map(([stem, forms]) => ({ stem, forms: [...forms] }))
}

/** A question of more words than this is a text: its first words tell what it is about. */
const maxSearchWords = 24
