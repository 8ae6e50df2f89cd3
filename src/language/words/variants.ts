/** A word with each of its letters left out in turn, and the word itself: two words that share one differ by a typo. */
export function variants(word: string): string[] {
  if (word.length < minLength) return []
  return [...new Set([word, ...shortened(word)])]
}

/** With two letters left out: what two typos in one word have in common. Short words would have it with too many. */
export function deepVariants(word: string): string[] {
  if (word.length < minDeepLength || word.length > maxDeepLength) return []
  return [...new Set(shortened(word).flatMap(shortened))]
}

function shortened(word: string) {
  let at = 0
  return [...word].map((letter) => {
    const before = word.slice(0, at)
    at += letter.length
    return before + word.slice(at)
  })
}

/** Below this, almost every word is a typo of another. */
const minLength = 3
const minDeepLength = 6
/** The number of variants grows with the square of the length. */
const maxDeepLength = 14

/**
 * Whether one word has more letters that the other lacks than typos could explain: each explains one. Much quicker than the
 * distance, and true of most words.
 */
export function differsByMore(typos: number, a: string, b: string) {
  const [ofA, ofB] = [lettersOf(a), lettersOf(b)]
  return countBits(ofA & ~ofB) > typos || countBits(ofB & ~ofA) > typos
}

/** A bit for each letter; letters that share one only make words look more alike. */
function lettersOf(word: string) {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31)
  return letters
}

function countBits(bits: number) {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

/**
 * How many letters to change, drop, add or swap with a neighbour to make one word of the other.
 * Slips that are easily made count less.
 */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    const letter = a[i - 1] ?? ''
    const dropping = letter === a[i - 2] ? easy : 1
    for (let j = 1; j <= b.length; j++) {
      const other = b[j - 1] ?? ''
      const changed = at(above, j - 1) + (letter === other ? 0 : change(letter, other))
      const dropped = at(above, j) + dropping
      const added = at(row, j - 1) + (other === b[j - 2] ? easy : 1)
      const isSwap = i > 1 && j > 1 && letter === b[j - 2] && a[i - 2] === other
      row.push(Math.min(changed, dropped, added, isSwap ? at(before, j - 2) + easy : Infinity))
    }
    before = above
    above = row
  }
  return at(above, b.length)
}

const at = (row: number[], column: number) => row[column] ?? Infinity

/** A letter twice or once, or two letters in the wrong order. */
const easy = 0.7

function change(letter: string, other: string) {
  return alike[letter]?.includes(other) ? 0.8 : 1
}

/** Neighbours on the keyboard, letters that sound the same, and vowels among themselves. */
const alike: Record<string, string> = {
  ...{ a: 'eiouys', e: 'aiouywr', i: 'aeouyj', o: 'aeiuyp', u: 'aeioyv', y: 'aeiout' },
  ...{ b: 'vpn', c: 'kxvs', d: 'tsf', f: 'vdgp', g: 'fhj', h: 'gj', j: 'hkgiy', k: 'jlc', l: 'kr', m: 'n', n: 'mb' },
  ...{ p: 'bof', q: 'wk', r: 'etl', s: 'adzc', t: 'ryd', v: 'cbfwu', w: 'qev', x: 'zc', z: 'xs' },
}

/** Longer words forgive more. */
export function isTypoOf(given: string, meant: string) {
  const most = Math.min(given.length, meant.length) >= 8 ? 2 : 1
  return !differsByMore(most, given, meant) && distance(given, meant) <= most
}
