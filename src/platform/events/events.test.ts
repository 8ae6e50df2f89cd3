import assert from 'node:assert/strict'
import { randomUUID, randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { sql } from 'kysely'
import pg from 'pg'
import { operations } from '#contract/api.ts'
import { routeOf } from '#contract/operation.ts'
import { findActiveTokens } from '#members/access/authenticate.ts'
import { eventsOf, memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { until } from '../../../test/harness/patience.ts'
import { transaction } from '../context/context.ts'
import { eventKinds } from './api.ts'
import { emit } from './emit.ts'
import { openFeed } from './feed.ts'
import { readEvents } from './read.ts'
import { sweepEvents } from './sweep.ts'
import { pathOf } from './view.ts'

const house = await useHouse()
const { kith } = house

test('an event has the path of its subject, except for removed records and answers', () => {
  const read = operations.map(([, operation]) => routeOf(operation)).filter(({ method }) => method === 'GET')
  for (const kind of eventKinds) {
    const path = pathOf({ kind, subjectId: randomUUID(), connectionId: randomUUID() })
    const isRead = read.some(({ pattern }) => pattern.test(path ?? ''))
    assert.equal(isRead, !/removed|answer/.test(kind), kind)
  }
})

test('changes by a member become events, in order and without their text', async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const { ixId, found } = await client.Memory_addNote({ connectionId, text: 'I will send her the deck tomorrow.' })
  const promiseId = found[0]?.promiseId ?? ''
  await client.Promises_complete({ promiseId })
  await client.Promises_complete({ promiseId })
  await client.Memory_removeInteraction({ id: connectionId, ixId })
  await client.Connections_remove({ connectionId })
  const events = await allOf(memberId, 6)
  assert.deepEqual(
    events.map(({ kind, subjectId }) => [kind, subjectId]),
    [
      ['connection.created', connectionId],
      ['interaction.added', ixId],
      ['promise.made', promiseId],
      ['promise.completed', promiseId],
      ['interaction.removed', ixId],
      ['connection.removed', connectionId],
    ],
  )
  const rest = await readEvents(kith, { memberId, after: events[2]?.number ?? 0, limit: 2 })
  assert.deepEqual(
    rest.map(({ kind }) => kind),
    ['promise.completed', 'interaction.removed'],
  )
})

/** Waits for open transactions of other tests on the same server, which hold back later events. */
async function allOf(memberId: string, count: number) {
  const read = () => readEvents(kith, { memberId, after: 0, limit: 100 })
  await until(async () => (await read()).length >= count)
  return read()
}

test('a change that fails leaves no event', async () => {
  const member = await newMember(house)
  const half = transaction(memberContext(house, member), async (ctx) => {
    await emit(ctx, 'promise.made', member.memberId, null)
    throw new Error('no')
  })
  await assert.rejects(half)
  assert.deepEqual(await readEvents(kith, { memberId: member.memberId, after: 0, limit: 10 }), [])
})

// SQLite has one writer at a time, so numbers are committed in order.
// Also tested on a server that hides when a transaction began.
for (const told of ['on', 'off'])
  test(`a reader never skips an event that is still being written, with track_activities ${told}`, {
    skip: !kith.config.databaseUrl,
  }, async () => {
    const member = await newMember(house)
    const ctx = memberContext(house, member)
    const read = () => readEvents(kith, { memberId: member.memberId, after: 0, limit: 10 })
    const gate = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const slow = kith.db.connection().execute(async (db) => {
      await sql`set track_activities = ${sql.lit(told)}`.execute(db)
      await transaction({ ...ctx, db }, async (ctx) => {
        await emit(ctx, 'connection.created', member.memberId, null)
        begun.resolve()
        await gate.promise
      })
      await sql`reset track_activities`.execute(db)
    })
    await begun.promise
    await emit(ctx, 'promise.made', member.memberId, null)
    assert.deepEqual(await read(), [])
    gate.resolve()
    await slow
    assert.deepEqual(
      (await allOf(member.memberId, 2)).map(({ kind }) => kind),
      ['connection.created', 'promise.made'],
    )
  })

test('a transaction that writes no events does not hold them back, however long it is open', {
  skip: !kith.config.databaseUrl,
}, async (t) => {
  const member = await newMember(house)
  const foreign = new pg.Client({ connectionString: kith.config.databaseUrl ?? '' })
  await foreign.connect()
  t.after(() => foreign.end())
  await foreign.query('create table other_program (id integer)')
  await foreign.query('begin')
  await foreign.query('insert into other_program values (1)')
  await foreign.query('update members set name = name where id = $1', [member.memberId])
  await foreign.query('select number from events limit 1')
  await emit(memberContext(house, member), 'promise.made', member.memberId, null)
  const seen = await readEvents(kith, { memberId: member.memberId, after: 0, limit: 10 })
  assert.deepEqual(
    seen.map(({ kind }) => kind),
    ['promise.made'],
  )
  await foreign.query('rollback')
  await foreign.query('drop table other_program')
})

// A transaction that began first may get its number last and commit first.
test('a reader never skips an event of a transaction that began later', {
  skip: !kith.config.databaseUrl,
}, async () => {
  const member = await newMember(house)
  const ctx = memberContext(house, member)
  const { memberId } = member
  const begun = Promise.withResolvers<void>()
  const drawn = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  const early = transaction(ctx, async (ctx) => {
    await emit(ctx, 'card.created', randomUUID(), null)
    begun.resolve()
    await drawn.promise
    await emit(ctx, 'promise.made', memberId, null)
  })
  await begun.promise
  const late = transaction(ctx, async (ctx) => {
    await emit(ctx, 'connection.created', memberId, null)
    drawn.resolve()
    await gate.promise
  })
  await early
  const seen = await readEvents(kith, { memberId, after: 0, limit: 10 })
  assert.ok(!seen.some(({ kind }) => kind === 'promise.made'))
  gate.resolve()
  await late
  assert.deepEqual(
    (await allOf(memberId, 3)).map(({ kind }) => kind),
    ['card.created', 'connection.created', 'promise.made'],
  )
})

test('a reader never skips an event from before the database’s clock was set back', {
  skip: !kith.config.databaseUrl,
}, async () => {
  const member = await newMember(house)
  const ctx = memberContext(house, member)
  for (let at = 0; at < 3; at++) await emit(ctx, 'connection.updated', member.memberId, null)
  const all = await eventsOf(house, member.memberId)
  const second = all[1]?.number ?? 0
  const numbers = (events: { number: number }[]) => events.map(({ number }) => number)
  const writtenIn = (time: string) =>
    sql`update events set written_at = clock_timestamp() + ${time}::interval where number = ${second}`.execute(kith.db)
  await writtenIn('30 seconds')
  const seen = await readEvents(kith, { memberId: member.memberId, after: 0, limit: 10 })
  assert.ok(!numbers(seen).includes(all[2]?.number ?? 0))
  await writtenIn('1 hour')
  assert.deepEqual(numbers(await allOf(member.memberId, 3)), numbers(all))
})

test('events are kept for a month, and the last one of a member longer', async () => {
  const { client, memberId } = await newMember(house)
  await client.Connections_create({ displayName: 'Ana' })
  await client.Connections_create({ displayName: 'Ben' })
  await allOf(memberId, 2)
  const count = async () => (await readEvents(kith, { memberId, after: 0, limit: 10 })).length
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 29 })
      .toString(),
  )
  await sweepEvents(kith)
  assert.equal(await count(), 2)
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 31 })
      .toString(),
  )
  await sweepEvents(kith)
  assert.equal(await count(), 1)
  house.clock.reset()
})

