import { type SqlBool, sql } from 'kysely'
import { wrongField } from '#contract/errors.ts'
import { CalendarDate, Instant } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'
import { sortNameOf } from '#language/names/name-keys.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { pageOf } from '#platform/db/paging.ts'
import { type LabelKind, labelKey } from '../record/labels.ts'
import { connectionsOf, connectionView } from '../record/row.ts'
import type { Order } from './api.ts'

type List = PeopleFilter & {
  order?: Order | undefined
  from?: string | undefined
  after?: string | undefined
  limit: number
}

export async function listConnections(ctx: MemberContext, { from, after, limit, ...list }: List) {
  const order = list.order ?? (from === undefined ? 'added' : 'name')
  if (from !== undefined && order !== 'name') throw wrongField('from', say('fields.onlyWithNameOrder'))
  const rows = await orders[order](ctx, {
    labels: labelsIn(list),
    position: after === undefined ? null : readCursor(after, order),
    from: from && sortNameOf(from),
    limit: limit + 1,
  })
  const { shown, next } = pageOf(rows, limit, writeCursor)
  return { items: await readPeople(ctx, shown), next }
}

/** In the order given. Somebody who was just removed is left out. */
async function readPeople(ctx: MemberContext, people: { id: string }[]) {
  if (people.length === 0) return []
  const ids = people.map(({ id }) => id)
  const rows = await connectionsOf(ctx).where('id', 'in', ids).execute()
  const found = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => found.get(id) ?? []).map(connectionView)
}

/** The next people of a list: who, and the value they are sorted by. */
type Page = { labels: Label[]; position: ListPosition | null; from: string | undefined; limit: number }
type PickPage = (ctx: MemberContext, page: Page) => Promise<ListPosition[]>

const orders: Record<Order, PickPage> = {
  added: (ctx, page) => pick(ctx, page, { column: null, sign: '>' }),
  newest: (ctx, page) => pick(ctx, page, { column: null, sign: '<' }),
  name: (ctx, page) => (page.labels.length === 0 ? pickByName(ctx, page) : pickLabelledByName(ctx, page)),
  recent: (ctx, page) => pick(ctx, page, { column: 'recentAt', sign: '<' }),
  due: pickByDue,
}

function pickByName(ctx: MemberContext, { position, from, limit }: Page): Promise<ListPosition[]> {
  return ctx.db
    .selectFrom('connections')
    .select(['id', 'sortName as value'])
    .where('memberId', '=', ctx.member.id)
    .$if(from !== undefined, (query) => query.where('sortName', '>=', from ?? ''))
    .where(isBeyond('sortName', 'id', '>', position))
    .orderBy('sortName')
    .orderBy('id')
    .limit(limit)
    .execute()
}

async function pickLabelledByName(ctx: MemberContext, { labels, position, from, limit }: Page) {
  const [label, ...others] = labels
  if (!label) return []
  return labelRows(ctx, label)
    .select(['connectionId as id', 'sortName as value'])
    .where(hasLabels(ctx, others, 'connectionLabels.connectionId'))
    .$if(from !== undefined, (query) => query.where('sortName', '>=', from ?? ''))
    .where(isBeyond('sortName', 'connectionId', '>', position))
    .orderBy('sortName')
    .orderBy('connectionId')
    .limit(limit)
    .execute()
}

/** People without a due date come last, in the order they were added. */
async function pickByDue(ctx: MemberContext, page: Page) {
  const isAtUndated = page.position?.value === null
  const dated = isAtUndated ? [] : await pick(ctx, page, { column: 'contactDueOn', sign: '>' })
  const limit = page.limit - dated.length
  if (limit === 0) return dated
  const position = isAtUndated ? page.position : null
  const undated = await pick(ctx, { ...page, limit, position }, { column: null, sign: '>', isUndated: true })
  return [...dated, ...undated]
}

type Sorting = { column: 'recentAt' | 'contactDueOn' | null; sign: '<' | '>'; isUndated?: true }

