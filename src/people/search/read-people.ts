import { sql } from 'kysely'
import { nameKeyOf } from '#language/names/name-keys.ts'
import { words } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { isListed, listParameter, selectListed } from '#platform/db/list-parameter.ts'
import { prepared } from '#platform/db/prepared.ts'
import { isPostgres } from '#platform/db/schema/schema.ts'
import { maxRows } from './index/read-terms.ts'
import { emailTerm, searchedColumns } from './index/terms.ts'

const personColumns = ['id', ...searchedColumns, 'lastContactAt', 'recentAt', 'photo'] as const

export type Person = Awaited<ReturnType<typeof wholePeople>>[number]
export type Page = { limit: number; offset?: number }

export async function readPeople(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  return ids.length === 0 ? [] : wholePeople(ctx.db, { memberId: ctx.member.id, ids: listParameter(ctx.db, ids) })
}

/** Only what decides their order. */
export async function readNames(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return []
  const listed = { memberId: ctx.member.id, ids: listParameter(ctx.db, ids) }
  return isPostgres(ctx.db) ? nameRows(ctx.db, listed) : fromLists(ids, await nameLists(ctx.db, listed))
}

type Listed = { memberId: string; ids: unknown }

const wholePeople = prepared((db, { memberId, ids }: Listed) =>
  selectListed(db, 'connections', 'id', ids).select(personColumns).where('memberId', '=', memberId),
)

const nameRows = prepared((db, { memberId, ids }: Listed) =>
  selectListed(db, 'connections', 'id', ids).select(['id', 'displayName', 'recentAt']).where('memberId', '=', memberId),
)

/** The same on SQLite, as two lists that match the ids: it takes less time than rows. */
const nameLists = prepared((db, { memberId, ids }: Listed) =>
  db
    .selectFrom(sql`json_each(${ids})`.as('listed'))
    .leftJoin('connections', (join) => join.on('connections.id', '=', sql`listed.value`).on('memberId', '=', memberId))
    .select([
      sql<string>`json_group_array(display_name)`.as('names'),
      sql<string>`json_group_array(recent_at)`.as('times'),
    ]),
)

function fromLists(ids: string[], [lists]: { names: string; times: string }[]) {
  const [names, times] = [parse(lists?.names), parse(lists?.times)]
  return ids.flatMap((id, at) => {
    const [displayName, recentAt] = [names[at], times[at]]
    return displayName && recentAt ? { id, displayName, recentAt } : []
  })
}

const parse = (list = '[]') => JSON.parse(list) as (string | null)[]

/** People whose whole name is the query, or a word of it. */
export async function readNamesakes(ctx: MemberContext, query: string): Promise<Person[]> {
  const keys = [query, ...words(query)].flatMap((name) => nameKeyOf(name) ?? [])
  return withNameKeys(ctx.db, { memberId: ctx.member.id, keys: listParameter(ctx.db, keys) })
}

const withNameKeys = prepared((db, { memberId, keys }: { memberId: string; keys: unknown }) =>
  db
    .selectFrom('connections')
    .select(personColumns)
    .where('memberId', '=', memberId)
    .where(isListed(db, 'nameKey', keys))
    .limit(maxRows),
)

export async function recentPeople(ctx: MemberContext, { limit, offset = 0 }: Page) {
  return ctx.db
    .selectFrom('connections')
    .select(personColumns)
    .where('memberId', '=', ctx.member.id)
    .orderBy('recentAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** The person with each e-mail address. An address that two people have belongs to neither for sure, so it finds nobody. */
export async function findByEmails(ctx: MemberContext, emails: Iterable<string>): Promise<Map<string, string>> {
  const terms = new Map([...new Set(emails)].map((email) => [emailTerm(email), email]))
  const found = new Map<string, string>()
  const shared = new Set<string>()
  for (const some of chunks([...terms.keys()], 100)) {
    const rows = await ctx.db
      .selectFrom('searchTerms')
      .select(['term', 'connectionId'])
      .distinct()
      .where('memberId', '=', ctx.member.id)
      .where('place', '=', 'own')
      .where('term', 'in', some)
      .execute()
    for (const { term, connectionId } of rows) {
      const email = terms.get(term) ?? ''
      if (found.has(email)) shared.add(email)
      found.set(email, connectionId)
    }
  }
  for (const email of shared) found.delete(email)
  return found
}
