import type { MemberContext } from '../context.ts'
import { sure } from './likeness.ts'
import { exactly, startingWith } from './lookups.ts'
import { pairTerm } from './name-terms.ts'
import type { Sought } from './sought.ts'

/** Who has two words of the query in their name; and whether anyone surely has all of them there. */
export type Named = { ids: Set<string>; isSure: boolean }

const mostPairs = 256

/** The quick way: people's names are kept by each two of their words, so that a full name leads to few people at once. */
export async function named(ctx: MemberContext, sought: Sought[]): Promise<Named> {
  const [first, second, third] = sought
  if (!first || !second) return { ids: new Set(), isSure: false }
  const couples: [Sought, Sought][] = [[first, second]]
  if (third) couples.push([first, third], [second, third])
  const found = await Promise.all(couples.map(([a, b]) => bothIn(ctx, a, b)))
  const surely = new Map<string, Set<string>>()
  for (const { id, words } of found.flat())
    for (const word of words) surely.set(id, (surely.get(id) ?? new Set()).add(word))
  const telling = sought.filter((each) => each.isTelling)
  const isSure = [...surely.values()].some((had) => telling.every(({ word }) => had.has(word)))
  return { ids: new Set(found.flat().map((each) => each.id)), isSure }
}

type Both = { id: string; words: string[] }

async function bothIn(ctx: MemberContext, a: Sought, b: Sought): Promise<Both[]> {
  const words = [a.word, b.word]
  const near = spellings(a, b)
  const [same, close, begun, other] = await Promise.all([
    exactly(ctx, 'own', [pairTerm(a.word, b.word)]),
    exactly(ctx, 'own', [...near.keys()]),
    startingWith(ctx, 'own', pairTerm(a.word, b.word)),
    a.word.length < 3 ? startingWith(ctx, 'own', pairTerm(b.word, a.word)) : [],
  ])
  return [
    ...[...same, ...begun, ...other].map((row) => ({ id: row.connectionId, words })),
    ...close.map((row) => ({ id: row.connectionId, words: (near.get(row.term) ?? 0) >= sure ? words : [] })),
  ]
}

/** Every pair of what the two may mean, the likeliest first; how sure the less sure of the two is. */
function spellings(a: Sought, b: Sought) {
  const ways = (each: Sought): [string, number][] =>
    [[each.word, 1], ...each.names].filter(([name], at) => at === 0 || name !== each.word) as [string, number][]
  const all = ways(a).flatMap(([one, like]) =>
    ways(b).map(([two, alike]) => ({ term: pairTerm(one, two), like: like * alike, least: Math.min(like, alike) })),
  )
  const likeliest = all.slice(1).sort((one, two) => two.like - one.like)
  return new Map(likeliest.slice(0, mostPairs).map(({ term, least }) => [term, least]))
}

/** Who has one of the words in the name, and another that begins with the same letter as another. */
export async function nearlyNamed(ctx: MemberContext, sought: Sought[]): Promise<Set<string>> {
  const [first, second] = sought
  if (!first || !second) return new Set()
  const anchors = ({ word, names }: Sought) =>
    [word, ...[...names].sort((a, b) => b[1] - a[1]).map(([name]) => name)].slice(0, 4)
  const starts = [
    ...anchors(first).map((name) => pairTerm(name, second.word[0] ?? '')),
    ...anchors(second).map((name) => pairTerm(name, first.word[0] ?? '')),
  ]
  const rows = await Promise.all([...new Set(starts)].map((start) => startingWith(ctx, 'own', start)))
  return new Set(rows.flat().map((row) => row.connectionId))
}
