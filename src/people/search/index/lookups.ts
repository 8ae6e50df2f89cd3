import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { preparedForLists } from '#platform/db/prepared-lists.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'

/** Of one lookup. */
export const maxRows = 100

type TermPlace = Schema['searchTerms']['place']
type IndexPart = { memberId: string; place: TermPlace }

/**
 * People with one of these terms, those added last first. All columns are ordered one way, the reverse of the index:
 * otherwise the database would sort everything before it applies the limit.
 */
export async function findExact(ctx: MemberContext, place: TermPlace, wanted: string[]) {
  return wanted.length === 0 ? [] : oneOf(ctx.db, { memberId: ctx.member.id, place }, wanted)
}

const oneOf = preparedForLists((db, of: IndexPart, wanted) => latestFirst(terms(db, of).where('term', 'in', wanted)))

/** The same, but only among these people, and for at most eight terms. */
export async function findExactAmong(ctx: MemberContext, place: TermPlace, wanted: string[], ids: string[]) {
  if (wanted.length === 0 || ids.length === 0) return []
  const [a, b, c, d, e, f, g, h] = Array.from({ length: 8 }, (_, at) => wanted[at] ?? wanted[0] ?? '')
  return oneOfAmong(ctx.db, { memberId: ctx.member.id, place, a, b, c, d, e, f, g, h }, ids)
}

type Eight = Partial<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', string>>

const oneOfAmong = preparedForLists((db, { memberId, place, a, b, c, d, e, f, g, h }: IndexPart & Eight, ids) =>
  latestFirst(
    terms(db, { memberId, place })
      .where('term', 'in', [a, b, c, d, e, f, g, h] as string[])
      .where('connectionId', 'in', ids),
  ),
)

/** People with a term that starts with this. */
export async function findByPrefix(ctx: MemberContext, place: TermPlace, start: string, limit = maxRows) {
  return begunWith(ctx.db, { memberId: ctx.member.id, place, start, end: start + lastCharacter, limit })
}

/** People with a term that starts with one of these. */
export async function findByPrefixes(ctx: MemberContext, place: TermPlace, starts: string[]) {
  if (starts.length === 0) return []
  return terms(ctx.db, { memberId: ctx.member.id, place })
    .where((where) =>
      where.or(
        starts.map((start) => where.and([where('term', '>=', start), where('term', '<', start + lastCharacter)])),
      ),
    )
    .limit(5 * maxRows)
    .execute()
}

const lastCharacter = '\u{10ffff}'

const begunWith = prepared((db, range: IndexPart & { start: string; end: string; limit: number }) =>
  terms(db, range)
    .where('term', '>=', range.start)
    .where('term', '<', range.end)
    .orderBy('term')
    .orderBy('connectionId')
    .orderBy('sourceId')
    .limit(range.limit),
)

/** Of the people with a common word, so many are checked, the latest first. */
const maxChecked = 500

/** The latest people with the first term who also have one term of each of the other lists. */
export async function findSharing(ctx: MemberContext, first: string, others: string[][]) {
  const rows = await latestWith(ctx.db, { memberId: ctx.member.id, place: 'own', first, limit: maxChecked })
  let ids = rows.map((row) => row.connectionId)
  for (const alike of others) {
    ids = [...new Set((await findExactAmong(ctx, 'own', alike, ids)).map((row) => row.connectionId))]
  }
  return ids
}

const latestWith = prepared((db, of: IndexPart & { first: string; limit: number }) =>
  terms(db, of).where('term', '=', of.first).orderBy('connectionId', 'desc').limit(of.limit),
)

/** The words that these variants lead to. */
export async function findVariants(ctx: MemberContext, leads: string[]) {
  return leads.length === 0 ? [] : byVariants(ctx.db, { memberId: ctx.member.id }, [...new Set(leads)])
}

const byVariants = preparedForLists((db, { memberId }: { memberId: string }, leads) =>
  db
    .selectFrom('searchVariants')
    .select(['variant', 'term'])
    .where('memberId', '=', memberId)
    .where('variant', 'in', leads)
    .orderBy('variant')
    .orderBy('term')
    .limit(20 * maxRows),
)

function terms(db: Db, { memberId, place }: IndexPart) {
  return db
    .selectFrom('searchTerms')
    .select(['term', 'connectionId', 'sourceId'])
    .where('memberId', '=', memberId)
    .where('place', '=', place)
}

function latestFirst(query: ReturnType<typeof terms>) {
  return query.orderBy('term', 'desc').orderBy('connectionId', 'desc').orderBy('sourceId', 'desc').limit(maxRows)
}
