import { pairTerm } from '#language/names/name-keys.ts'
import { sure } from '#language/words/likeness.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Lookup, readTerms } from './index/read-terms.ts'
import type { QueryWord } from './query-words.ts'

/** People with two words of the query in their name; whether someone has all of them, and whether that is sure. */
export type NameMatches = { ids: string[]; hasAll: boolean; isSure: boolean }

const maxPairs = 256

/** The quick way: names are indexed by each pair of their words, so a full name leads straight to a few people. */
export async function findByName(ctx: MemberContext, queryWords: QueryWord[]): Promise<NameMatches> {
  const pairs = await findPairs(ctx, wordPairs(queryWords))
  const significant = queryWords.filter((each) => each.isSignificant).map((each) => each.word)
  return {
    ids: [...new Set(pairs.map((each) => each.id))],
    hasAll: someoneHasAll(significant, pairs),
    isSure: someoneHasAll(
      significant,
      pairs.filter((pair) => pair.isSure),
    ),
  }
}

/** A name of more than three words is found by any two of its first three. */
function wordPairs([first, second, third]: QueryWord[]): [QueryWord, QueryWord][] {
  if (!first || !second) return []
  return third
    ? [
        [first, second],
        [first, third],
        [second, third],
      ]
    : [[first, second]]
}

type PairMatch = { id: string; words: string[]; isSure: boolean }

async function findPairs(ctx: MemberContext, pairs: [QueryWord, QueryWord][]): Promise<PairMatch[]> {
  const asked = pairs.map(([a, b]) => ({
    words: [a.word, b.word],
    near: pairSpellings(a, b),
    lookups: pairLookups(a, b),
  }))
  const found = await readTerms(
    ctx,
    asked.flatMap(({ near, lookups }) => [...lookups, { place: 'own' as const, terms: [...near.keys()] }]),
  )
  return asked.flatMap(({ words, near, lookups }) =>
    found
      .splice(0, lookups.length + 1)
      .flat()
      .map(({ term, connectionId }) => ({ id: connectionId, words, isSure: (near.get(term) ?? 1) >= sure })),
  )
}

/** The last word may be a beginning, and so may a first word that is an initial. */
function pairLookups({ word: a }: QueryWord, { word: b }: QueryWord): Lookup[] {
  const starts = [pairTerm(a, b), ...(a.length < 3 ? [pairTerm(b, a)] : [])]
  return starts.map((start) => ({ place: 'own', start }))
}

/** Every pair of names that the two words may mean, the likeliest first, and how sure the less sure of the two is. */
function pairSpellings(a: QueryWord, b: QueryWord) {
  const all = possibleNames(a).flatMap(([one, like]) =>
    possibleNames(b).map(([two, alike]) => ({
      term: pairTerm(one, two),
      both: like * alike,
      least: Math.min(like, alike),
    })),
  )
  const likeliest = all.filter(({ both }) => both < 1).sort((one, two) => two.both - one.both)
  return new Map(likeliest.slice(0, maxPairs).map(({ term, least }) => [term, least]))
}

const possibleNames = ({ word, names }: QueryWord) => new Map([...names, [word, 1]]).entries().toArray()

function someoneHasAll(significant: string[], pairs: PairMatch[]) {
  const had = new Map<string, Set<string>>()
  for (const { id, words } of pairs) had.set(id, new Set([...(had.get(id) ?? []), ...words]))
  return had.values().some((words) => significant.every((word) => words.has(word)))
}

/** People with one of the words in the name, and a word that begins like the other. */
export async function findByNameAndInitial(ctx: MemberContext, [first, second]: QueryWord[]): Promise<string[]> {
  if (!first || !second) return []
  const starts = [
    ...anchors(first).map((name) => pairTerm(name, second.word[0] ?? '')),
    ...anchors(second).map((name) => pairTerm(name, first.word[0] ?? '')),
  ]
  const rows = await readTerms(
    ctx,
    [...new Set(starts)].map((start) => ({ place: 'own', start })),
  )
  return rows.flat().map((row) => row.connectionId)
}

function anchors(queryWord: QueryWord) {
  const likeliest = possibleNames(queryWord).sort(([, a], [, b]) => b - a)
  return likeliest.slice(0, 4).map(([name]) => name)
}
