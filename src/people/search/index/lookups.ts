import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { preparedForLists } from '#platform/db/prepared-lists.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'

/** The most that one look-up brings. */
export const cap = 100

type Place = Schema['searchTerms']['place']
type Of = { memberId: string; place: Place }

/**
 * Who has one of these words; the people added last come first.
 * All the order runs one way, the index's own backwards: otherwise everything found would be sorted before it is cut.
 */
export async function exactly(ctx: MemberContext, place: Place, wanted: string[]) {
  return wanted.length === 0 ? [] : oneOf(ctx.db, { memberId: ctx.member.id, place }, wanted)
}

const oneOf = preparedForLists((db, of: Of, wanted) => latest(terms(db, of).where('term', 'in', wanted)))

/** The same, but only of these people; of more than eight words the first eight. */
export async function exactlyAmong(ctx: MemberContext, place: Place, wanted: string[], ids: string[]) {
  if (wanted.length === 0 || ids.length === 0) return []
  const [a, b, c, d, e, f, g, h] = Array.from({ length: 8 }, (_, at) => wanted[at] ?? wanted[0] ?? '')
  return oneOfAmong(ctx.db, { memberId: ctx.member.id, place, a, b, c, d, e, f, g, h }, ids)
}

type Eight = Partial<Record<'a' | 'b' | 'c' | 'd' | 'e' | 'f' | 'g' | 'h', string>>

const oneOfAmong = preparedForLists((db, { memberId, place, a, b, c, d, e, f, g, h }: Of & Eight, ids) =>
  latest(
    terms(db, { memberId, place })
      .where('term', 'in', [a, b, c, d, e, f, g, h] as string[])
      .where('connectionId', 'in', ids),
  ),
)

/** Who has a word that starts like this, or is this. */
export async function startingWith(ctx: MemberContext, place: Place, start: string, most = cap) {
  return begunWith(ctx.db, { memberId: ctx.member.id, place, start, end: start + lastCharacter, most })
}

/** Who has a word that starts like one of these. */
export async function startingWithAny(ctx: MemberContext, place: Place, starts: string[]) {
  if (starts.length === 0) return []
  return terms(ctx.db, { memberId: ctx.member.id, place })
    .where((where) =>
      where.or(
        starts.map((start) => where.and([where('term', '>=', start), where('term', '<', start + lastCharacter)])),
      ),
    )
    .limit(5 * cap)
    .execute()
}

const lastCharacter = '\u{10ffff}'

const begunWith = prepared((db, range: Of & { start: string; end: string; most: number }) =>
  terms(db, range)
    .where('term', '>=', range.start)
    .where('term', '<', range.end)
    .orderBy('term')
    .orderBy('connectionId')
    .orderBy('sourceId')
    .limit(range.most),
)

/** How many of a common word's people are tried, the latest first. */
const tried = 500

/** The latest who have the first word, as far as they have one of each other set too. */
export async function sharing(ctx: MemberContext, first: string, others: string[][]) {
  const rows = await latestWith(ctx.db, { memberId: ctx.member.id, place: 'own', first, tried })
  let ids = rows.map((row) => row.connectionId)
  for (const alike of others) {
    ids = [...new Set((await exactlyAmong(ctx, 'own', alike, ids)).map((row) => row.connectionId))]
  }
  return ids
}

const latestWith = prepared((db, of: Of & { first: string; tried: number }) =>
  terms(db, of).where('term', '=', of.first).orderBy('connectionId', 'desc').limit(of.tried),
)

/** Words that something of what was typed leads to. */
export async function ledTo(ctx: MemberContext, leads: string[]) {
  return leads.length === 0 ? [] : ledBy(ctx.db, { memberId: ctx.member.id }, [...new Set(leads)])
}

const ledBy = preparedForLists((db, { memberId }: { memberId: string }, leads) =>
  db
    .selectFrom('searchVariants')
    .select(['variant', 'term'])
    .where('memberId', '=', memberId)
    .where('variant', 'in', leads)
    .orderBy('variant')
    .orderBy('term')
    .limit(20 * cap),
)

function terms(db: Db, { memberId, place }: Of) {
  return db
    .selectFrom('searchTerms')
    .select(['term', 'connectionId', 'sourceId'])
    .where('memberId', '=', memberId)
    .where('place', '=', place)
}

function latest(query: ReturnType<typeof terms>) {
  return query.orderBy('term', 'desc').orderBy('connectionId', 'desc').orderBy('sourceId', 'desc').limit(cap)
}
