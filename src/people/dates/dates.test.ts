import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { nextOccurrence } from '#language/calendar/birthdays.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { maxDates } from './api.ts'

const house = await useHouse()
house.clock.set('2026-06-18T09:00:00Z')

async function setUp() {
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Rita Blom', birthday: '1970-06-20' })
  const person = () => client.Connections_get({ connectionId })
  return { client, connectionId, person }
}

test('dates are listed in the order of the year, with their next day', async () => {
  const { client, connectionId, person } = await setUp()
  await client.Dates_add({ connectionId, kind: 'anniversary', date: '2015-06-20' })
  await client.Dates_add({ connectionId, kind: 'child_birthday', date: '--02-29', label: 'Milo’s birthday' })
  await client.Dates_add({ connectionId, kind: 'other', date: '2025-01-10', label: 'Moved house', repeats: 'once' })
  const dates = await client.Dates_list({ connectionId })
  assert.deepEqual(
    dates.map(({ date, label, repeats, nextOn }) => [date, label, repeats, nextOn]),
    [
      ['2025-01-10', 'Moved house', 'once', undefined],
      ['--02-29', 'Milo’s birthday', 'yearly', '2027-02-28'],
      ['2015-06-20', undefined, 'yearly', '2026-06-20'],
    ],
  )
  assert.deepEqual((await person()).dates, dates)
  const found = await client.Connections_search({ query: 'milo' })
  assert.deepEqual(found.connections[0]?.matched, { field: 'date', text: 'Milo’s birthday' })
})

test('a date that cannot be is refused, and nothing is stored', async () => {
  const { client, connectionId } = await setUp()
  const add = (date: object) =>
    refused(client.Dates_add({ connectionId, kind: 'anniversary', date: '2015-06-20', ...date }), 'invalid')
  const refusals = [
    { date: '0000-06-20' },
    { date: '2015-02-30' },
    { date: '2015-02-29' },
    { date: '--02-30' },
    { date: 'June' },
    { kind: 'other' },
    { date: '--06-20', repeats: 'once' },
    { kind: 'died', repeats: 'yearly' },
  ]
  for (const refusal of refusals) await add(refusal)
  const { message } = await add({ kind: 'died', date: '2199-01-01' })
  assert.match(message, /must not be in the future/)
  assert.deepEqual(await client.Dates_list({ connectionId }), [])
  for (let n = 0; n < maxDates; n++) await client.Dates_add({ connectionId, kind: 'anniversary', date: '2015-06-20' })
  await refused(client.Dates_add({ connectionId, kind: 'anniversary', date: '2015-06-21' }), 'conflict')
})

test('nobody is reminded of a person who died; without the day, everything is as before', async () => {
  const { client, connectionId, person } = await setUp()
  await client.Memory_addInteraction({ connectionId, text: 'Coffee.', occurredAt: '2025-06-18T09:00:00Z' })
  const kinds = async () => (await client.Moves_next({})).moves.map(({ kind }) => kind).sort()
  const before = await person()
  assert.deepEqual(await kinds(), ['birthday', 'reconnect'])
  const { dateId } = await client.Dates_add({ connectionId, kind: 'died', date: '2026-05-03' })
  await refused(client.Dates_add({ connectionId, kind: 'died', date: '2026-05-04' }), 'conflict')
  const { diedOn, contactDueOn, birthday } = await person()
  assert.deepEqual([diedOn, contactDueOn, birthday], ['2026-05-03', undefined, '1970-06-20'])
  assert.deepEqual([await kinds(), (await client.Moves_nudges()).nudges], [[], []])
  assert.equal((await client.Connections_brief({ connectionId })).nextBirthday, undefined)
  await client.Connections_update({ connectionId, birthday: '1970-06-21', rhythmDays: 7 })
  await client.Memory_addNote({ connectionId, text: 'At the funeral.' })
  assert.deepEqual(await kinds(), [])
  await client.Dates_remove({ connectionId, dateId })
  assert.deepEqual([(await person()).diedOn, await kinds()], [undefined, ['birthday', 'reconnect']])
  assert.ok(before.contactDueOn && (await person()).contactDueOn)
  await client.Dates_restore({ connectionId, dateId })
  assert.deepEqual([(await person()).diedOn, await kinds()], ['2026-05-03', []])
  await client.Dates_update({ connectionId, dateId, kind: 'anniversary' })
  assert.deepEqual([(await person()).diedOn, await kinds()], [undefined, ['birthday', 'reconnect']])
})

