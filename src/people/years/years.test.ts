import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberContext, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { createConnection } from '../connections/connections.ts'
import { completePromise, createPromise } from '../promises/promises.ts'
import { getYear } from './years.ts'

const house = await useHouse()

async function memberWith(...names: string[]) {
  const someone = await newMember(house)
  const ids: string[] = []
  for (const displayName of names) ids.push((await someone.client.Connections_create({ displayName })).connectionId)
  return { ...someone, ids: ids as [string, string, string, string] }
}

const met = ({ client }: Someone, [connectionId = '', ...connectionIds]: string[], occurredAt: string) =>
  client.Memory_addInteraction({ connectionId, connectionIds, kind: 'meeting', text: 'Lunch.', occurredAt })

async function at<T>(instant: string, run: () => Promise<T>) {
  house.clock.set(instant)
  try {
    return await run()
  } finally {
    house.clock.reset()
  }
}

const inMonths = <Name extends string>(months: Record<Name, number>[], name: Name) =>
  Object.fromEntries(months.flatMap((month, at) => (month[name] === 0 ? [] : [[at + 1, month[name]]])))

test('a year counts entries once, and people, by the months of the member’s time zone', async () => {
  const someone = await memberWith('Ana', 'Ben', 'Eva')
  const { client } = someone
  const [ana, ben, eva] = someone.ids
  await client.Members_update({ timeZone: 'Asia/Tokyo' })
  await met(someone, [ana], '2024-12-31T14:59:00Z')
  await met(someone, [ana], '2024-12-31T15:01:00Z')
  await met(someone, [ana, ben, eva], '2025-03-31T14:00:00Z')
  await met(someone, [ben], '2025-03-31T16:00:00Z')
  await client.Memory_addInteraction({
    connectionId: eva,
    kind: 'note',
    text: 'Likes tea.',
    occurredAt: '2025-05-01T10:00:00Z',
  })
  await met(someone, [ben], '2025-12-31T15:00:00Z')
  const { months, ...year } = await client.Years_get({ year: 2025 })
  assert.deepEqual([year.entries, year.people, year.newPeople], [4, 3, 0])
  assert.deepEqual(inMonths(months, 'entries'), { 1: 1, 3: 1, 4: 1, 5: 1 })
  assert.deepEqual(inMonths(months, 'people'), { 1: 1, 3: 3, 4: 1 })
  assert.deepEqual(year.most, [
    { connectionId: ben, displayName: 'Ben', times: 2 },
    { connectionId: ana, displayName: 'Ana', times: 2 },
    { connectionId: eva, displayName: 'Eva', times: 1 },
  ])
  assert.deepEqual([year.first?.displayName, year.first?.occurredAt], ['Ana', '2024-12-31T15:01:00.000Z'])
  assert.deepEqual([year.before, (await client.Years_get({ year: 2024 })).before], [2024, undefined])
  assert.deepEqual([year.last?.displayName, year.last?.occurredAt], ['Eva', '2025-05-01T10:00:00.000Z'])
})

test('an entry of an import is no contact, and people who were added count in their month', async () => {
  const someone = await memberWith('Ana')
  const { client } = someone
  await at('2025-07-10T10:00:00Z', () => createConnection(memberContext(house, someone), { displayName: 'Ben' }))
  const contacts = new Blob(['name,email,notes\nEva,eva@example.com,"2025-03-01: We had lunch."\n'])
  const { id } = await client.Imports_create({ contacts })
  await house.work()
  await client.Imports_apply({ id })
  await house.work()
  const year = await client.Years_get({ year: 2025 })
  assert.deepEqual([year.newPeople, inMonths(year.months, 'newPeople'), year.people], [1, { 7: 1 }, 0])
})

test('promises are counted when they were made and kept, and those that were kept in time', async () => {
  const someone = await memberWith('Ana')
  const { client, ids } = someone
  const ctx = memberContext(house, someone)
  const promise = (dueOn?: string) => createPromise(ctx, { connectionId: ids[0], text: 'Call', dueOn })
  const made = await at('2024-12-20T10:00:00Z', () => Promise.all([promise('2025-01-02'), promise('2025-01-05')]))
  const [open, undated] = await at('2025-02-01T10:00:00Z', () => Promise.all([promise('2025-03-01'), promise()]))
  const keep = (instant: string, promiseId: string) => at(instant, () => completePromise(ctx, { promiseId }))
  await keep('2025-01-02T23:30:00Z', made[0].promiseId)
  await keep('2025-01-06T00:30:00Z', made[1].promiseId)
  await keep('2025-09-01T10:00:00Z', undated.promiseId)
  assert.deepEqual((await client.Years_get({ year: 2024 })).promises, { made: 2, kept: 0, inTime: 0 })
  assert.deepEqual((await client.Years_get({ year: 2025 })).promises, { made: 2, kept: 3, inTime: 2 })
  await client.Promises_remove({ promiseId: open.promiseId })
  assert.deepEqual((await client.Years_get({ year: 2025 })).promises, { made: 1, kept: 3, inTime: 2 })
})

