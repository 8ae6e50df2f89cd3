/** A word with each of its letters left out in turn, and the word itself: two words that share one differ by a typo. */
export function variants(word: string): string[] {
  if (word.length < shortest) return []
  const letters = [...word]
  return [...new Set([word, ...letters.map((_, at) => [...letters.slice(0, at), ...letters.slice(at + 1)].join(''))])]
}

/** Below this, almost every word is a typo of another. */
const shortest = 4

/** How many letters to change, drop, add or swap with a neighbour to make one word of the other. */
export function distance(a: string, b: string): number {
  let before: number[] = []
  let above = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = at(above, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : Infinity
      row.push(Math.min(changed, swapped, at(above, j) + 1, at(row, j - 1) + 1))
    }
    before = above
    above = row
  }
  return at(above, b.length)
}

const at = (row: number[], column: number) => row[column] ?? Infinity

/** Longer words forgive more. */
export function isTypoOf(given: string, meant: string) {
  return distance(given, meant) <= (Math.min(given.length, meant.length) >= 8 ? 2 : 1)
}
