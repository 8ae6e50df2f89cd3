import { nameKeyOf, nameWords } from '#language/names/name-key.ts'
import { compareText } from '#language/words/compare-text.ts'

export type Likeness = 'same' | 'alike' | 'fitting' | 'different'

/** How two names compareText: the same words in any order, one typo apart, one a shorter form of the other, or none of it. */
export function likeness(one: string, other: string): Likeness {
  const key = nameKeyOf(one)
  if (key !== null && key === nameKeyOf(other)) return 'same'
  const [mine, theirs] = [nameWords(one), nameWords(other)]
  if (isOneTypoApart(mine, theirs)) return 'alike'
  return fits(mine, theirs) || fits(theirs, mine) ? 'fitting' : 'different'
}

/** All words in common but one, which differs by a letter. */
export function isOneTypoApart(mine: string[], theirs: string[]) {
  const [left = '', ...more] = mine.filter((word) => !theirs.includes(word))
  const [right = '', ...others] = theirs.filter((word) => !mine.includes(word))
  const isAlone = more.length + others.length === 0 && mine.length === theirs.length && mine.length > 1
  return isAlone && Math.max(left.length, right.length) >= shortest && isOneTypo(left, right)
}

/** One letter changed, dropped or added, or two neighbours swapped: what is left between the ends they share. */
function isOneTypo(one: string, other: string) {
  const most = Math.min(one.length, other.length)
  let start = 0
  while (start < most && one[start] === other[start]) start++
  let end = 0
  while (end < most - start && one[one.length - 1 - end] === other[other.length - 1 - end]) end++
  const [left, right] = [one.slice(start, one.length - end), other.slice(start, other.length - end)]
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === `${right[1]}${right[0]}`)
}

/** Below this, almost every word is a typo of another. */
const shortest = 4

/** "A. Ribeiro" or "Ana" of "Ana Ribeiro": each word is one of the longer name, or its initial; one at least is whole. */
function fits(short: string[], long: string[]) {
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
