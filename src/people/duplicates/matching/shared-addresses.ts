import { sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { minDigits } from './compare.ts'

/** The rest appear once these have been dealt with. */
const maxAddresses = 1_000

/** Groups of people who share an e-mail address. */
export async function sharedEmails(ctx: MemberContext) {
  const shared = await addresses(ctx, '@', 'A')
    .select('term')
    .groupBy('term')
    .having((having) => having.fn.countAll(), '>', 1)
    .orderBy('term')
    .limit(maxAddresses)
    .execute()
  if (shared.length === 0) return []
  const rows = await holders(ctx, '@', 'A')
    .where(
      'term',
      'in',
      shared.map(({ term }) => term),
    )
    .execute()
  return groupRows(rows, (first, next) => first === next)
}

/** Groups of people who share a number, which may lack its beginning. Numbers are indexed from the last digit on. */
export async function sharedPhones(ctx: MemberContext) {
  const ending = sql<string>`substr(term, 1, ${sql.lit(minDigits + 1)})`
  const shared = await addresses(ctx, '#', '$')
    .select(ending.as('ending'))
    .where(sql`length(term)`, '>', minDigits)
    .groupBy(ending)
    .having((having) => having.fn.countAll(), '>', 1)
    .orderBy(ending)
    .limit(maxAddresses)
    .execute()
  if (shared.length === 0) return []
  const rows = await holders(ctx, '#', '$')
    .where(
      ending,
      'in',
      shared.map((row) => row.ending),
    )
    .execute()
  return groupRows(rows, (first, next) => next.startsWith(first))
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
    .limit(5 * maxAddresses)
}

type Holder = { term: string; connectionId: string }

/** Splits ordered rows where one does not match the first of its group. */
function groupRows(rows: Holder[], isSameGroup: (first: string, next: string) => boolean) {
  const groups: { first: string; people: Set<string> }[] = []
  for (const { term, connectionId } of rows) {
    const last = groups.at(-1)
    if (last && isSameGroup(last.first, term)) last.people.add(connectionId)
    else groups.push({ first: term, people: new Set([connectionId]) })
  }
  return groups.map(({ people }) => [...people])
}
