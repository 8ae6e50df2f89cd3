import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { deadline, endOfDay, overdueCheck } from './due.ts'

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const day = fc
  .integer({ min: 0, max: 60 * 365 })
  .map((days) => Temporal.PlainDate.from('1995-01-01').add({ days }).toString())
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))

const minute = Temporal.Duration.from({ minutes: 1 })

test('a promise without a time is not overdue before its day ends, in any time zone', () => {
  fc.assert(
    fc.property(zone, day, (zone, dueOn) => {
      const due = { dueOn, dueTime: endOfDay, dueAssumedAt: null }
      const over = deadline(due, zone)
      const start = Temporal.PlainDate.from(dueOn).toZonedDateTime(zone)
      const next = Temporal.PlainDate.from(dueOn).add({ days: 1 }).toZonedDateTime(zone)
      assert.equal(overdueCheck(start.toInstant(), zone)(due), Temporal.Instant.compare(start.toInstant(), over) >= 0)
      assert.equal(overdueCheck(over.subtract(minute), zone)(due), false)
      assert.equal(overdueCheck(over, zone)(due), true)
      assert.equal(over.epochMilliseconds, next.toInstant().epochMilliseconds)
    }),
    { numRuns: 1000 },
  )
})

test('a promise with a time becomes overdue at that local time and stays overdue', () => {
  fc.assert(
    fc.property(zone, day, time, (zone, dueOn, dueTime) => {
      const due = { dueOn, dueTime, dueAssumedAt: null }
      const over = deadline(due, zone)
      const wall = over.toZonedDateTimeISO(zone).toPlainDateTime().toString({ smallestUnit: 'minute' })
      assert.ok(wall >= `${dueOn}T${dueTime}`, `${wall} is before ${dueOn} ${dueTime} in ${zone}`)
      assert.equal(overdueCheck(over.subtract(minute), zone)(due), false)
      for (const hours of [0, 1, 3, 26, 50, 800]) assert.equal(overdueCheck(over.add({ hours }), zone)(due), true)
    }),
    { numRuns: 1000 },
  )
})

test('an earlier due date is never overdue later', () => {
  fc.assert(
    fc.property(zone, day, fc.integer({ min: 1, max: 400 }), (zone, dueOn, days) => {
      const later = Temporal.PlainDate.from(dueOn).add({ days }).toString()
      const [first, second] = [dueOn, later].map((on) => deadline({ dueOn: on, dueTime: endOfDay }, zone))
      assert.ok(first && second && Temporal.Instant.compare(first, second) <= 0)
    }),
  )
})

test('a promise without a day is never overdue', () => {
  const due = { dueOn: '2026-03-01', dueTime: endOfDay, dueAssumedAt: '2026-02-22T10:00:00.000Z' }
  assert.equal(overdueCheck(Temporal.Instant.from('2027-01-01T00:00:00Z'), 'Europe/Lisbon')(due), false)
})
