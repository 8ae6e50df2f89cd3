import assert from 'node:assert/strict'
import { sql } from 'kysely'
import type { Db } from '#platform/db/schema/schema.ts'
import type { Acknowledged } from './writer.ts'

/** Everything the service said yes to is there, word for word, and nothing it removed. */
export async function assertKept(db: Db, yes: Acknowledged) {
  const people = await db.selectFrom('connections').select(['id', 'displayName as text']).execute()
  const notes = await db.selectFrom('interactions').select(['id', 'text']).execute()
  const promises = await db.selectFrom('promises').select(['id', 'text']).execute()
  const stored = new Map([...people, ...notes, ...promises].map(({ id, text }) => [id, text]))
  const acknowledged = [...yes.connections, ...yes.interactions, ...yes.promises]
  const lost = acknowledged.filter(([id, text]) => stored.get(id) !== text)
  const back = [...yes.removed].filter((id) => stored.has(id))
  assert.deepEqual({ lost, back }, { lost: [], back: [] })
}

/** Nothing is there in half: each query looks for one kind of half. */
export async function assertWhole(db: Db) {
  for (const [half, query] of Object.entries(halves)) {
    const { rows } = await query.execute(db)
    assert.deepEqual(rows, [], half)
  }
}

const halves = {
  'a timeline entry of nobody': sql`
    select i.id from interactions i
    left join connections c on c.member_id = i.member_id and c.id = i.connection_id where c.id is null`,
  'a promise to nobody': sql`
    select p.id from promises p
    left join connections c on c.member_id = p.member_id and c.id = p.connection_id where c.id is null`,
  'a person the search does not know': sql`
    select c.id from connections c where not exists (select 1 from search_terms t
      where t.member_id = c.member_id and t.place = 'own' and t.connection_id = c.id)`,
  'an entry the search does not know': sql`
    select i.id from interactions i where not exists (select 1 from search_terms t
      where t.member_id = i.member_id and t.place = 'said' and t.source_id = i.id)`,
  'a word that leads to a person who is gone': sql`
    select t.term from search_terms t
    left join connections c on c.member_id = t.member_id and c.id = t.connection_id where c.id is null`,
  'a promise the search does not know': sql`
    select p.id from promises p where not exists (select 1 from search_terms t
      where t.member_id = p.member_id and t.place = 'said' and t.source_id = p.id)`,
  'a word that leads to an entry or a promise that is gone': sql`
    select t.term from search_terms t
    left join interactions i on i.member_id = t.member_id and i.id = t.source_id
    left join promises p on p.member_id = t.member_id and p.id = t.source_id
    where t.place = 'said' and i.id is null and p.id is null`,
  'a draft that waits and the search does not know': sql`
    select f.id from followups f where f.closed_at is null and not exists (select 1 from search_terms t
      where t.member_id = f.member_id and t.place = 'drafted' and t.source_id = f.id)`,
  'a word that leads to a draft that does not wait': sql`
    select t.term from search_terms t
    left join followups f on f.member_id = t.member_id and f.id = t.source_id and f.closed_at is null
    where t.place = 'drafted' and f.id is null`,
  'a finding whose promise is gone': sql`
    select f.id from findings f
    left join promises p on p.member_id = f.member_id and p.id = f.promise_id
    where f.promise_id is not null and p.id is null`,
  'a person whose last contact is not that of the timeline': sql`
    select c.id from connections c where c.last_contact_at is distinct from
      (select max(i.occurred_at) from interactions i where i.member_id = c.member_id and i.connection_id = c.id)`,
}
