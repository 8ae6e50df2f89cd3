import anyAscii from 'any-ascii'
import { type Family, familyFor, isOwn } from './fonts.ts'

/** A text that can be written without a gap or a box, and the family that helps Inter with it. */
export type Writable = { text: string; family: Family | null }

export function writable(written: string): Writable {
  const clean = cleaned(written)
  const wanting = [...new Set(codePoints(clean))].filter((point) => !isOwn(point) && !isJoiner(point))
  const family = wanting.length === 0 ? null : familyFor(wanting, clean)
  const can = (point: number) => isOwn(point) || family?.has(point) === true
  const words = clean.split(' ').map((word) => spelled(word, can))
  const text = words.filter((word) => word !== '').join(' ')
  // A family that is no help any more is not loaded: some take long.
  return { text, family: codePoints(text).every(isOwn) ? null : family }
}

/** Whole words, so that no name is half in one alphabet. */
function spelled(word: string, can: (point: number) => boolean) {
  const drawn = [...word].filter((character) => !isJoiner(point(character)) || can(point(character))).join('')
  if (codePoints(drawn).every(can)) return drawn
  const roman = anyAscii(drawn)
    .replaceAll(/[^ -~]/g, '')
    .trim()
  return roman.charAt(0).toUpperCase() + roman.slice(1)
}

/** One line, without emoji, marks that change direction, and letters buried in accents. */
function cleaned(written: string) {
  return written
    .normalize('NFC')
    .replaceAll(emoji, ' ')
    .replaceAll(/\p{Extended_Pictographic}/gu, (sign) => (isOwn(point(sign)) ? sign : ' '))
    .replaceAll(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Variation_Selector}]/gu, '')
    .replaceAll(/\p{Mn}/gu, (mark) => (isAnyScript.test(mark) && !isOwn(point(mark)) ? '' : mark))
    .replaceAll(/(\p{Script=Inherited}{2})\p{Script=Inherited}+|(\p{M}{4})\p{M}+/gu, '$1$2')
    .replaceAll(/[\s\u2028\u2029]+/g, ' ')
    .trim()
}

const isAnyScript = /\p{Script=Inherited}/u

const emoji =
  /\p{RI}{2}|[0-9#*]\ufe0f?\u20e3|\p{Extended_Pictographic}\ufe0f|[\p{Emoji_Presentation}\p{Emoji_Modifier}\u{e0020}-\u{e007f}]/gu

const isJoiner = (point: number) => point === 0x200c || point === 0x200d
const point = (character: string) => character.codePointAt(0) ?? 0
const codePoints = (text: string) => [...text].map(point)
