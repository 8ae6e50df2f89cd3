import { fold } from '#language/words/fold.ts'

/** How many digits and signs around a word do not make it harder to guess: `!monkey2024`. */
const maxAround = 6
const minWord = 4

const letters: Record<string, string> = { '0': 'o', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '9': 'g' }
const signs: Record<string, string> = { '@': 'a', $: 's', '€': 'e', '+': 't' }

/** The possible base words of a password: itself, and itself without common additions. */
export function variantsOf(password: string) {
  const folded = fold(password)
  const plain = [folded, folded.replace(/[\s._-]/g, '')]
  const words = plain.flatMap((text) => [text, withoutAround(text), repeatedPart(text)])
  return new Set(words.filter((word) => word.length >= minWord).flatMap(spellings))
}

/** Without the digits and signs at both ends, if they are few. */
function withoutAround(text: string) {
  const word = text.replace(/^[^\p{L}]+/u, '').replace(/[^\p{L}]+$/u, '')
  return text.length - word.length <= maxAround ? word : ''
}

/** `monkeymonkey` is no better than `monkey`. */
function repeatedPart(text: string) {
  const period = (text + text).indexOf(text, 1)
  return text.slice(0, period)
}

/** `p4$$w0rd` is `password`. A 1 or an exclamation mark is an i or an l. */
export function spellings(word: string) {
  return [word, ...['i', 'l'].map((one) => word.replace(/[^\p{L}]/gu, (sign) => respell(sign, one)))]
}

const respell = (sign: string, one: string) => (/[1!|]/.test(sign) ? one : (letters[sign] ?? signs[sign] ?? sign))
