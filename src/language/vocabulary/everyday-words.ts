import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lazy } from '../phrases/lazy.ts'
import { stem } from '../words/stem.ts'

const everyday = lazy(() =>
  readFileSync(join(import.meta.dirname, 'everyday-words.txt'), 'utf8')
    .trimEnd()
    .split(/\s+/),
)
const stems = lazy(() => new Set(everyday().map(stem)))

/** Whether a word, in whichever form, is everyday English: it is neither a typo nor a name. */
export const isEverydayWord = (word: string) => stems().has(stem(word))

/** Everyday words that begin alike and are about as long: a misspelt word may be one of them. */
export function everydayWordsLike(word: string): string[] {
  const start = word.slice(0, 2)
  return everyday().filter((each) => each.startsWith(start) && Math.abs(each.length - word.length) <= 1)
}
