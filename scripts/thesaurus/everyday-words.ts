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
    const uses = senses.reduce((sum, sense) => sum + sense.uses, 0)
    if (isMade(word, net) && uses < 8) return false
    return common(word) >= (isThing(first.meaning) ? 1.5 : 5)
  }
  return (word) => {
    const answer = known.get(word) ?? decide(word)
    known.set(word, answer)
    return answer
  }
}

/** Any adjective can be made a noun in -ness, any verb one in -ing, and hardly one of them is ever said. */
function isMade(word: string, net: WordNet) {
  if (word.endsWith('ness')) return true
  const rest = /^(.{2,})(?:ed|ing)$/.exec(word)?.[1]
  if (!rest) return false
  const verbs = [rest, `${rest}e`, rest.replace(/(.)\1$/, '$1'), rest.replace(/i$/, 'y')]
  return verbs.some((verb) => net.senses.get(verb)?.some(({ meaning }) => meaning.kind === 'v'))
}
