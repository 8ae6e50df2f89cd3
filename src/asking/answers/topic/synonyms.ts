import { stem } from '#language/words/stem.ts'
import { relatedWords } from '../../vocabulary/related-words.ts'

/** How much of a word another tells that stands for it: the nearer, the more. */
const standsFor = (weight: number) => (weight >= 0.9 ? 0.9 : weight >= 0.7 ? 0.85 : 0.65)

/** A word, and all that may stand for it in a note, the nearest first. */
export function withSynonyms(word: string): string[] {
  return [...new Set([word, ...relatedWords(word).map((each) => each.word)])]
}

/** The stems of what may stand for a word, and how much of it each tells. */
export function relatedStems(word: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const { word: other, weight } of relatedWords(word)) {
    const of = stem(other)
    found.set(of, Math.max(standsFor(weight), found.get(of) ?? 0))
  }
  return found
}