async function pick(ctx: MemberContext, { labels, position, limit }: Page, { column, sign, isUndated }: Sorting) {
  const direction = sign === '>' ? 'asc' : 'desc'
  const value = column && (`connections.${column}` as const)
  const people = (await labelledPeople(ctx, labels)).select('connections.id').limit(limit)
  if (value === null) {
    const rows = await people
      .$if(isUndated === true, (query) => query.where('connections.contactDueOn', 'is', null))
      .$if(position !== null, (query) => query.where('connections.id', sign, position?.id ?? ''))
      .orderBy('connections.id', direction)
      .execute()
    return rows.map(({ id }) => ({ id, value: null }))
  }
  return people
    .select(`${value} as value`)
    .where(value, 'is not', null)
    .where(isBeyond(value, 'connections.id', sign, position))
    .orderBy(value, direction)
    .orderBy('connections.id', direction)
    .execute()
}

/** With more people, scanning all in order is faster than sorting those with the label. */
const maxSorted = 20_000

/** SQLite reads the tables of a cross join in the order they are written, so whichever narrows more comes first. */
export async function labelledPeople(ctx: MemberContext, [label, ...others]: Label[]) {
  const everyone = ctx.db.selectFrom('connections').where('connections.memberId', '=', ctx.member.id)
  if (!label) return everyone
  const some = labelRows(ctx, label).where(hasLabels(ctx, others, 'connectionLabels.connectionId'))
  const beyond = await some.select('connectionId').offset(maxSorted).limit(1).executeTakeFirst()
  if (beyond) return everyone.where(hasLabels(ctx, [label, ...others], 'connections.id'))
  const people = some
    .crossJoin('connections')
    .where('connections.memberId', '=', ctx.member.id)
    .whereRef('connections.id', '=', 'connectionLabels.connectionId')
  return people as unknown as typeof everyone
}

/** Whether a row comes after a position, by a value and then by id. */
function isBeyond(value: string, id: string, sign: '<' | '>', position: ListPosition | null) {
  if (position === null) return sql<SqlBool>`1 = 1`
  const compared = sql`(${sql.ref(value)}, ${sql.ref(id)})`
  const bounds = sql`(${position.value}, ${position.id})`
  return sign === '>' ? sql<SqlBool>`${compared} > ${bounds}` : sql<SqlBool>`${compared} < ${bounds}`
}

/** Where a page of people ended: the value they are sorted by, null if they have none, and their id. */
type ListPosition = { value: string | null; id: string }

/** The values that can stand before the id, in each order. */
const isValue: Record<Order, (value: string | null) => boolean> = {
  added: (value) => value === null,
  newest: (value) => value === null,
  name: (value) => value !== null,
  recent: (value) => Instant.safeParse(value).success,
  due: (value) => value === null || CalendarDate.safeParse(value).success,
}

/** People without a value, and those in the order they were added, forwards or backwards, are found by their id alone. */
const writeCursor = ({ value, id }: ListPosition) => (value === null ? id : `${value}~${id}`)

function readCursor(cursor: string, order: Order): ListPosition {
  const end = cursor.lastIndexOf('~')
  const position = { value: end === -1 ? null : cursor.slice(0, end), id: cursor.slice(end + 1).toLowerCase() }
  if (isValue[order](position.value)) return position
  throw wrongField('after', say('fields.cursorOfSameOrder'))
}

export type PeopleFilter = { tag?: string | undefined; place?: string | undefined }

/** A tag or place that people must have. */
export type Label = { kind: LabelKind; key: string }

export function labelsIn({ tag, place }: PeopleFilter): Label[] {
  const labels = { tag, place }
  return (['tag', 'place'] as const).flatMap((kind) => {
    const label = labels[kind]
    return label === undefined ? [] : [{ kind, key: labelKey(label) }]
  })
}

/** The rows of a label, which stand in the order of names. */
function labelRows({ db, member }: MemberContext, { kind, key }: Label) {
  return db
    .selectFrom('connectionLabels')
    .where('connectionLabels.memberId', '=', member.id)
    .where('connectionLabels.kind', '=', kind)
    .where('connectionLabels.labelKey', '=', key)
}

/** Whether the person whose id is in a column has all of these labels. */
export function hasLabels({ member }: MemberContext, labels: Label[], idColumn: string) {
  const each = labels.map(
    ({ kind, key }) => sql`exists (select 1 from connection_labels as also where also.member_id = ${member.id}
      and also.connection_id = ${sql.ref(idColumn)} and also.kind = ${kind} and also.label_key = ${key})`,
  )
  return sql<SqlBool>`(${sql.join([sql`1 = 1`, ...each], sql` and `)})`
}
