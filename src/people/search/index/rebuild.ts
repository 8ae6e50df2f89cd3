import { type SelectQueryBuilder, sql } from 'kysely'
import { mapInTurns } from '#platform/context/turns.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import { beforeEveryId, type Db, type Schema } from '#platform/db/schema/schema.ts'
import { entryTerms, type IndexedRecord, personRecord, personTerms, renewRecords, searchedColumns } from './terms.ts'
import { type Owner, searchVersion } from './vocabulary.ts'

// Each function writes the next records of a kind again, in a transaction. It returns where to go on, or null at the end.
// The rows are locked, so that nobody changes a text between reading and indexing it. The index is complete all the while:
// what the rules no longer find is removed at the end.

const pageSize = 100

export function renewPeople(owner: Owner, after: string) {
  const people = owner.db.selectFrom('connections').select(['id', ...searchedColumns])
  return renewPage(owner, after, people, ({ id, ...person }) => ({ ...personRecord(id), terms: personTerms(person) }))
}

export function renewEntries(owner: Owner, after: string) {
  const entries = owner.db.selectFrom('interactions').select(['id', 'connectionId', 'text', 'transcript'])
  return renewPage(owner, after, entries, ({ id, connectionId, text, transcript }) => ({
    ...{ connectionId, sourceId: id, place: 'said', terms: entryTerms(text, transcript) },
  }))
}

/** With the others of entries about several people. The id is made of both. */
export async function renewShared(owner: Owner, after: string) {
  const rows = await owner.db
    .selectFrom('entryPeople')
    .innerJoin('interactions', (join) =>
      join
        .onRef('interactions.memberId', '=', 'entryPeople.memberId')
        .onRef('interactions.id', '=', 'entryPeople.interactionId'),
    )
    .select(['interactions.id', 'entryPeople.connectionId', 'text', 'transcript'])
    .where('entryPeople.memberId', '=', owner.member.id)
    .where('entryPeople.interactionId', '>', after || beforeEveryId)
    .orderBy('entryPeople.interactionId')
    .limit(pageSize)
    .execute()
  // An entry has at most fifty people: the last one may go on, so the next page begins with it again.
  const last = rows.length < pageSize ? null : rows.at(-1)?.id
  const whole = last ? rows.filter(({ id }) => id !== last) : rows
  await renewRecords(
    owner,
    whole.map(({ id: sourceId, connectionId, text, transcript }) => ({
      ...{ connectionId, sourceId, place: 'said' as const, terms: entryTerms(text, transcript) },
    })),
  )
  return last ? (whole.at(-1)?.id ?? null) : null
}

export function renewPromises(owner: Owner, after: string) {
  const promises = owner.db.selectFrom('promises').select(['id', 'connectionId', 'text'])
  return renewPage(owner, after, promises, ({ id, connectionId, text }) => ({
    ...{ connectionId, sourceId: id, place: 'said', terms: entryTerms(text) },
  }))
}

export function renewDates(owner: Owner, after: string) {
  const dates = owner.db.selectFrom('dates').select(['id', 'connectionId', 'label'])
  return renewPage(owner, after, dates, ({ id, connectionId, label }) => ({
    ...{ connectionId, sourceId: id, place: 'said', terms: entryTerms(label) },
  }))
}

export function renewGifts(owner: Owner, after: string) {
  const gifts = owner.db.selectFrom('gifts').select(['id', 'connectionId', 'what', 'occasion', 'note'])
  return renewPage(owner, after, gifts, ({ id, connectionId, what, occasion, note }) => ({
    ...{ connectionId, sourceId: id, place: 'said', terms: entryTerms(what, occasion, note) },
  }))
}

/** Only open ones are indexed. */
export function renewDrafts(owner: Owner, after: string) {
  const drafts = owner.db.selectFrom('followups').select(['id', 'connectionId', 'subject', 'body'])
  return renewPage(owner, after, drafts.where('closedAt', 'is', null), ({ id, connectionId, subject, body }) => ({
    ...{ connectionId, sourceId: id, place: 'drafted', terms: entryTerms(subject, body) },
  }))
}

type Source = 'connections' | 'interactions' | 'promises' | 'followups' | 'dates' | 'gifts'

async function renewPage<Table extends Source, Row extends { id: string }>(
  owner: Owner,
  after: string,
  query: SelectQueryBuilder<Schema, Table, Row>,
  recordOf: (row: Row) => IndexedRecord,
) {
  const page = query
    .where(sql.ref('member_id'), '=', owner.member.id)
    .where(sql.ref('id'), '>', after || beforeEveryId)
    .orderBy(sql.ref('id'))
    .limit(pageSize)
  const rows = await lockRows(owner.db, page).execute()
  await renewRecords(owner, await mapInTurns(rows as Row[], recordOf))
  return rows.length < pageSize ? null : ((rows as Row[]).at(-1)?.id ?? null)
}

/** Many rows are only looked at. */
const scanSize = 2_000

/** Removes what no rule finds any more. */
export function dropOldTerms({ db, member }: Owner, after: string) {
  return dropPage(db, member.id, after, 'search_terms', ['place', 'term', 'connection_id', 'source_id'])
}

export function dropOldVariants({ db, member }: Owner, after: string) {
  return dropPage(db, member.id, after, 'search_variants', ['variant', 'term'])
}

/** The place in the index is the key of a row, as JSON. */
async function dropPage(db: Db, memberId: string, after: string, table: string, columns: string[]) {
  const key = sql`(${sql.join(columns.map((column) => sql.ref(column)))})`
  const valuesOf = (place: string) => sql`(${sql.join(JSON.parse(place) as string[])})`
  const from = after ? sql`and ${key} > ${valuesOf(after)}` : sql``
  const { rows } = await sql<Record<string, string>>`select ${sql.join(columns.map((column) => sql.ref(column)))}
    from ${sql.table(table)} where member_id = ${memberId} ${from}
    order by ${sql.join(columns.map((column) => sql.ref(column)))} limit 1 offset ${sql.lit(scanSize)}`.execute(db)
  const end = rows[0] ? JSON.stringify(Object.values(rows[0])) : null
  const until = end ? sql`and ${key} <= ${valuesOf(end)}` : sql``
  await sql`delete from ${sql.table(table)} where member_id = ${memberId} ${from} ${until}
    and version < ${searchVersion}`.execute(db)
  return end
}
