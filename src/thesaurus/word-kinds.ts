import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stem } from '../recall/stem.ts'

/** Whether a word, in whichever form, tells what is done, and hardly ever a thing. */
export const isMostlyVerb = (word: string) => (verbs ??= stemsIn('verbs.txt')).has(stem(word))

/** Whether it tells what something is like. */
export const isMostlyQuality = (word: string) => (qualities ??= stemsIn('qualities.txt')).has(stem(word))

const stemsIn = (file: string): ReadonlySet<string> =>
  new Set(readFileSync(join(import.meta.dirname, file), 'latin1').trimEnd().split('\n').map(stem))

/** Read when a question first asks. */
let verbs: ReadonlySet<string> | undefined
let qualities: ReadonlySet<string> | undefined
