import type { Kind, WordNet } from './wordnet.ts'

/** Below this, what the tagged texts have says little. */
const fewest = 2

/** The everyday words that are mostly of one kind: "buy" is a verb, and "work" as often is none. */
export function mostly(kind: Kind, { senses }: WordNet, isEveryday: (word: string) => boolean): string[] {
  return [...senses]
    .filter(([word]) => isEveryday(word))
    .filter(([, all]) => {
      const uses = (of: (each: Kind) => boolean) =>
        all.filter(({ meaning }) => of(meaning.kind)).reduce((sum, sense) => sum + sense.uses, 0)
      const own = uses((each) => each === kind)
      return own >= fewest && own > 2 * uses((each) => each !== kind)
    })
    .map(([word]) => word)
    .sort()
}
