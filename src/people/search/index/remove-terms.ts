import { sql } from 'kysely'
import { takeTurns } from '#platform/context/turns.ts'
import { chunks } from '#platform/db/batches.ts'
import { type Db, isPostgres } from '#platform/db/schema/schema.ts'
import { type IndexedRecord, noteLeaving, removeOfOne } from './terms.ts'
import type { Owner } from './vocabulary.ts'

/** Removes the terms of many records. */
export async function removeTerms(ctx: Owner, records: IndexedRecord[]) {
  if (isPostgres(ctx.db)) await removeByLists(ctx, records)
  else await removeOneByOne(ctx, records)
  await noteLeaving(ctx, records)
}

/** SQLite takes three times as long for a list of keys: it stores the list, and then what it found, before it deletes. */
async function removeOneByOne(ctx: Owner, records: IndexedRecord[]) {
  const giveTurn = takeTurns()
  for (const record of records) {
    await giveTurn()
    await removeOfOne(ctx, record)
  }
}

const removedAtOnce = 500

/** The keys are sent as lists, hundreds in a statement. */
async function removeByLists({ db, member }: Owner, records: IndexedRecord[]) {
  const keys = records.flatMap(({ terms, place, connectionId, sourceId }) =>
    terms.map((term): Key => [place, term, connectionId, sourceId]),
  )
  for (const part of chunks(keys, removedAtOnce)) await removeKeys(db, member.id, part)
}

type Key = [place: string, term: string, connectionId: string, sourceId: string]

/** Key by key (`limit 1`): PostgreSQL would read all terms of the member to join them. */
async function removeKeys(db: Db, memberId: string, keys: Key[]) {
  const [places, terms, people, sources] = [0, 1, 2, 3].map((at) => keys.map((key) => key[at]))
  await sql`delete from search_terms where member_id = ${memberId} and ctid = any(array(
    select found.ctid from unnest(${places}::text[], ${terms}::text[], ${people}::uuid[], ${sources}::uuid[])
      as gone (place, term, connection_id, source_id) cross join lateral (
        select ctid from search_terms as each where each.member_id = ${memberId} and each.place = gone.place
        and each.term = gone.term and each.connection_id = gone.connection_id and each.source_id = gone.source_id limit 1
      ) as found))`.execute(db)
}
