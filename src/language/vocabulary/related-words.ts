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
