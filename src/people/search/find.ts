import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Candidates, findCandidates, findMoreCandidates } from './candidates.ts'
import { weights } from './field-match.ts'
import { explainMatches, type Match } from './match-reasons.ts'
import { maxBonus } from './name-match.ts'
import type { QueryWord } from './query-words.ts'
import { firstOf, type Ranked, rank } from './rank.ts'
import { type Page, type Person, readNames, readNamesakes, readPeople } from './read-people.ts'

export type Found = { person: Person; matched: Match | undefined }

/** The people a query may mean, best first, with how many were found in all and how many match equally well. */
export async function findPeople(ctx: MemberContext, query: string, { limit, offset = 0 }: Page) {
  const { ranked, total, who } = await rankCandidates(ctx, query, offset + limit)
  const best = firstOf(ranked, offset + limit).slice(offset)
  const page = best.map(({ person }) => person)
  const [matches, people] = await Promise.all([explainMatches(ctx, best, query), readWhole(ctx, page)])
  const found: Found[] = people.map((person) => ({ person, matched: matches.get(person.id) }))
  const maxScore = Math.max(...ranked.map((each) => each.score))
  const equals = ranked.filter((each) => each.isNamed && each.score === maxScore).length
  return {
    found,
    total,
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

/** The candidates for the first page, and the number of people found. */
async function rankCandidates(ctx: MemberContext, query: string, count: number) {
  const who = await findCandidates(ctx, query)
  const bearers = await rankBearers(ctx, who, query, count)
  if (bearers) return { ...bearers, who }
  const ranked = await rankPeople(ctx, who, query)
  const wordCount = who.queryWords.filter((each) => each.isSignificant).length
  if (ranked.some(({ found }) => found >= wordCount)) return { ranked, total: ranked.length, who }
  const more = await findMoreCandidates(ctx, who)
  const rankedMore = await rankPeople(ctx, more, query)
  return { ranked: rankedMore, total: rankedMore.length, who: more }
}

/** The people of a page. Only these are read in full. */
async function readWhole(ctx: MemberContext, page: Candidate[]): Promise<Person[]> {
  const missing = page.filter(({ fields }) => fields === null).map(({ id }) => id)
  const read = new Map((await readPeople(ctx, missing)).map((person) => [person.id, person]))
  return page.flatMap(({ id, fields }) => fields ?? read.get(id) ?? [])
}

/** A person as they are ranked; `fields` is the whole person, if more than the name decides. */
type Candidate = { id: string; displayName: string; recentAt: string; fields: Person | null }

// Everything that does not wait for the rest is read at once: on PostgreSQL each statement is a journey.

async function rankPeople(ctx: MemberContext, who: Candidates, query: string) {
  const [people, said] = await Promise.all([readCandidates(ctx, who, query), who.findSaid()])
  return rank(people, { ...who, said }, query)
}

/** A name like a word scores less. */
const maxByNear = 0.97

/**
 * Many people share a first name. If they fill the page, nobody comes onto it by a similar name or by an entry: people with
 * a similar name are only counted, and entries are not looked up. Returns null if they do not.
 */
async function rankBearers(ctx: MemberContext, who: Candidates, query: string, count: number) {
  const { bearers, ids, reached } = who
  if (!bearers || bearers.count < count || reached.size > 0) return null
  const maxByOthers = Math.max(maxByNear, weights.said + maxBonus(bearers.word))
  if (maxByOthers > 1) return null
  const others = ids.filter((id) => !bearers.isOnlyNear(id))
  const people = await readCandidates(ctx, { ...who, ids: others }, query)
  const ranked = rank(people, { ...who, said: new Map() }, query)
  const isFilled = ranked.filter(({ score }) => score > maxByOthers).length >= count
  return isFilled ? { ranked, total: people.length + ids.length - others.length } : null
}

async function readCandidates(ctx: MemberContext, who: Candidates, query: string): Promise<Candidate[]> {
  const ids = new Set(who.ids)
  const nameOnly = [...ids].filter((id) => who.isNameOnly(id))
  const others = [...ids].filter((id) => !who.isNameOnly(id))
  const [whole, named, namesakes] = await Promise.all([
    readPeople(ctx, others),
    readNames(ctx, nameOnly),
    who.isCrowded ? readNamesakes(ctx, query) : [],
  ])
  return [
    ...[...whole, ...namesakes.filter(({ id }) => !ids.has(id))].map((person) => ({
      id: person.id,
      displayName: person.displayName,
      recentAt: person.recentAt,
      fields: person,
    })),
    ...named.map((person) => ({ ...person, fields: null })),
  ]
}