test('of those who are close, the one whose rhythm passed the longest comes first, and nobody who died', async () => {
  const someone = await memberWith('Ana', 'Ben', 'Eva', 'Luis')
  const { client } = someone
  const [ana, ben, eva, luis] = someone.ids
  for (const connectionId of [ana, ben, eva]) await client.Connections_update({ connectionId, rhythmDays: 30 })
  await met(someone, [ana], '2025-11-01T10:00:00Z')
  await met(someone, [ben], '2025-06-01T10:00:00Z')
  await met(someone, [eva], '2025-01-01T10:00:00Z')
  await met(someone, [luis], '2024-01-01T10:00:00Z')
  await client.Dates_add({ connectionId: eva, kind: 'died', date: '2025-02-01' })
  const least = async (year: number) =>
    (await getYear(memberContext(house, someone), { year })).least.map(({ displayName }) => displayName)
  await at('2025-12-20T10:00:00Z', async () => assert.deepEqual(await least(2025), ['Ben', 'Ana']))
  await at('2025-11-20T10:00:00Z', async () => assert.deepEqual(await least(2025), ['Ben']))
  await at('2026-01-05T10:00:00Z', async () => assert.deepEqual(await least(2025), ['Ben', 'Ana']))
  await at('2026-02-01T10:00:00Z', async () => {
    assert.deepEqual(await least(2025), [])
    assert.deepEqual(await least(2026), ['Ben', 'Ana'])
  })
})

test('the longest silence that ended is found within the year, and from before it', async () => {
  const someone = await memberWith('Ana', 'Ben', 'Eva')
  const [ana, ben, eva] = someone.ids
  for (const [id, day] of [
    [ana, '2025-01-10'],
    [ana, '2025-06-10'],
    [ben, '2024-11-01'],
    [ben, '2025-05-01'],
    [eva, '2025-02-01'],
    [eva, '2025-03-01'],
  ] as const)
    await met(someone, [id], `${day}T10:00:00Z`)
  const silence = async (year: number) => (await someone.client.Years_get({ year })).silence
  const { displayName, days, from, until } = (await silence(2025)) ?? {}
  assert.deepEqual(
    [displayName, days, from, until],
    ['Ben', 181, '2024-11-01T10:00:00.000Z', '2025-05-01T10:00:00.000Z'],
  )
  await met(someone, [eva, ben], '2025-01-20T10:00:00Z')
  assert.deepEqual((await silence(2025))?.displayName, 'Ana')
  assert.equal(await silence(2024), undefined)
})

test('places are those of the people met, and nothing remains of somebody who was removed', async () => {
  const someone = await memberWith('Ana', 'Ben')
  const { client } = someone
  const [ana, ben] = someone.ids
  await client.Connections_update({ connectionId: ana, location: 'Lisbon, Portugal' })
  await client.Connections_update({ connectionId: ben, addresses: [{ city: 'Porto', country: 'Portugal' }] })
  await met(someone, [ana], '2025-04-01T10:00:00Z')
  await met(someone, [ana, ben], '2025-05-01T10:00:00Z')
  const shown = async () => {
    const { entries, people, most, places, first } = await client.Years_get({ year: 2025 })
    const names = most.map(({ displayName, times }) => `${displayName} ${times}`)
    return {
      entries,
      people,
      names,
      places: places.map(({ place, people }) => `${place} ${people}`),
      first: first?.displayName,
    }
  }
  const before = await shown()
  assert.deepEqual(before, {
    entries: 2,
    people: 2,
    names: ['Ana 2', 'Ben 1'],
    places: ['Lisbon 1', 'Porto 1'],
    first: 'Ana',
  })
  await client.Connections_remove({ connectionId: ana })
  assert.deepEqual(await shown(), {
    entries: 1,
    people: 1,
    names: ['Ben 1'],
    places: ['Porto 1'],
    first: 'Ben',
  })
  await client.Connections_restore({ connectionId: ana })
  assert.deepEqual(await shown(), before)
  const { mergeId = '' } = await client.Connections_merge({ connectionId: ben, otherId: ana })
  const merged = await shown()
  assert.deepEqual([merged.entries, merged.people, merged.names], [2, 1, ['Ben 2']])
  await client.Connections_undoMerge({ id: mergeId })
  assert.deepEqual(await shown(), before)
})

test('a year without anything is empty, also for another member, and a strange year is refused', async () => {
  const someone = await memberWith('Ana')
  await met(someone, [someone.ids[0]], '2025-04-01T10:00:00Z')
  const stranger = await newMember(house)
  const { months, ...year } = await stranger.client.Years_get({ year: 2025 })
  assert.deepEqual(year, {
    ...{ year: 2025, entries: 0, people: 0, newPeople: 0 },
    promises: { made: 0, kept: 0, inTime: 0 },
    ...{ most: [], least: [], places: [] },
  })
  assert.equal(months.length, 12)
  await refused(stranger.client.Years_get({ year: 0 }), 'not_found')
})
