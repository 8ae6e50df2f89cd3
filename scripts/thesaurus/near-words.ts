import { stem } from '#language/words/stem.ts'
import { kindsBelow, reachOf } from './kinds.ts'
import { isMarked, isThing, pointed } from './meanings.ts'
import type { Meaning, Sense, WordNet } from './wordnet.ts'

/** The words near to another, by strength: the same meaning, close to it, of its sort. */
export type Near = Map<string, number>

export const strengths = [0.9, 0.7, 0.5] as const
const [same, close, loose] = strengths

/** How to find the words near to one, among those that are everyday words. */
export function nearness(net: WordNet, isEveryday: (word: string) => boolean): (head: string) => Near {
  const reach = reachOf(net)
  const found = (meaning: Meaning, least: number) =>
    meaning.words.filter((word) => isEveryday(word) && shareOf(net, word, meaning) >= least)

  return (head) => {
    const near: Near = new Map()
    const add = (word: string, weight: number) => {
      if (word !== head && isEveryday(word)) near.set(word, Math.max(weight, near.get(word) ?? 0))
    }
    const opposites = new Set<string>()
    const isVague = (net.senses.get(head) ?? []).length > mostSenses
    for (const sense of net.senses.get(head) ?? []) {
      for (const word of oppositesOf(net, sense, head)) opposites.add(word)
      if (!isUsual(sense) || isMarked(sense.meaning)) continue
      for (const word of found(sense.meaning, 0.05)) {
        const both = sense.share * shareOf(net, word, sense.meaning)
        if (both >= (isVague ? 0.25 : 0.12)) add(word, both >= 0.25 ? same : close)
      }
      if (isVague) continue
      for (const word of derivedFrom(net, sense, head)) add(word, close)
      if (sense.share < 0.3) continue
      for (const { meaning, steps } of kindsBelow(net, sense.meaning, reach, isEveryday))
        for (const word of found(meaning, steps === 1 && isThing(meaning) ? 0.6 : 0.75))
          add(word, steps === 1 ? close : loose)
      if (sense.share >= 0.45)
        for (const meaning of kindsAbove(net, sense, reach)) for (const word of found(meaning, 0.5)) add(word, loose)
      for (const meaning of shadesOf(net, sense.meaning, head)) for (const word of found(meaning, 0.6)) add(word, loose)
    }
    for (const word of near.keys()) if (opposites.has(word) || stem(word) === stem(head)) near.delete(word)
    return near
  }
}

/** A word of more meanings, such as "run" or "open", is near to nothing but what means the very same. */
const mostSenses = 14

/** A rare sense of a word brings in words nobody means by it. */
const isUsual = ({ share, number }: Sense) => share >= 0.15 || (share >= 0.05 && number <= 3)

function shareOf(net: WordNet, word: string, meaning: Meaning) {
  return net.senses.get(word)?.find((sense) => sense.meaning === meaning)?.share ?? 0
}

/** What a word was made of, or is made into: "marry" and "marriage". */
function derivedFrom(net: WordNet, { meaning, share }: Sense, head: string) {
  if (share < 0.2) return []
  return meaning.pointers.flatMap(({ sign, from, to, word }) => {
    if (!['+', '\\'].includes(sign) || meaning.words[from] !== head) return []
    const other = net.meanings.get(to)
    const made = other?.words[word]
    return other && made && !isMarked(other) && shareOf(net, made, other) >= 0.2 ? [made] : []
  })
}

/** Of what sort it is, where the sort is no wide one: "terrier" is near to "dog", not to "animal". */
function kindsAbove(net: WordNet, { meaning }: Sense, reach: (meaning: Meaning) => number) {
  const widest = isThing(meaning) ? 60 : meaning.kind === 'v' ? 8 : 0
  return pointed(net, meaning, ['@']).filter((above) => reach(above) <= widest)
}

/** Adjectives of one colouring, where one is explained by the other: "unwell" is "somewhat ill". */
function shadesOf(net: WordNet, meaning: Meaning, head: string) {
  const explains = (gloss: string, words: string[]) =>
    words.some((word) => new RegExp(`\\b${word}\\b`).test(gloss.replace(/".*/, '')))
  return pointed(net, meaning, ['&']).filter(
    (other) => explains(other.gloss, [head]) || explains(meaning.gloss, other.words),
  )
}

function oppositesOf(net: WordNet, { meaning }: Sense, head: string) {
  return meaning.pointers
    .filter(({ sign, from }) => sign === '!' && (from < 0 || meaning.words[from] === head))
    .flatMap(({ to }) => net.meanings.get(to)?.words ?? [])
}
