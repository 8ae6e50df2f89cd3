import { relatedWords } from '#language/vocabulary/related-words.ts'
import { stem } from '#language/words/stem.ts'

/** How much a synonym counts: the closer, the more. */
const standsFor = (weight: number) => (weight >= 0.9 ? 0.9 : weight >= 0.7 ? 0.85 : 0.65)

/** A word and its synonyms in notes, closest first. */
export function withSynonyms(word: string): string[] {
  return [...new Set([word, ...relatedWords(word).map((each) => each.word)])]
}

/** The stems of a word's synonyms, and how much each counts. */
export function relatedStems(word: string): Map<string, number> {
  const found = new Map<string, number>()
  for (const { word: other, weight } of relatedWords(word)) {
    const of = stem(other)
    found.set(of, Math.max(standsFor(weight), found.get(of) ?? 0))
  }
  return found
}