test('a removed date is restored as it was, also after its person was merged', async () => {
  const { client, connectionId: otherId } = await setUp()
  const { connectionId } = await client.Connections_create({ displayName: 'Rita B.' })
  const died = await client.Dates_add({ connectionId: otherId, kind: 'died', date: '2024-05-03', label: 'In Porto' })
  const { dateId } = died
  const { mergeId = '' } = await client.Connections_merge({ connectionId, otherId })
  const diedOn = async (id: string) => (await client.Connections_get({ connectionId: id })).diedOn
  assert.equal(await diedOn(connectionId), '2024-05-03')
  await client.Dates_remove({ connectionId, dateId })
  const [removal] = await client.Removals_list({})
  assert.deepEqual([removal?.kind, removal?.label], ['date', 'In Porto, 2024-05-03'])
  await client.Connections_undoMerge({ id: mergeId })
  const restored = await client.Dates_restore({ connectionId: otherId, dateId })
  const { updatedAt: _, ...kept } = died
  assert.deepEqual({ ...restored, updatedAt: undefined }, { ...kept, updatedAt: undefined })
  assert.deepEqual([await diedOn(connectionId), await diedOn(otherId)], [undefined, '2024-05-03'])
  assert.deepEqual(await client.Dates_restore({ connectionId: otherId, dateId }), restored)
})

test('dates and gifts go with their person, and come back with them', async () => {
  const { client, connectionId, person } = await setUp()
  await client.Dates_add({ connectionId, kind: 'died', date: '2024-05-03' })
  await client.Gifts_add({ connectionId, what: 'A lighthouse model' })
  const before = await person()
  const found = async () => (await client.Connections_search({ query: 'lighthouse' })).connections.length
  await client.Connections_remove({ connectionId })
  assert.equal(await found(), 0)
  await refused(client.Dates_list({ connectionId }), 'not_found')
  await client.Connections_restore({ connectionId })
  assert.deepEqual([await person(), await found()], [before, 1])
  await client.Connections_remove({ connectionId })
  const [removal] = await client.Removals_list({})
  await client.Removals_purge({ id: removal?.id ?? '' })
  for (const table of ['dates', 'gifts'] as const) {
    const rows = await house.kith.db.selectFrom(table).select('id').where('connectionId', '=', connectionId).execute()
    assert.deepEqual(rows, [])
  }
})

const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))

test('the next time of a yearly date is within a year, on its day, or on 28 February instead of the 29th', () => {
  const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
  const leapDay = fc.constantFrom('2000-02-29', '1996-02-29')
  fc.assert(
    fc.property(fc.oneof(day, leapDay), day, zone, fc.boolean(), (date, now, timeZone, hasYear) => {
      const today = Temporal.Instant.from(`${now}T11:30:00Z`).toZonedDateTimeISO(timeZone).toPlainDate()
      const stored = hasYear ? date : `--${date.slice(5)}`
      const next = nextOccurrence({ kind: 'anniversary', date: stored, repeats: 'yearly' }, today)
      assert.ok(next && next >= today.toString())
      const isLeapDay = date.endsWith('02-29') && !Temporal.PlainDate.from(next).inLeapYear
      assert.equal(next.slice(5), isLeapDay ? '02-28' : date.slice(5))
      if (hasYear && date > today.toString()) assert.equal(next, date)
      else assert.ok(today.until(next).days <= 366)
    }),
  )
})
