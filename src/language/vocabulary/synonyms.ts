import { lazy } from '../phrases/lazy.ts'
import { stem } from '../words/stem.ts'
import { linesOf } from '../words/word-set.ts'

/** The rest of a phrase, and the stems of single words that mean the same: "put off" is to postpone. */
type Phrase = { rest: string[]; plain: string[] }

/** The stems of the words that share a meaning with a word, by its stem. */
export const synonymsOf = (of: string): ReadonlySet<string> => tables().words.get(of) ?? none

/** The phrases that begin with a stem. */
export const phrasesFrom = (first: string): readonly Phrase[] => tables().phrases.get(first) ?? []

const none: ReadonlySet<string> = new Set()

/** Read when a sentence is first checked. Each line has words of one meaning, the parts of a phrase joined by "_". */
const tables = lazy(() => {
  const words = new Map<string, Set<string>>()
  const phrases = new Map<string, Phrase[]>()
  for (const line of linesOf(new URL('synonyms.txt', import.meta.url))) {
    const meaning = line.split(' ')
    const plain = meaning.filter((word) => !word.includes('_')).map(stem)
    for (const word of plain) addAll(words, word, plain)
    for (const phrase of meaning.filter((word) => word.includes('_'))) {
      const [first = '', ...rest] = phrase.split('_').map(stem)
      phrases.set(first, [...(phrases.get(first) ?? []), { rest, plain }])
    }
  }
  return { words, phrases }
})

function addAll(map: Map<string, Set<string>>, key: string, words: string[]) {
  const known = map.get(key) ?? new Set<string>()
  for (const word of words) if (word !== key) known.add(word)
  map.set(key, known)
}
