import { wordsFor } from '#contract/texts/catalogs.ts'
import type { Words } from '#contract/texts/words.ts'

const isEnglish = ({ errors }: Words) => errors.fixFields === wordsFor('en').errors.fixFields

/** A sentence of the service in English, and where the catalogs have it. Values stand between the pieces. */
type Known = { pieces: string[]; path: string[]; names: string[] }

/**
 * What the service says in English, in the reader's language: reasons, problems of a file, failures. The door has no code
 * for each of them, so they are recognized by the English catalog, which holds them word for word. One that it does not
 * know stays English.
 */
export function sayInWords(words: Words, said: string): string {
  if (isEnglish(words)) return said
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
  for (const each of known()) {
    const values = valuesIn(each.pieces, said)
    if (values) return sayAt(words, each, values)
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

function sayAt(words: Words, { path, names }: Known, values: string[]) {
  let each: unknown = words
  for (const name of path) each = (each as Record<string, unknown>)[name]
  return typeof each === 'function'
    ? String(each(Object.fromEntries(names.map((name, at) => [name, values[at]]))))
    : String(each)
}

/** Each value is its name between marks, so that the pieces around it show. */
const marks = new Proxy<Record<string, string>>(
  {},
  { get: (_, name) => `\u0001${String(name)}\u0001`, has: () => true },
)
let sentencesOfEnglish: Known[] | undefined

/** Those without values first: others may begin like them. */
function known() {
  const { sentences, reasons } = wordsFor('en')
  sentencesOfEnglish ??= [...knownIn(['sentences'], sentences), ...knownIn(['reasons'], reasons)].sort(
    (a, b) => a.pieces.length - b.pieces.length,
  )
  return sentencesOfEnglish
}

function knownIn(path: string[], value: unknown): Known[] {
  if (typeof value === 'string') return [{ path, pieces: [value], names: [] }]
  if (typeof value === 'object')
    return Object.entries(value ?? {}).flatMap(([name, each]) => knownIn([...path, name], each))
  const parts = String((value as (values: unknown) => string)(marks)).split('\u0001')
  return [{ path, pieces: parts.filter((_, at) => at % 2 === 0), names: parts.filter((_, at) => at % 2 === 1) }]
}