test('an unknown event id, or that of another member, is a gap, and the list continues after the last event', async () => {
  const [{ client }, other] = [await newMember(house), await newMember(house)]
  await client.Connections_create({ displayName: 'Ana' })
  const { next: last } = await client.Events_list({})
  await other.client.Connections_create({ displayName: 'Ben' })
  const { next: theirs } = await other.client.Events_list({})
  for (const after of ['999999999999999', theirs])
    assert.deepEqual(await client.Events_list({ after }), { events: [], next: last, gap: true })
})

test('more than a thousand members can be followed in one process', async () => {
  const { client, memberId } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const feed = openFeed(kith, (holders) => findActiveTokens(kith, holders))
  const tokens = kith.db.selectFrom('tokens').select('id').where('memberId', '=', memberId)
  const { id: tokenId } = await tokens.executeTakeFirstOrThrow()
  const holder = { memberId, tokenId, expiresAt: null }
  const { promise, resolve } = Promise.withResolvers<string>()
  for (let count = 0; count < 1_100; count++)
    feed.join({ ...holder, memberId: randomUUIDv7(), hear: () => {} }).after = 0
  feed.join({ ...holder, hear: ({ subjectId }) => resolve(subjectId) }).after = 0
  assert.equal(await promise, connectionId)
  await feed.close()
})
