import { isMarked, isThing, pointed } from './meanings.ts'
import type { Meaning, WordNet } from './wordnet.ts'

const mostKinds = 40
/** Of what is no thing, such as a plan or a need, the kinds are other matters soon. */
const mostSorts = 12
/** An animal, a person, a thing made: who asks for these words is not helped by all their kinds. */
const widest = 300
/** An expert, a creator: their kinds have little in common. */
const people = 18

/** The kinds of a thing, in steps between everyday words: "motor vehicle" is no step from "vehicle" to "car". */
export function kindsBelow(
  net: WordNet,
  top: Meaning,
  reach: (meaning: Meaning) => number,
  isEveryday: (word: string) => boolean,
) {
  if (reach(top) > (top.kind === 'v' ? 10 : top.domain === people ? 60 : widest)) return []
  const deepest = isThing(top) ? 3 : 1
  const all: { meaning: Meaning; steps: number }[] = []
  const seen = new Set([top])
  const look = (meaning: Meaning, steps: number, depth: number) => {
    for (const below of pointed(net, meaning, ['~'])) {
      if (seen.has(below) || isMarked(below)) continue
      seen.add(below)
      const named = below.words.some(isEveryday)
      if (named) all.push({ meaning: below, steps: steps + 1 })
      const next = named ? steps + 1 : steps
      if (next < deepest && depth < 6) look(below, next, depth + 1)
    }
  }
  look(top, 0, 0)
  for (const limit of [3, 2, 1]) {
    const within = all.filter(({ steps }) => steps <= limit)
    if (within.length <= (isThing(top) ? mostKinds : mostSorts)) return within
  }
  return []
}

/** How many meanings are kinds of another. */
export function reachOf(net: WordNet): (meaning: Meaning) => number {
  const known = new Map<Meaning, number>()
  const reach = (meaning: Meaning): number => {
    const before = known.get(meaning)
    if (before !== undefined) return before
    known.set(meaning, 0)
    const sum = pointed(net, meaning, ['~', '~i']).reduce((total, below) => total + 1 + reach(below), 0)
    known.set(meaning, sum)
    return sum
  }
  return reach
}
