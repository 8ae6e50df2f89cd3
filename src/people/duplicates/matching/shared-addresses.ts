import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { fewestDigits } from './compare.ts'

/** The most addresses that are looked at: the rest come when these have been dealt with. */
const most = 1_000

/** People by the e-mail they share. */
export async function sharedEmails(ctx: MemberContext) {
  const shared = await addresses(ctx, '@', 'A')
    .select('term')
    .groupBy('term')
    .having((having) => having.fn.countAll(), '>', 1)
    .orderBy('term')
    .limit(most)
    .execute()
  if (shared.length === 0) return []
  const rows = await holders(ctx, '@', 'A')
    .where(
      'term',
      'in',
      shared.map(({ term }) => term),
    )
    .execute()
  return grouped(rows, (first, next) => first === next)
}

/** People by the number they share, of which one may lack the beginning. Numbers are kept from the last digit on. */
export async function sharedPhones(ctx: MemberContext) {
  const ending = sql<string>`substr(term, 1, ${sql.lit(fewestDigits + 1)})`
  const shared = await addresses(ctx, '#', '$')
    .select(ending.as('ending'))
    .where(sql`length(term)`, '>', fewestDigits)
    .groupBy(ending)
    .having((having) => having.fn.countAll(), '>', 1)
    .orderBy(ending)
    .limit(most)
    .execute()
  if (shared.length === 0) return []
  const rows = await holders(ctx, '#', '$')
    .where(
      ending,
      'in',
      shared.map((row) => row.ending),
    )
    .execute()
  return grouped(rows, (first, next) => next.startsWith(first))
}

function addresses(ctx: MemberContext, from: string, to: string) {
  return ctx.db
    .selectFrom('searchTerms')
    .where('memberId', '=', ctx.member.id)
    .where('place', '=', 'own')
    .where('term', '>', from)
    .where('term', '<', to)
}

function holders(ctx: MemberContext, from: string, to: string) {
  return addresses(ctx, from, to)
    .select(['term', 'connectionId'])
    .orderBy('term')
    .orderBy('connectionId')
    .limit(5 * most)
}

type Holder = { term: string; connectionId: string }

/** Rows in order, parted where one does not go with the first of its group. */
function grouped(rows: Holder[], goesWith: (first: string, next: string) => boolean) {
  const groups: { first: string; people: Set<string> }[] = []
  for (const { term, connectionId } of rows) {
    const last = groups.at(-1)
    if (last && goesWith(last.first, term)) last.people.add(connectionId)
    else groups.push({ first: term, people: new Set([connectionId]) })
  }
  return groups.map(({ people }) => [...people])
}
