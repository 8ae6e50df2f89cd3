import { type Piece, pattern } from '../phrases/phrases.ts'
import { sourceWithoutAccents } from '../words/without-accents.ts'
import { wordList } from '../words/word-set.ts'
import type { Numbered } from './date-words.ts'

/** All the words of a list as one pattern. */
export const wordsOf = (list: Numbered) => list.map(([words]) => words).join('|')

/** The number that a word stands for; other digits stand for themselves, other words for -1. */
export function numberReader(...lists: Numbered[]): (word: string) => number {
  const patterns = lists.flat().map(([words, number]) => ({ pattern: wholeWord(words), number }))
  const known = new Map<string, number>()
  return (word) => {
    const plain = word.toLowerCase().replace(/\s+/g, ' ')
    const number = known.get(plain) ?? patterns.find(({ pattern }) => pattern.test(plain))?.number ?? numberOf(plain)
    if (known.size < maxKnown) known.set(plain, number)
    return number
  }
}

const numberOf = (digits: string) => (/^\d/.test(digits) ? Number.parseFloat(digits.replace(',', '.')) : -1)

/** Few words stand for numbers; what a text has in their place need not be remembered. */
const maxKnown = 500

export const wholeWord = (words: string) => new RegExp(`^(?:${sourceWithoutAccents(words)})$`, 'i')

export const inOrder = (words: readonly string[]): Numbered => words.map((word, at) => [word, at + 1] as const)

/** Signs of a day: figures, or one of some beginnings of words. */
export const signOf = (words: string) => new RegExp(`\\d|${wordList(words).join('|')}`, 'i')

/** Up to four such words in a row, just before a date. */
export const leadOf = (words: Piece) => pattern('i')`(?:(?<![a-z\d])${words}\s+){1,4}$`
