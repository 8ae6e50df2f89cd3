import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Candidates, findCandidates, findMoreCandidates } from './candidates.ts'
import { explainMatches, type Match } from './match-reasons.ts'
import type { QueryWord } from './query-words.ts'
import { firstOf, type Ranked, rank } from './rank.ts'
import { type Page, type Person, readNames, readNamesakes, readPeople } from './read-people.ts'

export type Found = { person: Person; matched: Match | undefined }

/** The people a query may mean, best first, with how many were found in all and how many match equally well. */
export async function findPeople(ctx: MemberContext, query: string, { limit, offset = 0 }: Page) {
  const { ranked, who } = await rankCandidates(ctx, query)
  const best = firstOf(ranked, offset + limit).slice(offset)
  const page = best.map(({ person }) => person)
  const [matches, people] = await Promise.all([explainMatches(ctx, best, query), readWhole(ctx, page)])
  const found: Found[] = people.map((person) => ({ person, matched: matches.get(person.id) }))
  const maxScore = Math.max(...ranked.map((each) => each.score))
  const equals = ranked.filter((each) => each.isNamed && each.score === maxScore).length
  return {
    found,
    total: ranked.length,
    equals,
    unmatched: ranked.length === 0 ? [] : wordsThatFitNobody(ranked, who, query),
  }
}

/** As they are written in the query. */
function wordsThatFitNobody(ranked: Ranked<Candidate>[], { queryWords }: Candidates, query: string) {
  const isUnfit = ({ isSignificant }: QueryWord, at: number) =>
    isSignificant && ranked.every(({ hits }) => (hits[at]?.score ?? 0) === 0)
  const written = query.match(/[\p{L}\p{N}\p{M}'’]+/gu) ?? []
  const unfit = queryWords.filter(isUnfit)
  return unfit.map(({ word }) => written.find((each) => words(each).includes(word)) ?? word)
}

async function rankCandidates(ctx: MemberContext, query: string) {
  const who = await findCandidates(ctx, query)
  const ranked = await rankPeople(ctx, who, query)
  const wordCount = who.queryWords.filter((each) => each.isSignificant).length
  if (ranked.some(({ found }) => found >= wordCount)) return { ranked, who }
  const more = await findMoreCandidates(ctx, who)
  return { ranked: await rankPeople(ctx, more, query), who: more }
}

/** A person as they are ranked; `fields` is the whole person, if more than the name decides. */
type Candidate = { id: string; displayName: string; recentAt: string; fields: Person | null }

/** Everything that does not wait for the rest is read at once: on PostgreSQL each statement is a journey. */
async function rankPeople(ctx: MemberContext, who: Candidates, query: string) {
  const ids = new Set(who.ids)
  const nameOnly = [...ids].filter((id) => who.nameOnly.has(id))
  const others = [...ids].filter((id) => !who.nameOnly.has(id))
  const [whole, named, namesakes, said] = await Promise.all([
    readPeople(ctx, others),
    readNames(ctx, nameOnly),
    who.isCrowded ? readNamesakes(ctx, query) : [],
    who.findSaid(),
  ])
  const candidates: Candidate[] = [
    ...[...whole, ...namesakes.filter(({ id }) => !ids.has(id))].map((person) => ({
      id: person.id,
      displayName: person.displayName,
      recentAt: person.recentAt,
      fields: person,
    })),
    ...named.map((person) => ({ ...person, fields: null })),
  ]
  return rank(candidates, { ...who, said }, query)
}

/** The people of a page. Only these are read in full. */
async function readWhole(ctx: MemberContext, page: Candidate[]): Promise<Person[]> {
  const missing = page.filter(({ fields }) => fields === null).map(({ id }) => id)
  const read = new Map((await readPeople(ctx, missing)).map((person) => [person.id, person]))
  return page.flatMap(({ id, fields }) => fields ?? read.get(id) ?? [])
}
