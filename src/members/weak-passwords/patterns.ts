import { fold } from '#language/words/fold.ts'
import { spellings } from './variants.ts'

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
export function isPattern(password: string, isCommonWord: (word: string) => boolean) {
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
