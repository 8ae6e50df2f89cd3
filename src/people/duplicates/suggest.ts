import type { MemberContext } from '#platform/context/context.ts'
import { mostPairs } from './api.ts'
import { orderPair } from './kept-apart.ts'
import { candidates } from './matching/candidates.ts'
import { compare } from './matching/compare.ts'
import type { Pair } from './matching/shared-names.ts'

/** The most pairs that are looked at closely for one answer. */
const mostCompared = 1_500

/** Who may be one and the same, the surest first. Nobody is merged by this: it only says so. */
export async function suggestDuplicates(ctx: MemberContext, { limit }: { limit: number }) {
  const pairs = await undecided(ctx, await candidates(ctx))
  const people = await peopleOf(ctx, pairs.slice(0, mostCompared))
  const suggested = pairs.flatMap(([first, second]) => {
    const [one, other] = [people.get(first), people.get(second)]
    const verdict = one && other && compare(one, other)
    return verdict ? [{ one, other, ...verdict }] : []
  })
  suggested.sort((a, b) => b.points - a.points)
  const more = `${limit} of ${suggested.length} shown; merge these or keep them apart${orRaise(limit)}.`
  return {
    duplicates: suggested.slice(0, limit).map(({ one, other, strength, reasons }) => ({
      connection: view(one),
      other: view(other),
      strength,
      reasons,
    })),
    more: suggested.length > limit ? more : undefined,
  }
}

const orRaise = (limit: number) => (limit < mostPairs ? `, or raise limit (max ${mostPairs})` : '')

/** Each pair once, and none of whom it was said that they are two. */
async function undecided(ctx: MemberContext, pairs: Pair[]): Promise<Pair[]> {
  const apart = await ctx.db
    .selectFrom('distinctPeople')
    .select(['oneId', 'otherId'])
    .where('memberId', '=', ctx.member.id)
    .execute()
  const decided = new Set(apart.map(({ oneId, otherId }) => `${oneId} ${otherId}`))
  return pairs.flatMap(([first, second]): Pair[] => {
    const { oneId, otherId } = orderPair(first, second)
    const name = `${oneId} ${otherId}`
    if (oneId === otherId || decided.has(name)) return []
    decided.add(name)
    // The one known for longer is the one to keep.
    return [[oneId, otherId]]
  })
}

async function peopleOf(ctx: MemberContext, pairs: Pair[]) {
  const ids = [...new Set(pairs.flat())]
  const people: Candidate[] = []
  for (let at = 0; at < ids.length; at += 1_000) {
    people.push(...(await candidateRows(ctx, ids.slice(at, at + 1_000))))
  }
  return new Map(people.map((person) => [person.id, person]))
}

type Candidate = Awaited<ReturnType<typeof candidateRows>>[number]

async function candidateRows(ctx: MemberContext, ids: string[]) {
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'birthday', 'emails', 'phones'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
}

function view({ id, displayName, company, title, location, emails, phones }: Candidate) {
  return {
    connectionId: id,
    displayName,
    company: company ?? undefined,
    title: title ?? undefined,
    location: location ?? undefined,
    emails,
    phones,
  }
}
