import { wordList } from '#language/words/word-set.ts'

/** Nouns in small letters, by the article that goes before them. */
export type NounsByWord = Record<string, string>

/** Finds the first such noun of a clause, and says it with its article; German writes nouns large. */
export function eventReader(nouns: NounsByWord) {
  const articles = new Map(
    Object.entries(nouns).flatMap(([article, list]) => wordList(list).map((noun) => [noun, article] as const)),
  )
  return (clause: string) => {
    const found = clause.match(/\p{L}+/gu)?.find((word) => articles.has(word.toLowerCase()))
    return found === undefined ? null : `${articles.get(found.toLowerCase())}${found}`
  }
}
