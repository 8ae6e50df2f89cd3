import { heads, near } from './near.ts'
import { isMostlyQuality, isMostlyVerb } from './word-kinds.ts'

/** Whether a word is one that the tables know, in whichever form. */
export const isKnownWord = (word: string) => isMostlyVerb(word) || isMostlyQuality(word) || near(word).length > 0

/** Heads that begin alike and are about as long: among them is what a misspelt word was meant to be. */
export function headsLike(word: string): string[] {
  const start = word.slice(0, 2)
  return heads(start).filter((head) => Math.abs(head.length - word.length) <= 1)
}
