import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseOf } from '../recall/irregular.ts'

/** Whether a word, in whichever form, tells what is done, and hardly ever a thing. */
export const isMostlyVerb = (word: string) => isAmong((verbs ??= wordsIn('verbs.txt')), word)

/** Whether it tells what something is like. */
export const isMostlyQuality = (word: string) => (qualities ??= wordsIn('qualities.txt')).has(word)

/** By its forms alone: "election" is made of a verb, and is none. */
function isAmong(known: ReadonlySet<string>, word: string) {
  const rest = word.replace(/(?:ing|ed|es|s)$/u, '')
  const single = rest.replace(/(.)\1$/u, '$1')
  return [word, baseOf(word), rest, `${rest}e`, rest.replace(/i$/u, 'y'), single].some((each) => known.has(each))
}

const wordsIn = (file: string): ReadonlySet<string> =>
  new Set(readFileSync(join(import.meta.dirname, file), 'latin1').trimEnd().split('\n'))

/** Read when a question first asks. */
let verbs: ReadonlySet<string> | undefined
let qualities: ReadonlySet<string> | undefined
