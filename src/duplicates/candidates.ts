import { type RawBuilder, sql } from 'kysely'
import type { MemberContext } from '../context.ts'
import { fewestDigits } from './compare.ts'

/** Two people worth comparing. */
export type Pair = readonly [string, string]
type Step = { key: string; id: string }

/** The most rows that one way of looking brings: the rest comes when these have been dealt with. */
const most = 5_000
/** An address that more people share is a house's; of a name that more people share, so many are compared. */
const mostAtOneAddress = 3
const mostOfOneName = 12
const mostNear = 500

/** Those who share an address, then a name, then nearly a name: each found by one walk along an index, in its order. */
export async function candidates(ctx: MemberContext): Promise<Pair[]> {
  const emails = await neighbours(ctx, addresses(ctx, '@', 'A'), isSame)
  const phones = await neighbours(ctx, addresses(ctx, '#', '$'), isEnding)
  const names = await neighbours(ctx, nameKeys(ctx), isSame)
  return [
    ...groups(emails, (a, b) => a === b).flatMap(housed),
    ...groups(phones, (a, b) => b.startsWith(a)).flatMap(housed),
    ...groups(names, (a, b) => a === b).flatMap((group) => pairs(group.slice(0, mostOfOneName))),
    ...(await nearNames(ctx)),
  ]
}

/** A walk along an index: each row with those that stand before and after it. */
function addresses(ctx: MemberContext, from: string, to: string) {
  return sql<Step>`
    select term as key, connection_id as id, lag(term) over way as prior, lead(term) over way as next,
      lag(connection_id) over way as prior_id
    from search_terms
    where member_id = ${ctx.member.id} and place = 'own' and term > ${from} and term < ${to}
    window way as (order by term, connection_id)`
}

function nameKeys(ctx: MemberContext) {
  return sql<Step>`
    select name_key as key, id, lag(name_key) over way as prior, lead(name_key) over way as next,
      lag(id) over way as prior_id
    from connections
    where member_id = ${ctx.member.id} and name_key is not null
    window way as (order by name_key, id)`
}

const isSame = sql`prior = key or next = key`

/** Numbers are kept from the last digit on: the end of a longer one stands right before it. */
const isEnding = sql`
  (length(prior) > ${sql.lit(fewestDigits)} and substr(key, 1, length(prior)) = prior) or
  (length(key) > ${sql.lit(fewestDigits)} and substr(next, 1, length(key)) = key)`

async function neighbours(ctx: MemberContext, walk: RawBuilder<Step>, condition: RawBuilder<unknown>) {
  const { rows } = await sql<Step>`
    select key, id from (${walk}) as walked where ${condition} order by key, id limit ${sql.lit(most)}`.execute(ctx.db)
  return rows
}

/** Rows in order, parted where one does not go with the first of its group. */
function groups(rows: Step[], goesWith: (first: string, next: string) => boolean) {
  const found: string[][] = []
  let first: string | undefined
  for (const { key, id } of rows) {
    if (first !== undefined && goesWith(first, key)) {
      found.at(-1)?.push(id)
    } else {
      found.push([id])
      first = key
    }
  }
  return found
}

function housed(group: string[]) {
  const people = [...new Set(group)]
  return people.length > mostAtOneAddress ? [] : pairs(people)
}

function pairs(ids: string[]): Pair[] {
  return ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const))
}

/**
 * Names that stand next to each other and differ by about a letter, of people with something else in common. A typo in
 * the first letters parts two names too far to be seen here.
 */
async function nearNames(ctx: MemberContext): Promise<Pair[]> {
  const { rows } = await sql<{ one: string; other: string }>`
    select a.id as one, b.id as other
    from (select * from (${nameKeys(ctx)}) as walked where ${isNear} limit ${sql.lit(most)}) as near
    join connections as a on a.member_id = ${ctx.member.id} and a.id = near.id
    join connections as b on b.member_id = ${ctx.member.id} and b.id = near.prior_id
    where lower(a.company) = lower(b.company) or lower(a.location) = lower(b.location) or a.birthday = b.birthday
    limit ${sql.lit(mostNear)}`.execute(ctx.db)
  return rows.map(({ one, other }) => [one, other] as const)
}

const isNear = sql`
  key <> prior and abs(length(key) - length(prior)) <= 1 and substr(key, 1, 4) = substr(prior, 1, 4) and (
    substr(key, length(key) - 2) = substr(prior, length(prior) - 2) or
    substr(key, 1, length(key) - 4) = substr(prior, 1, length(key) - 4))`
