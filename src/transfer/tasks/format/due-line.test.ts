import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { endOfDay } from '#people/promises/due.ts'
import { parseLine } from './calendar-lines.ts'
import { dueLine, isSameDue, readDue } from './due-line.ts'

const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'Australia/Lord_Howe',
]
const anyZone = fc.constantFrom(...zones)
const anyDay = fc
  .integer({ min: 0, max: 40_000 })
  .map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }).toString())
const anyTime = fc.oneof(
  fc.constant(endOfDay),
  fc
    .integer({ min: 0, max: 1439 })
    .map((minutes) => Temporal.PlainTime.from('00:00').add({ minutes }).toString().slice(0, 5)),
)
const read = (line: string | null, zone: string) => readDue(parseLine(line ?? ''), zone)

test('a day, or a day with a time, comes back from a device as the same in every zone', () => {
  fc.assert(
    fc.property(anyDay, anyTime, anyZone, (dueOn, dueTime, zone) => {
      const due = { dueOn, dueTime, dueAssumedAt: null }
      const back = read(dueLine(due, zone), zone)
      assert.ok(isSameDue(back, due, zone), 'nothing moves')
      const local = Temporal.PlainDateTime.from(`${dueOn}T${dueTime === endOfDay ? '12:00' : dueTime}`)
      const isSkipped = !local.toZonedDateTime(zone).toPlainDateTime().equals(local)
      if (!isSkipped) assert.deepEqual(back, { dueOn, dueTime })
    }),
    { numRuns: 500 },
  )
})

test('a day stays the day that the device shows, and a time is moved to the member’s zone', () => {
  fc.assert(
    fc.property(anyDay, anyTime, anyZone, anyZone, (dueOn, dueTime, there, here) => {
      const digits = dueOn.replaceAll('-', '')
      assert.deepEqual(read(`DUE;VALUE=DATE:${digits}`, here), { dueOn, dueTime: endOfDay })
      if (dueTime === endOfDay) return
      const time = dueTime.replace(':', '')
      const moved = Temporal.PlainDateTime.from(`${dueOn}T${dueTime}`).toZonedDateTime(there).withTimeZone(here)
      const expected = { dueOn: moved.toPlainDate().toString(), dueTime: moved.toPlainTime().toString().slice(0, 5) }
      assert.deepEqual(read(`DUE;TZID=${there}:${digits}T${time}00`, here), expected)
      assert.deepEqual(read(`DUE;TZID="/example.org/${there}":${digits}T${time}00`, here), expected)
      assert.deepEqual(read(`DUE:${digits}T${time}00`, here), { dueOn, dueTime }, 'no zone is the member’s clock')
    }),
    { numRuns: 300 },
  )
})

test('a promise without a day has no due line, and neither has nonsense', () => {
  assert.equal(dueLine({ dueOn: '2026-05-01', dueTime: endOfDay, dueAssumedAt: '2026-04-01T00:00:00Z' }, 'UTC'), null)
  for (const line of ['DUE:', 'DUE:tomorrow', 'DUE:20260230', 'DUE:20260101T2561', 'DUE:2026-01-01'])
    assert.equal(read(line, 'UTC'), null)
  assert.deepEqual(read('DUE;TZID=Customized Time Zone:20260501T090000', 'Europe/Lisbon'), {
    dueOn: '2026-05-01',
    dueTime: '09:00',
  })
})
