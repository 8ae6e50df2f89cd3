import { en } from '#web/words/en.ts'
import { addLanguage, type Words } from '#web/words/words.ts'

/** English in brackets and 40 % longer; and the same from right to left. No one speaks them. */
export const longLocale = 'en-XA'
export const rightToLeftLocale = 'ar-XB'

export function addPseudoLanguages() {
  const words = bracketed(en) as Words
  addLanguage(longLocale, words)
  addLanguage(rightToLeftLocale, words)
}

export function bracketed(value: unknown): unknown {
  if (typeof value === 'string') return value === '' ? value : `[${value}${growth(value)}]`
  if (typeof value === 'function') return (...given: unknown[]) => bracketed(value(...given))
  if (Array.isArray(value)) return value.map(bracketed)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, bracketed(each)]))
}

/** Words of usual length, 40 % of the text. */
function growth(text: string) {
  const length = Math.ceil(text.length * 0.4)
  return ' éxtrà wörds'.repeat(Math.ceil(length / 12)).slice(0, length)
}

/** What is left of a text without what a catalogue made of it: one pair of brackets in another goes too. */
export function unbracketed(text: string) {
  let left = text
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replaceAll(/\[[^[\]]*\]/g, ' ')
  }
  return left
}
