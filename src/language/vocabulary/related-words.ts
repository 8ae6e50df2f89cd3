import { lazy } from '../phrases/lazy.ts'
import { baseOf, stem } from '../words/stem.ts'
import { linesOf } from '../words/word-set.ts'

type Related = { word: string; weight: number }

/** In related-words.txt synonyms come first, then close words, then loosely related ones. */
const weights = [0.9, 0.7, 0.5]

/** Alternatives to a question's word, closest first: "doctor" for "physicians". */
export function relatedWords(word: string): Related[] {
  const asked = word.toLowerCase()
  const found = new Map<string, number>()
  for (const head of headsOf(asked)) {
    for (const [other, weight] of table().get(head) ?? []) found.set(other, Math.max(weight, found.get(other) ?? 0))
  }
  found.delete(asked)
  return [...found].map(([word, weight]) => ({ word, weight })).sort((a, b) => b.weight - a.weight)
}

/** Whether the list has a word, in whichever form. */
export const isListedWord = (word: string) => relatedWords(word).length > 0

/** The forms under which a word may be listed: its own, the base of an irregular form, else what its stem was made of. */
function headsOf(word: string): string[] {
  const own = [...new Set([word, baseOf(word)])].filter((each) => table().has(each))
  if (own.length > 0) return own
  const root = stem(word)
  const made = [root, `${root}e`, root.replace(/i$/, 'y')].find((each) => stem(each) === root && table().has(each))
  return made ? [made] : []
}

/** Loaded by the first question that needs it: most work doesn't. */
const table = lazy(() => {
  const related = new Map<string, Map<string, number>>()
  const add = (head: string, word: string, weight: number) => {
    if (stem(head) === stem(word)) return
    const known = related.get(head) ?? new Map<string, number>()
    related.set(head, known.set(word, Math.max(weight, known.get(word) ?? 0)))
  }
  for (const line of linesOf(new URL('related-words.txt', import.meta.url))) {
    const [head = '', rest = ''] = line.split(': ')
    for (const [at, part] of rest.split(';').entries()) {
      for (const word of part.match(/[a-z]+/g) ?? []) {
        add(head, word, weights[at] ?? 0)
        // The same meaning holds both ways; a kind or a matter does not.
        if (at === 0) add(word, head, weights[at] ?? 0)
      }
    }
  }
  return related
})

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
