import { never } from './by-hand.ts'
import { isMarked, isThing } from './meanings.ts'
import type { WordNet } from './wordnet.ts'

/** Whether a word is one of everyday notes. Names of things are, even when they are written seldom. */
export function everydayWords(net: WordNet, common: (word: string) => number): (word: string) => boolean {
  const known = new Map<string, boolean>()
  const decide = (word: string) => {
    const senses = net.senses.get(word) ?? []
    const [first] = senses
    if (!first || !/^[a-z]{3,}$/.test(word) || never.has(word)) return false
    if (senses.every(({ meaning }) => isMarked(meaning))) return false
    // Any adjective can be made such a noun, and hardly one is ever said.
    if (word.endsWith('ness') && senses.reduce((sum, { uses }) => sum + uses, 0) < 5) return false
    return common(word) >= (isThing(first.meaning) ? 1.5 : 5)
  }
  return (word) => {
    const answer = known.get(word) ?? decide(word)
    known.set(word, answer)
    return answer
  }
}
