import { type Expression, type SelectQueryBuilder, sql } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { isListed, listParameter } from '#platform/db/list-parameter.ts'
import { prepared } from '#platform/db/prepared.ts'
import { type Db, isPostgres, type Schema } from '#platform/db/schema/schema.ts'
import { indexWaiting } from './later.ts'

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

/**
 * The rows of all lookups in one statement, because each statement is a round trip on PostgreSQL. A lookup is one
 * column of a single row, because rows take longer to fetch than to find.
 */
export async function readTerms(ctx: MemberContext, lookups: Lookup[]): Promise<TermRow[][]> {
  const shapes = lookups.map(shapeOf)
  const name = shapes.map(({ place, kind, limit }) => `${place} ${kind} ${limit}`).join()
  if (shapes.every(({ kind }) => kind === 'none')) return lookups.map(() => [])
  if (lookups.some(({ place }) => place === 'said')) await indexWaiting(ctx)
  const query = knownQueries.get(name) ?? queryOf(shapes)
  knownQueries.set(name, query)
  const values: Values = { memberId: ctx.member.id, all: maxRows }
  for (const [at, each] of lookups.entries()) addValues(ctx.db, values, each, at)
  const [row] = await query(ctx.db, values)
  return lookups.map((_, at) => parseList(row?.[`list${at}`]))
}

/** The result of one lookup: terms, their people, and the records if they aren't people. */
type Columns = [string[] | null, string[], string[]?]

function parseList(list: string | undefined): TermRow[] {
  if (!list) return []
  const [terms, people, sources = people] = JSON.parse(list) as Columns
  return terms?.map((term, at) => ({ term, connectionId: people[at] ?? '', sourceId: sources[at] ?? '' })) ?? []
}

type Kind = 'none' | 'start' | 'terms' | 'among' | 'amongLatest'
type Shape = { place: TermPlace; kind: Kind; limit: number }
type Values = { memberId: string; all: number } & Record<string, unknown>

/** Grouped by the shape of their lookups. */
const knownQueries = new Map<string, (db: Db, values: Values) => Promise<Record<string, string>[]>>()

function shapeOf(each: Lookup): Shape {
  return { place: each.place, kind: kindOf(each), limit: ('start' in each && each.limit) || maxRows }
}

function kindOf(each: Lookup): Kind {
  if ('start' in each) return 'start'
  if (each.terms.length === 0 || ('among' in each && each.among.length === 0)) return 'none'
  return 'among' in each ? 'among' : 'amongLatestWith' in each ? 'amongLatest' : 'terms'
}

/** Comes after every letter. */
export const lastCharacter = '\u{10ffff}'

function addValues(db: Db, values: Values, each: Lookup, at: number) {
  if ('start' in each) {
    values[`start${at}`] = each.start
    values[`end${at}`] = each.start + lastCharacter
    return
  }
  values[`terms${at}`] = listParameter(db, each.terms)
  if ('among' in each) values[`among${at}`] = listParameter(db, each.among)
  if ('amongLatestWith' in each) values[`latest${at}`] = each.amongLatestWith
}

function queryOf(shapes: Shape[]) {
  return prepared((db, values: Values) =>
    db.selectNoFrom(
      shapes.flatMap((shape, at) =>
        shape.kind === 'none' ? [] : [toColumn(db, values, shape.place, rowsOf(db, values, shape, at)).as(`list${at}`)],
      ),
    ),
  )
}

type TermQuery = SelectQueryBuilder<Schema, 'searchTerms', { term: string; person: string; record: string }>

/** The rows as `Columns`, in their order. The record of a person's own fields is the person. */
function toColumn(db: Db, values: Values, place: TermPlace, rows: TermQuery) {
  const [all, list] = isPostgres(db) ? ['json_agg', 'json_build_array'] : ['json_group_array', 'json_array']
  const columns = place === 'own' ? ['term', 'person'] : ['term', 'person', 'record']
  const lists = columns.map((column) => sql`${sql.raw(all)}(${sql.ref(column)})`)
  return sql<string>`(select cast(${sql.raw(list)}(${sql.join(lists)}) as text) from ${cheaply(db, values, rows).as('found')})`
}

/**
 * PostgreSQL reuses a generic plan only if it looks cheap; otherwise it plans each search again, which takes as long as
 * running it. A literal limit makes a plan cheap. A limit as a parameter counts as a tenth of the rows.
 */
function cheaply(db: Db, values: Values, rows: TermQuery) {
  return isPostgres(db) ? db.selectFrom(rows.as('few')).selectAll().limit(values.all) : rows
}

/**
 * All columns are ordered one way, as the index or its reverse: otherwise the database would sort everything before it
 * applies the limit. Of whole terms, the people added last come first.
 */
function rowsOf(db: Db, values: Values, { place, kind, limit }: Shape, at: number): TermQuery {
  const rows = termsIn(db, values, place).select(['term', 'connectionId as person', 'sourceId as record'])
  if (kind === 'start') {
    return rows
      .where('term', '>=', values[`start${at}`] as string)
      .where('term', '<', values[`end${at}`] as string)
      .orderBy('term')
      .orderBy('connectionId')
      .orderBy('sourceId')
      .limit(sql.lit(limit))
  }
  return rows
    .where(isListed(db, 'term', values[`terms${at}`]))
    .$if(kind === 'among', (rows) => rows.where(isListed(db, 'connectionId', values[`among${at}`])))
    .$if(kind === 'amongLatest', (rows) => rows.where(isAmong(db, latestWith(db, values, place, at))))
    .orderBy('term', 'desc')
    .orderBy('connectionId', 'desc')
    .orderBy('sourceId', 'desc')
    .limit(sql.lit(limit))
}

/** As an array, PostgreSQL looks up each person; otherwise it reads everyone with the other term. */
function isAmong(db: Db, people: Expression<unknown>) {
  return isPostgres(db) ? sql<boolean>`connection_id = any(array${people})` : sql<boolean>`connection_id in ${people}`
}

/** How many people with a common word are checked. */
export const maxChecked = 500

function latestWith(db: Db, values: Values, place: TermPlace, at: number) {
  return termsIn(db, values, place)
    .select('connectionId')
    .where('term', '=', values[`latest${at}`] as string)
    .orderBy('connectionId', 'desc')
    .limit(sql.lit(maxChecked))
}

function termsIn(db: Db, values: Values, place: TermPlace) {
  return db.selectFrom('searchTerms').where('memberId', '=', values.memberId).where('place', '=', sql.lit(place))
}
