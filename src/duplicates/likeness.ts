import { compare } from '../search/order.ts'
import { distance } from '../search/variants.ts'
import { nameKeyOf, nameWords } from './name-key.ts'

export type Likeness = 'same' | 'alike' | 'fitting' | 'different'

/** How two names compare: the same words in any order, one typo apart, one a shorter form of the other, or none of it. */
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
  return isAlone && Math.max(left.length, right.length) >= shortest && distance(left, right) === 1
}

/** Below this, almost every word is a typo of another. */
const shortest = 4

/** "A. Ribeiro" or "Ana" of "Ana Ribeiro": each word is one of the longer name, or its initial; one at least is whole. */
function fits(short: string[], long: string[]) {
  if (short.length > long.length) return false
  const free = [...long]
  let whole = 0
  for (const word of short.toSorted((a, b) => b.length - a.length || compare(a, b))) {
    const at = free.findIndex((each) => each === word || (word.length === 1 && each.startsWith(word)))
    if (at === -1) return false
    if (word.length > 1) whole += 1
    free.splice(at, 1)
  }
  return whole > 0
}
