import type { MemberContext } from '#platform/context/context.ts'
import { preparedForLists } from '#platform/db/prepared-lists.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { type Candidates, findCandidates, findMoreCandidates } from './candidates.ts'
import { explainMatches, type Match } from './match-reasons.ts'
import { type Ranked, rank } from './rank.ts'

const personColumns = [
  'id',
  'displayName',
  'company',
  'title',
  'location',
  'howMet',
  'emails',
  'phones',
  'tags',
  'lastContactAt',
  'recentAt',
  'photo',
] as const

export type Person = Awaited<ReturnType<typeof recentPeople>>[number]
export type Found = { person: Person; matched: Match | undefined }

/** The people a query may mean, best first, with how many were found in all and how many match equally well. */
export async function findPeople(ctx: MemberContext, query: string, limit: number) {
  const ranked = await rankCandidates(ctx, query)
  const best = ranked.slice(0, limit)
  const matches = await explainMatches(ctx, best, query)
  const found: Found[] = best.map(({ person }) => ({ person, matched: matches.get(person.id) }))
  const equals = ranked.filter((each) => each.isNamed && each.score === ranked[0]?.score).length
  return { found, total: ranked.length, equals }
}

async function rankCandidates(ctx: MemberContext, query: string): Promise<Ranked<Person>[]> {
  const who = await findCandidates(ctx, query)
  const ranked = await rankPeople(ctx, who, query)
  const wordCount = who.queryWords.filter((each) => each.isSignificant).length
  if ((ranked[0]?.found ?? 0) >= wordCount) return ranked
  return rankPeople(ctx, await findMoreCandidates(ctx, who), query)
}

async function rankPeople(ctx: MemberContext, who: Candidates, query: string) {
  const ids = [...new Set(who.ids)]
  return ids.length === 0 ? [] : rank(await withIds(ctx.db, { memberId: ctx.member.id }, ids), who, query)
}

const withIds = preparedForLists((db, { memberId }: { memberId: string }, ids) =>
  people(db, memberId).where('id', 'in', ids),
)

export async function recentPeople(ctx: MemberContext, limit: number) {
  return people(ctx.db, ctx.member.id).orderBy('recentAt', 'desc').orderBy('id', 'desc').limit(limit).execute()
}

function people(db: Db, memberId: string) {
  return db.selectFrom('connections').select(personColumns).where('memberId', '=', memberId)
}
