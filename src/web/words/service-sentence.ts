import { en } from './en.ts'
import type { Words } from './words.ts'

/** A sentence of the service in English, and where the catalogues have it. Values stand between the pieces. */
type Known = { pieces: string[]; path: string[] }

/**
 * What the service says in English, in the reader's language: reasons, problems of a file, failures. The door has no code
 * for each of them, so they are recognized by the English catalogue, which holds them word for word. One that it does not
 * know stays English.
 */
export function sayInWords(words: Words, said: string): string {
  if (words === en) return said
  return findSentence(words, said) ?? findSentences(words, said) ?? said
}

/** Two sentences and more. */
function findSentences(words: Words, said: string): string | undefined {
  for (let end = said.indexOf('. '); end >= 0; end = said.indexOf('. ', end + 1)) {
    const first = findSentence(words, said.slice(0, end + 1))
    if (first !== undefined) return `${first} ${sayInWords(words, said.slice(end + 2))}`
  }
  return undefined
}

function findSentence(words: Words, said: string): string | undefined {
  for (const { pieces, path } of known()) {
    const values = valuesIn(pieces, said)
    if (values) return sayAt(words, path, values)
  }
  return undefined
}

/** The values of a sentence; null if it is another sentence. Looks for each piece once, so that no text takes long. */
function valuesIn(pieces: string[], said: string): string[] | null {
  const [first = '', ...middle] = pieces
  const last = middle.pop()
  if (last === undefined) return said === first ? [] : null
  if (!said.startsWith(first) || !said.endsWith(last)) return null
  const values: string[] = []
  let at = first.length
  for (const piece of middle) {
    const found = said.indexOf(piece, at)
    if (found < 0) return null
    values.push(said.slice(at, found))
    at = found + piece.length
  }
  const end = said.length - last.length
  return end < at ? null : [...values, said.slice(at, end)]
}

function sayAt(words: Words, path: string[], values: string[]) {
  let each: unknown = words
  for (const name of path) each = (each as Record<string, unknown>)[name]
  return typeof each === 'function' ? String(each(...values)) : String(each)
}

/** Stands for a value, so that the pieces around it show. */
const mark = '\u0001'
let sentencesOfEnglish: Known[] | undefined

/** Those without values first: others may begin like them. */
function known() {
  sentencesOfEnglish ??= [...knownIn(['sentences'], en.sentences), ...knownIn(['reasons'], en.reasons)].sort(
    (a, b) => a.pieces.length - b.pieces.length,
  )
  return sentencesOfEnglish
}

function knownIn(path: string[], value: unknown): Known[] {
  if (typeof value === 'string') return [{ path, pieces: [value] }]
  if (typeof value === 'function') return [{ path, pieces: String(value(...markers)).split(mark) }]
  return Object.entries(value as object).flatMap(([name, each]) => knownIn([...path, name], each))
}

const markers = [mark, mark, mark]
