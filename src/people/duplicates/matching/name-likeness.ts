import { nameKeyOf } from '#language/names/name-keys.ts'
import { compareText } from '#language/words/fold.ts'
import { sound } from '#language/words/likeness.ts'
import { foldedNameWords, foldedWords } from '#language/words/words.ts'

export type NameLikeness = 'same' | 'alike' | 'transcribed' | 'fitting' | 'different'

/** How two names compare: the same words in any order, one typo apart, in two alphabets, one a short form of the other, or different. */
export function compareNames(one: string, other: string): NameLikeness {
  const key = nameKeyOf(one)
  if (key !== null && key === nameKeyOf(other)) return 'same'
  const [mine, theirs] = [foldedWords(one), foldedWords(other)]
  if (isOneTypoApart(mine, theirs)) return 'alike'
  if (isTranscription(one, other)) return 'transcribed'
  return isShortFormOf(mine, theirs) || isShortFormOf(theirs, mine) ? 'fitting' : 'different'
}

/** All words are the same but one, which differs by a letter. */
export function isOneTypoApart(mine: string[], theirs: string[]) {
  const [left = '', ...more] = mine.filter((word) => !theirs.includes(word))
  const [right = '', ...others] = theirs.filter((word) => !mine.includes(word))
  const isAlone = more.length + others.length === 0 && mine.length === theirs.length && mine.length > 1
  return isAlone && Math.max(left.length, right.length) >= minTypoLength && isOneTypo(left, right)
}

/** One letter changed, dropped or added, or two adjacent ones swapped: compares the parts between the shared ends. */
function isOneTypo(one: string, other: string) {
  const maxShared = Math.min(one.length, other.length)
  let start = 0
  while (start < maxShared && one[start] === other[start]) start++
  let end = 0
  while (end < maxShared - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === `${right[1]}${right[0]}`)
}

/** In shorter words, almost every word is a typo of another. */
const minTypoLength = 4

/** Анна Иванова and Ivanova, Anna; 王小明 and Xiaoming Wang: they sound the same, whichever part comes first. */
function isTranscription(one: string, other: string) {
  if (isLatin.test(one) === isLatin.test(other)) return false
  const [mine, theirs] = [soundOf(one), soundOf(other)]
  return mine.length >= minTypoLength && mine.length === theirs.length && `${mine}${mine}`.includes(theirs)
}

const isLatin = /^[\p{Script=Latin}\P{L}]*$/u
const soundOf = (name: string) => foldedNameWords(name).map(sound).join('')

/** "A. Ribeiro" or "Ana" of "Ana Ribeiro": each word is one of the longer name, or its initial; one at least is whole. */
function isShortFormOf(short: string[], long: string[]) {
  if (short.length > long.length) return false
  const free = [...long]
  let whole = 0
  for (const word of short.toSorted((a, b) => b.length - a.length || compareText(a, b))) {
    const at = free.findIndex((each) => each === word || (word.length === 1 && each.startsWith(word)))
    if (at === -1) return false
    if (word.length > 1) whole += 1
    free.splice(at, 1)
  }
  return whole > 0
}
