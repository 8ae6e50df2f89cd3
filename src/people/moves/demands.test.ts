import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import fc from 'fast-check'
import { memberContext, newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { addInteraction } from '../interactions/interactions.ts'
import { completePromise, createPromise } from '../promises/promises.ts'
import { listNextMoves } from './next-moves.ts'
import { listNudges } from './nudges.ts'

// What people ask of products of this kind, one test each.

const house = await useHouse()
beforeEach(() => house.clock.set('2026-11-15T12:00:00Z'))

async function quiet({ client }: Someone, rhythmDays = 60) {
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro', rhythmDays })
  const call = { connectionId, kind: 'call' as const, text: 'Talked.', occurredAt: '2026-05-01T12:00:00Z' }
  const { ixId } = await client.Memory_addInteraction(call)
  return { connectionId, ixId }
}

test('the rhythm counts from the last contact: a note, an entry or a kept promise moves it, and removing one moves it back', async () => {
  const member = await newMember(house, { timeZone: 'UTC' })
  const { client } = member
  const { connectionId, ixId } = await quiet(member)
  const dueOn = async () => (await client.Connections_get({ connectionId })).contactDueOn
  assert.equal(await dueOn(), '2026-06-30')
  const note = await client.Memory_addNote({ connectionId, text: 'Wrote to her.' })
  assert.equal(await dueOn(), '2027-01-14')
  await client.Memory_removeInteraction({ id: connectionId, ixId: note.ixId })
  assert.equal(await dueOn(), '2026-06-30')
  await client.Memory_updateInteraction({ id: connectionId, ixId, occurredAt: '2026-06-01T12:00:00Z' })
  assert.equal(await dueOn(), '2026-07-31')
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-11-20' })
  assert.equal(await dueOn(), '2026-07-31')
  await client.Promises_complete({ promiseId })
  assert.equal(await dueOn(), '2027-01-14')
  assert.deepEqual((await client.Moves_nudges()).nudges, [])
  await client.Promises_reopen({ promiseId })
  assert.equal(await dueOn(), '2026-07-31')
  assert.equal((await client.Moves_nudges()).nudges.length, 1)
})

test('a nudge stays listed until something is done, and can be paused', async () => {
  const member = await newMember(house)
  const { connectionId } = await quiet(member)
  const first = await member.client.Moves_nudges()
  house.clock.set('2026-12-01T12:00:00Z')
  const names = first.nudges.map(({ displayName }) => displayName)
  assert.deepEqual([names, (await member.client.Moves_nudges()).nudges.length], [['Ana Ribeiro'], 1])
  await member.client.Moves_rest({ connectionId, until: '2026-12-05' })
  assert.deepEqual((await member.client.Moves_nudges()).nudges, [])
  house.clock.set('2026-12-05T12:00:00Z')
  assert.equal((await member.client.Moves_nudges()).nudges.length, 1)
})

test('a rhythm can be set for a person or a tag, and contact becomes due and overdue', async () => {
  const member = await newMember(house, { timeZone: 'UTC' })
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana', tags: ['family'] })
  const occurredAt = '2026-10-16T12:00:00Z'
  await client.Memory_addInteraction({ connectionId, kind: 'call', text: 'Talked.', occurredAt })
  const due = async () => (await client.Moves_next()).moves.map(({ dueOn, overdue }) => [dueOn, overdue])
  assert.deepEqual(await due(), [])
  await client.Rhythms_set({ tag: 'Family', days: 30 })
  assert.deepEqual(await due(), [['2026-11-15', false]])
  house.clock.set('2026-11-16T00:00:01Z')
  assert.deepEqual(await due(), [['2026-11-15', true]])
  await client.Connections_update({ connectionId, rhythmDays: 45 })
  assert.deepEqual(await due(), [])
})

test('moves appear on the right day in every time zone, also when the clock changes', async () => {
  const member = await newMember(house)
  const ctx = memberContext(house, member)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana', rhythmDays: 20 })
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const instant = fc.integer({ min: Date.UTC(2015, 0), max: Date.UTC(2030, 0) })
  await fc.assert(
    fc.asyncProperty(zone, instant, async (timeZone, epoch) => {
      const last = Temporal.Instant.fromEpochMilliseconds(epoch)
      const there = { ...ctx, member: { ...ctx.member, timeZone }, now: () => last }
      const occurredAt = last.toString({ smallestUnit: 'millisecond' })
      await house.kith.db.deleteFrom('interactions').where('memberId', '=', member.memberId).execute()
      await house.kith.db
        .updateTable('connections')
        .set({ lastContactAt: null, createdAt: '2010-01-01T00:00:00.000Z' })
        .where('id', '=', connectionId)
        .execute()
      await addInteraction(there, { connectionId, kind: 'call', text: 'Talked.', occurredAt })
      const day = last.toZonedDateTimeISO(timeZone).toPlainDate().add({ days: 20 })
      const start = day.toZonedDateTime(timeZone).toInstant()
      for (const [now, expected] of [
        [start.subtract({ seconds: 1 }), 0],
        [start, 1],
        [start.add({ hours: 12 }), 1],
      ] as const) {
        const at = { ...there, now: () => now }
        const { moves } = await listNextMoves(at, { limit: 10 })
        const told = moves.filter(({ kind }) => kind === 'reconnect')
        assert.equal(told.length, expected, `${timeZone}: ${last} is due ${day}, now ${now}`)
        if (expected) assert.deepEqual([told[0]?.dueOn, told[0]?.overdue], [day.toString(), false])
        assert.equal((await listNudges(at)).nudges.length, expected)
      }
    }),
    { numRuns: 60 },
  )
})

test('a promise due today is accepted, and is not overdue until midnight in the member’s time zone', async () => {
  const member = await newMember(house)
  const ctx = memberContext(house, member)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana' })
  for (const timeZone of ['Pacific/Kiritimati', 'Europe/Lisbon', 'America/Los_Angeles', 'Pacific/Pago_Pago']) {
    const there = { ...ctx, member: { ...ctx.member, timeZone } }
    const today = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
    const promise = { connectionId, text: 'Call', dueOn: today.toString() }
    const { promiseId } = await createPromise(there, promise)
    const midnight = today.add({ days: 1 }).toZonedDateTime(timeZone).toInstant()
    for (const [now, words] of [
      [midnight.subtract({ seconds: 1 }), 'You promised Ana to call; it is due today.'],
      [midnight, 'You promised Ana to call; it was due yesterday.'],
    ] as const) {
      const { moves } = await listNextMoves({ ...there, now: () => now }, { limit: 10 })
      assert.equal(moves.find((move) => move.promiseId === promiseId)?.reason, words, timeZone)
    }
    await completePromise(there, { promiseId })
  }
})
