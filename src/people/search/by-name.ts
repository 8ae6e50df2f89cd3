import { pairTerm } from '#language/names/name-terms.ts'
import { sure } from '#language/words/likeness.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { exactly, startingWith } from './index/lookups.ts'
import type { Sought } from './query-words.ts'

/** Who has two words of the query in their name; whether anyone has all of them there, and whether surely. */
type Named = { ids: string[]; hasAll: boolean; isSure: boolean }

const mostPairs = 256

/** The quick way: people's names are kept by each two of their words, so that a full name leads to few people at once. */
export async function named(ctx: MemberContext, sought: Sought[]): Promise<Named> {
  const found = await Promise.all(couples(sought).map(([a, b]) => bothIn(ctx, a, b)))
  const pairs = found.flat()
  const telling = sought.filter((each) => each.isTelling).map((each) => each.word)
  return {
    ids: [...new Set(pairs.map((each) => each.id))],
    hasAll: coverSome(telling, pairs),
    isSure: coverSome(
      telling,
      pairs.filter((pair) => pair.isSure),
    ),
  }
}

/** A name of more than three words is found by any two of its first three. */
function couples([first, second, third]: Sought[]): [Sought, Sought][] {
  if (!first || !second) return []
  return third
    ? [
        [first, second],
        [first, third],
        [second, third],
      ]
    : [[first, second]]
}

type Both = { id: string; words: string[]; isSure: boolean }

async function bothIn(ctx: MemberContext, a: Sought, b: Sought): Promise<Both[]> {
  const words = [a.word, b.word]
  const near = spellings(a, b)
  const rows = await Promise.all([
    startingWith(ctx, 'own', pairTerm(a.word, b.word)),
    a.word.length < 3 ? startingWith(ctx, 'own', pairTerm(b.word, a.word)) : [],
    exactly(ctx, 'own', [...near.keys()]),
  ])
  return rows
    .flat()
    .map(({ term, connectionId }) => ({ id: connectionId, words, isSure: (near.get(term) ?? 1) >= sure }))
}

/** Every pair of what the two may mean, the likeliest first; and how sure the less sure of the two is. */
function spellings(a: Sought, b: Sought) {
  const all = ways(a).flatMap(([one, like]) =>
    ways(b).map(([two, alike]) => ({ term: pairTerm(one, two), both: like * alike, least: Math.min(like, alike) })),
  )
  const likeliest = all.filter(({ both }) => both < 1).sort((one, two) => two.both - one.both)
  return new Map(likeliest.slice(0, mostPairs).map(({ term, least }) => [term, least]))
}

const ways = ({ word, names }: Sought) => new Map([...names, [word, 1]]).entries().toArray()

function coverSome(telling: string[], pairs: Both[]) {
  const had = new Map<string, Set<string>>()
  for (const { id, words } of pairs) had.set(id, new Set([...(had.get(id) ?? []), ...words]))
  return had.values().some((words) => telling.every((word) => words.has(word)))
}

/** Who has one of the words in the name, and another that begins as the other does. */
export async function nearlyNamed(ctx: MemberContext, [first, second]: Sought[]): Promise<string[]> {
  if (!first || !second) return []
  const starts = [
    ...anchors(first).map((name) => pairTerm(name, second.word[0] ?? '')),
    ...anchors(second).map((name) => pairTerm(name, first.word[0] ?? '')),
  ]
  const rows = await Promise.all([...new Set(starts)].map((start) => startingWith(ctx, 'own', start)))
  return rows.flat().map((row) => row.connectionId)
}

function anchors(sought: Sought) {
  const likeliest = ways(sought).sort(([, a], [, b]) => b - a)
  return likeliest.slice(0, 4).map(([name]) => name)
}
