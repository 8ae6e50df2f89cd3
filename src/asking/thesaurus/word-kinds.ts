import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { baseOf } from '#language/words/irregular.ts'

/** Whether a word, in whichever form, tells what is done, and hardly ever a thing. */
export const isMostlyVerb = (word: string) => formsOf(word).some((form) => verbs().has(form))

/** Whether it tells what something is like. */
export const isMostlyQuality = (word: string) => qualities().has(word)

/** What it may be a form of, and no more: "election" is made of a verb, and is none. */
function formsOf(word: string) {
  const rest = word.replace(/(?:ing|ed|es|s)$/u, '')
  return [word, baseOf(word), rest, `${rest}e`, rest.replace(/i$/u, 'y'), rest.replace(/(.)\1$/u, '$1')]
}

const verbs = readOnce('verbs.txt')
const qualities = readOnce('qualities.txt')

/** When a question first asks: most that a process does needs none of it. */
function readOnce(file: string) {
  let known: ReadonlySet<string> | undefined
  return () => {
    known ??= new Set(
      readFileSync(join(import.meta.dirname, file), 'latin1')
        .trimEnd()
        .split('\n'),
    )
    return known
  }
}
