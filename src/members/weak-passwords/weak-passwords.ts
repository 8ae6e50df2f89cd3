import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { fold } from '#language/words/fold.ts'
import { spellings, variantsOf } from './variants.ts'

/** Whose password it is: nothing in it may be made of these. */
export type Owner = { name: string; email: string; workspaces?: readonly string[] }

/** Refuses passwords that an attacker tries first. */
export function refuseWeakPassword(field: string, password: string, owner: Owner) {
  if (isCommonPassword(password) || isPattern(password, isCommonWord))
    throw wrongField(field, say('fields.passwordTooCommon'))
  if (isMadeOf(password, owner, isCommonWord)) throw wrongField(field, say('fields.passwordFromDetails'))
}

export const isCommonPassword = (password: string) => [...variantsOf(password)].some(isCommonWord)

// Read when it is first needed, so that it does not slow the start.
let filter: Uint8Array | undefined
export const filterFile = new URL('common-passwords.bin', import.meta.url)

function isCommonWord(word: string) {
  filter ??= readFileSync(filterFile)
  return isInFilter(filter, word)
}

const minWord = 3

type OwnWords = { name: string; email: string; workspaces?: readonly string[] }

/** Whether a password is made of nothing but the owner's words, digits, signs and perhaps one common word. */
function isMadeOf(password: string, owner: OwnWords, isCommonWord: (word: string) => boolean) {
  const folded = fold(password)
  const rest = ownWords(owner).reduce((text, word) => text.replaceAll(word, ' '), folded)
  if (rest === folded) return false
  const letters = rest.replace(/[^\p{L}]/gu, '')
  return letters.length < minWord || isCommonWord(letters)
}

/** The longest first, so that a word within another doesn't split it. */
function ownWords({ name, email, workspaces = [] }: OwnWords) {
  const texts = [name, email, ...email.split('@'), ...workspaces, 'kith'].map(fold)
  const words = texts.flatMap((text) => [text, text.replace(/[^\p{L}\p{N}]/gu, ''), ...text.split(/[^\p{L}]+/u)])
  return [...new Set(words)].filter((word) => word.length >= minWord).sort((a, b) => b.length - a.length)
}

// A Bloom filter: it knows every word that was put in, and takes one other word in two million for one of them.
const bitsPerWord = 31
const probes = 21

export function makeWordFilter(words: readonly string[]) {
  const filter = new Uint8Array(Math.ceil((words.length * bitsPerWord) / 8))
  for (const word of words)
    for (const at of bitsOf(word, filter)) filter[at >> 3] = (filter[at >> 3] ?? 0) | (1 << (at & 7))
  return filter
}

function isInFilter(filter: Uint8Array, word: string) {
  return bitsOf(word, filter).every((at) => ((filter[at >> 3] ?? 0) >> (at & 7)) & 1)
}

/** The chance that a word which was not put in is found. */
export function falsePositiveRate(filter: Uint8Array) {
  const set = filter.reduce((sum, byte) => sum + byte.toString(2).replaceAll('0', '').length, 0)
  return (set / (filter.length * 8)) ** probes
}

function bitsOf(word: string, { length }: Uint8Array) {
  const digest = hash('sha256', word, 'buffer')
  const step = digest.readUIntBE(6, 6)
  const bits = new Array<number>(probes)
  let at = digest.readUIntBE(0, 6)
  for (let probe = 0; probe < probes; probe++, at += step) bits[probe] = at % (length * 8)
  return bits
}

/** Keyboards, row by row, so that keys of one column lie below each other. */
const keyboards = [
  ['1234567890-=', 'qwertyuiop[]', "asdfghjkl;'", 'zxcvbnm,./'],
  ['1234567890ß', 'qwertzuiopü+', 'asdfghjklöä#', 'yxcvbnm,.-'],
  ['1234567890', 'azertyuiop^$', 'qsdfghjklmù*', 'wxcvbn,;:!'],
  ['1234567890-=', 'йцукенгшщзхъ', 'фывапролджэ', 'ячсмитьбю.'],
]
/** Digits with the shift key, alphabets, and every second digit. */
const rows = [
  ...['!@#$%^&*()_+', '!"§$%&/()=?', 'abcdefghijklmnopqrstuvwxyz', '01234567890', '02468', '13579'],
  ...['абвгдеёжзийклмнопрстуфхцчшщъыьэюя', 'αβγδεζηθικλμνξοπρστυφχψω'],
]

/** Everything that a finger or a child follows, in both directions. */
const lines = [...keyboards.flatMap((keyboard) => [...keyboard, ...columnsOf(keyboard)]), ...rows]
  .map(fold)
  .flatMap((line) => [line, [...line].reverse().join('')])

function columnsOf(keyboard: string[]) {
  return Array.from(keyboard[0] ?? '', (_, at) => keyboard.map((row) => row[at] ?? '').join(''))
}

const minRun = 3
/** How many other characters do not make such a password harder to guess. */
const maxOthers = 3

/** Nothing but runs, repetitions and years, with a little around them: `qwertz123`, `abcd1234!`, `1q2w3e4r`, `xyzxyz2024`. */
function isPattern(password: string, isCommonWord: (word: string) => boolean) {
  return spellings(fold(password)).some((text) => {
    const rest = withoutRuns(text)
    if (isFew(rest, text) || (rest !== text && isCommonWord(rest.replace(/[^\p{L}]/gu, '')))) return true
    const [even, odd] = [everySecond(text, 0), everySecond(text, 1)]
    const zigzag = [withoutRuns(even), withoutRuns(odd)]
    return zigzag.every((part) => part.length < even.length - 1) && isFew(zigzag.join(''), text)
  })
}

const isFew = (rest: string, text: string) => rest.length <= maxOthers && rest.length < text.length / 2

const everySecond = (text: string, from: 0 | 1) => [...text].filter((_, at) => at % 2 === from).join('')

/** What is left of a text without runs along a line, repetitions and years. */
function withoutRuns(text: string) {
  let [rest, at] = ['', 0]
  while (at < text.length) {
    const length = Math.max(runAt(text, at), repetitionAt(text, at), yearAt(text, at))
    if (length === 0) rest += text[at]
    at += length || 1
  }
  return rest
}

const starts = new Set(lines.flatMap((line) => Array.from(line, (_, at) => line.slice(at, at + minRun))))

function runAt(text: string, at: number) {
  if (!starts.has(text.slice(at, at + minRun))) return 0
  let longest = 0
  for (const line of lines) {
    let length = Math.max(longest + 1, minRun)
    while (at + length <= text.length && line.includes(text.slice(at, at + length))) longest = length++
  }
  return longest
}

const repetition = /(.{1,4}?)\1+/y
const minRepetition = 6

/** The same character three times, or a few characters again and again. */
function repetitionAt(text: string, at: number) {
  repetition.lastIndex = at
  const [whole = '', part = ''] = repetition.exec(text) ?? []
  return whole.length >= (part.length === 1 ? minRun : minRepetition) ? whole.length : 0
}

const yearAt = (text: string, at: number) => (/^(?:19|20)\d\d(?!\d)/.test(text.slice(at, at + 5)) ? 4 : 0)
