import { lazy } from '../phrases/lazy.ts'
import { fold, toAscii } from './fold.ts'

/**
 * The words of a text as they are looked for: folded, and in Latin letters whatever alphabet they were written in.
 * Scripts that do not part their words are taken as they are, two letters at a time.
 */
export function words(text: string) {
  const folded = fold(text)
  if (isPlain(folded)) return plainWords(folded)
  return runsOf(folded).flatMap((run) =>
    unparted.test(run) ? [truncateWord(run), ...pairs(run)] : [truncateWord(latin(run))],
  )
}

/** The same for a name, where each syllable of a script without spaces is a word too: 王小明 is Wang Xiao Ming. */
export const foldedNameWords = (name: string) => wordsOfFoldedName(fold(name))

/** For a name that is already folded. */
export function wordsOfFoldedName(folded: string) {
  if (isPlain(folded)) return plainWords(folded)
  return runsOf(folded).flatMap((run) =>
    (syllabic.test(run) ? syllables(run) : [truncateWord(latin(run))]).filter(Boolean),
  )
}

/** The words of a text, folded, in the letters they were written in. */
export function foldedWords(text: string): string[] {
  return runsOf(fold(text))
}

const runsOf = (folded: string): string[] => folded.match(/[\p{L}\p{N}]+/gu) ?? []

// Most texts are plain once they are folded, and a search reads the words of thousands.
const isPlain = (folded: string) => /^[\s!-~]*$/.test(folded)

function plainWords(folded: string): string[] {
  const found: string[] = folded.match(/[a-z0-9]+/g) ?? []
  return folded.length <= 40 ? found : found.map(truncateWord)
}

/** Folded, and in plain letters. Of alphabets that write no vowels, none are kept: the few they have only confuse. */
export function latin(text: string) {
  const folded = fold(text)
  if (/^[ -~]*$/.test(folded)) return folded
  const plain = toAscii(folded).toLowerCase()
  const spelt = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(folded) ? plain.replace(/[aeiou]/g, '') || plain : plain
  return spelt.replace(/[^a-z0-9 -]/g, '')
}

function syllables(run: string) {
  return [...run.normalize('NFC')].slice(0, 20).map(latin)
}

const syllabic = /[\p{Script=Han}\p{Script=Hangul}]/u

const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** A word of more than forty letters is known by its beginning. */
function truncateWord(word: string) {
  return word.length <= 40 ? word : [...word.slice(0, 80)].slice(0, 40).join('')
}

function pairs(run: string) {
  const letters = [...run]
  return letters.length < 3 ? letters : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
}

/** Words worth looking for in running text: the rest occur everywhere. */
export function tellingWords(text: string) {
  return words(text).filter((word) => (word.length > 1 || unparted.test(word)) && !stopWords.has(word))
}

export const stopWords = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could did do does doing
  down during each few for from further had has have having he her here hers him his how i if in into is it its just me
  more most my no nor not now of off on once only or other our out over own s same she should so some such t than that
  the their them then there these they this those through to too under until up us very was we were what when where
  which while who whom why will with would you your`.split(/\s+/),
)

/** A number as its digits from the last to the first, so that a shared ending is a shared beginning. */
export function reversedDigits(phone: string) {
  const number = phone.normalize('NFKC').replace(/\s*(;?ext|x|#).*$/i, '')
  const digits = number.replace(/\D/g, '').replace(/^0+/, '')
  return [...digits].reverse().join('')
}

/** The digits of a query backwards, as a whole number and as the end of one: "0142" ends +44 7700 900142. */
export function phoneEndings(query: string) {
  const zeros = /^0*/.exec(query.normalize('NFKC').replace(/\D/g, ''))?.[0] ?? ''
  const whole = reversedDigits(query)
  return [...new Set([whole, whole + zeros])].filter((digits) => digits.length >= minPhoneDigits)
}

const minPhoneDigits = 4

const segmenter = lazy(() => new Intl.Segmenter('en', { granularity: 'grapheme' }))
const isAscii = /^[ -~]*$/

/** The characters of a text as people see them: a letter with its accents, or a whole emoji. */
export const graphemes = (text: string) =>
  isAscii.test(text) ? text.split('') : [...segmenter().segment(text)].map(({ segment }) => segment)
