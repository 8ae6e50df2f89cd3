import { sql } from 'kysely'
import { chunks } from '#platform/db/batches.ts'
import { isPostgres } from '#platform/db/is-postgres.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { IndexedRecord } from './terms.ts'
import type { Owner } from './vocabulary.ts'

const removedAtOnce = 500

/** Removes the terms of many records: their keys are sent as lists, hundreds in a statement. */
export async function removeTerms({ db, member }: Owner, records: IndexedRecord[]) {
  const keys = records.flatMap(({ terms, place, connectionId, sourceId }) =>
    terms.map((term): Key => [place, term, connectionId, sourceId]),
  )
  const remove = isPostgres(db) ? removeOnPostgres : removeOnSqlite
  for (const part of chunks(keys, removedAtOnce)) await remove(db, member.id, part)
}

type Key = [place: string, term: string, connectionId: string, sourceId: string]

async function removeOnSqlite(db: Db, memberId: string, keys: Key[]) {
  await sql`delete from search_terms where member_id = ${memberId} and (place, term, connection_id, source_id) in
    (select value->>0, value->>1, value->>2, value->>3 from json_each(${JSON.stringify(keys)}))`.execute(db)
}

/** Key by key (`limit 1`): PostgreSQL would read all terms of the member to join them. */
async function removeOnPostgres(db: Db, memberId: string, keys: Key[]) {
  const [places, terms, people, sources] = [0, 1, 2, 3].map((at) => keys.map((key) => key[at]))
  await sql`delete from search_terms where member_id = ${memberId} and ctid = any(array(
    select found.ctid from unnest(${places}::text[], ${terms}::text[], ${people}::uuid[], ${sources}::uuid[])
      as gone (place, term, connection_id, source_id) cross join lateral (
        select ctid from search_terms as each where each.member_id = ${memberId} and each.place = gone.place
        and each.term = gone.term and each.connection_id = gone.connection_id and each.source_id = gone.source_id limit 1
      ) as found))`.execute(db)
}
