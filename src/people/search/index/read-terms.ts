import { type SelectQueryBuilder, sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { isListed, listParameter } from '#platform/db/list-parameter.ts'
import { prepared } from '#platform/db/prepared.ts'
import type { Db, Schema } from '#platform/db/schema/schema.ts'

/** Of one lookup. */
export const maxRows = 100

export type TermPlace = Schema['searchTerms']['place']
export type TermRow = { term: string; connectionId: string; sourceId: string }

/** People with a term that starts with this; with one of these terms; or with one of these, among these people. */
export type Lookup = { place: TermPlace } & (
  | { start: string; limit?: number }
  | { terms: string[] }
  | { terms: string[]; among: string[] }
  | { terms: string[]; amongLatestWith: string }
)

/** The rows of each lookup, all with one statement: on PostgreSQL each statement is a journey. */
export async function readTerms(ctx: MemberContext, lookups: Lookup[]): Promise<TermRow[][]> {
  const found: TermRow[][] = lookups.map(() => [])
  if (lookups.every(isEmpty)) return found
  const kinds = lookups.map(kindOf)
  const name = kinds.join()
  const query = knownQueries.get(name) ?? queryOf(kinds)
  knownQueries.set(name, query)
  const values: Values = { memberId: ctx.member.id }
  for (const [at, each] of lookups.entries()) addValues(ctx.db, values, each, at)
  for (const row of await query(ctx.db, values)) found[row.list]?.push(row)
  return found
}

type Kind = 'start' | 'terms' | 'among' | 'amongLatest'
type Values = { memberId: string } & Record<string, unknown>
type ListedRow = TermRow & { list: number }

/** By the kinds of their lookups. */
const knownQueries = new Map<string, (db: Db, values: Values) => Promise<ListedRow[]>>()

const isEmpty = (each: Lookup) =>
  'terms' in each && (each.terms.length === 0 || ('among' in each && each.among.length === 0))

function kindOf(each: Lookup): Kind {
  if ('start' in each) return 'start'
  return 'among' in each ? 'among' : 'amongLatestWith' in each ? 'amongLatest' : 'terms'
}

/** Comes after every letter. */
export const lastCharacter = '\u{10ffff}'

function addValues(db: Db, values: Values, each: Lookup, at: number) {
  values[`place${at}`] = each.place
  if ('start' in each) {
    values[`start${at}`] = each.start
    values[`end${at}`] = each.start + lastCharacter
    values[`limit${at}`] = each.limit ?? maxRows
    return
  }
  values[`terms${at}`] = listParameter(db, each.terms)
  if ('among' in each) values[`among${at}`] = listParameter(db, each.among)
  if ('amongLatestWith' in each) values[`latest${at}`] = each.amongLatestWith
}

function queryOf(kinds: Kind[]) {
  return prepared((db, values: Values) => {
    const parts = kinds.map((kind, at) => db.selectFrom(rowsOf(db, values, kind, at).as('found')).selectAll())
    return parts.reduce((all, each) => all.unionAll(each))
  })
}

/**
 * All columns are ordered one way, as the index or its reverse: otherwise the database would sort everything before it
 * applies the limit. Of whole terms, the people added last come first.
 */
function rowsOf(db: Db, values: Values, kind: Kind, at: number): SelectQueryBuilder<Schema, 'searchTerms', ListedRow> {
  const rows = termsIn(db, values, at).select([
    'term',
    'connectionId',
    'sourceId',
    sql<number>`${sql.lit(at)}`.as('list'),
  ])
  if (kind === 'start') {
    return rows
      .where('term', '>=', values[`start${at}`] as string)
      .where('term', '<', values[`end${at}`] as string)
      .orderBy('term')
      .orderBy('connectionId')
      .orderBy('sourceId')
      .limit(values[`limit${at}`] as number)
  }
  return rows
    .where(isListed(db, 'term', values[`terms${at}`]))
    .$if(kind === 'among', (rows) => rows.where(isListed(db, 'connectionId', values[`among${at}`])))
    .$if(kind === 'amongLatest', (rows) => rows.where('connectionId', 'in', latestWith(db, values, at)))
    .orderBy('term', 'desc')
    .orderBy('connectionId', 'desc')
    .orderBy('sourceId', 'desc')
    .limit(maxRows)
}

/** Of the people with a common word, so many are checked. */
export const maxChecked = 500

function latestWith(db: Db, values: Values, at: number) {
  return termsIn(db, values, at)
    .select('connectionId')
    .where('term', '=', values[`latest${at}`] as string)
    .orderBy('connectionId', 'desc')
    .limit(maxChecked)
}

function termsIn(db: Db, values: Values, at: number) {
  return db
    .selectFrom('searchTerms')
    .where('memberId', '=', values.memberId)
    .where('place', '=', values[`place${at}`] as TermPlace)
}
