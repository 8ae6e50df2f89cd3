import type { MemberContext } from '#platform/context/context.ts'
import { preparedForLists } from '#platform/db/prepared-lists.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import { type Candidates, candidates, moreCandidates } from './candidates.ts'
import { type Matched, reasons } from './match-reasons.ts'
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
] as const

export type Person = Awaited<ReturnType<typeof recentPeople>>[number]
export type Found = { person: Person; matched: Matched | undefined }

/** The people a query may mean, best first, how many there are in all (as far as it looked), and how many are meant equally well. */
export async function findPeople(ctx: MemberContext, query: string, limit: number) {
  const ranked = await bestOf(ctx, query)
  const best = ranked.slice(0, limit)
  const why = await reasons(ctx, best, query)
  const found: Found[] = best.map(({ person }) => ({ person, matched: why.get(person.id) }))
  const equals = ranked.filter((each) => each.isNamed && each.score === ranked[0]?.score).length
  return { found, total: ranked.length, equals }
}

async function bestOf(ctx: MemberContext, query: string): Promise<Ranked<Person>[]> {
  const who = await candidates(ctx, query)
  const ranked = await ranking(ctx, who, query)
  const wanted = who.sought.filter((each) => each.isTelling).length
  if ((ranked[0]?.found ?? 0) >= wanted) return ranked
  return ranking(ctx, await moreCandidates(ctx, who), query)
}

async function ranking(ctx: MemberContext, who: Candidates, query: string) {
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
