import assert from 'node:assert/strict'
import { sql } from 'kysely'
import { indexAllWaiting } from '#people/search/index/later.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { Acknowledged } from './writer.ts'

/** Checks that every acknowledged change is stored, and that nothing removed is still there. */
export async function assertStored(db: Db, yes: Acknowledged) {
  const people = await db.selectFrom('connections').select(['id', 'displayName as text']).execute()
  const notes = await db.selectFrom('interactions').select(['id', 'text']).execute()
  const promises = await db.selectFrom('promises').select(['id', 'text']).execute()
  const stored = new Map([...people, ...notes, ...promises].map(({ id, text }) => [id, text]))
  const acknowledged = [...yes.connections, ...yes.interactions, ...yes.promises]
  const lost = acknowledged.filter(([id, text]) => stored.get(id) !== text)
  const returned = [...yes.removed].filter((id) => stored.has(id))
  assert.deepEqual({ lost, returned }, { lost: [], returned: [] })
}

/** Checks that no record is half written: each query looks for one kind of inconsistency. */
export async function assertConsistent(db: Db) {
  // As every start does.
  await indexAllWaiting({ db })
  for (const [name, query] of Object.entries(inconsistencies)) {
    const { rows } = await query.execute(db)
    assert.deepEqual(rows, [], name)
  }
}

const inconsistencies = {
  'a timeline entry without a person': sql`
    select i.id from interactions i
    left join connections c on c.member_id = i.member_id and c.id = i.connection_id where c.id is null`,
  'a promise without a person': sql`
    select p.id from promises p
    left join connections c on c.member_id = p.member_id and c.id = p.connection_id where c.id is null`,
  'a person missing from the search index': sql`
    select c.id from connections c where not exists (select 1 from search_terms t
      where t.member_id = c.member_id and t.place = 'own' and t.connection_id = c.id)`,
  'a timeline entry missing from the search index': sql`
    select i.id from interactions i where not exists (select 1 from search_terms t
      where t.member_id = i.member_id and t.place = 'said' and t.source_id = i.id)`,
  'an indexed word of a removed person': sql`
    select t.term from search_terms t
    left join connections c on c.member_id = t.member_id and c.id = t.connection_id where c.id is null`,
  'a promise missing from the search index': sql`
    select p.id from promises p where not exists (select 1 from search_terms t
      where t.member_id = p.member_id and t.place = 'said' and t.source_id = p.id)`,
  'an indexed word of a removed entry or promise': sql`
    select t.term from search_terms t
    left join interactions i on i.member_id = t.member_id and i.id = t.source_id
    left join promises p on p.member_id = t.member_id and p.id = t.source_id
    where t.place = 'said' and i.id is null and p.id is null`,
  'an open draft missing from the search index': sql`
    select f.id from followups f where f.closed_at is null and not exists (select 1 from search_terms t
      where t.member_id = f.member_id and t.place = 'drafted' and t.source_id = f.id)`,
  'an indexed word of a closed draft': sql`
    select t.term from search_terms t
    left join followups f on f.member_id = t.member_id and f.id = t.source_id and f.closed_at is null
    where t.place = 'drafted' and f.id is null`,
  'a finding of a removed promise': sql`
    select f.id from findings f
    left join promises p on p.member_id = f.member_id and p.id = f.promise_id
    where f.promise_id is not null and p.id is null`,
  'a person whose last contact differs from the timeline': sql`
    select c.id from connections c where c.last_contact_at is distinct from
      (select max(i.occurred_at) from interactions i where i.member_id = c.member_id and i.connection_id = c.id and i.contact = 'yes')`,
}
