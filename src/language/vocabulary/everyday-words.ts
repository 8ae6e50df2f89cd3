import { lazy } from '../phrases/lazy.ts'
import { linesOf } from '../words/lines-of.ts'
import { stem } from '../words/stem.ts'

const everyday = lazy(() => linesOf(new URL('everyday-words.txt', import.meta.url)).flatMap((line) => line.split(' ')))
const stems = lazy(() => new Set(everyday().map(stem)))

/** Whether a word, in whichever form, is everyday English: it is neither a typo nor a name. */
export const isEverydayWord = (word: string) => stems().has(stem(word))

/** Everyday words that begin alike and are about as long: a misspelt word may be one of them. */
export function everydayWordsLike(word: string): string[] {
  const start = word.slice(0, 2)
  return everyday().filter((each) => each.startsWith(start) && Math.abs(each.length - word.length) <= 1)
}
