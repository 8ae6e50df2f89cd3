import type { MemberContext } from '#platform/context/context.ts'
import type { Candidates } from './candidates.ts'
import { weights } from './field-match.ts'
import { maxBonus } from './name-match.ts'
import { rank } from './rank.ts'
import { type Person, readNames, readNamesakes, readPeople } from './read-people.ts'

/** A person as they are ranked; `fields` is the whole person, if more than the name decides. */
export type Candidate = { id: string; displayName: string; recentAt: string; fields: Person | null }

// Everything that does not wait for the rest is read at once: on PostgreSQL each statement is a journey.

export async function rankPeople(ctx: MemberContext, who: Candidates, query: string) {
  const [people, said] = await Promise.all([readCandidates(ctx, who, query), who.findSaid()])
  return rank(people, { ...who, said }, query)
}

/** A name like a word scores less. */
const maxByNear = 0.97

/**
 * Many people share a first name. If they fill the page, nobody comes onto it by a similar name or by an entry: people with
 * a similar name are only counted, and entries are not looked up. Returns null if they do not.
 */
export async function rankBearers(ctx: MemberContext, who: Candidates, query: string, count: number) {
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
