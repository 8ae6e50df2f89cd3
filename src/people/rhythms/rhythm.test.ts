import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { birthdayRanges, nextBirthday } from '#language/calendar/birthdays.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import { contactDueOn, learnedRhythm, rhythmOf } from './rhythm.ts'

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const instant = fc
  .date({ min: new Date('2000-01-01'), max: new Date('2039-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString())
const none = { rhythmDays: null, tagRhythmDays: null, learnedRhythmDays: null, restUntil: null, diedOn: null }

test('a rhythm set for the person overrides that of a tag, a learned one and the default', () => {
  assert.deepEqual(rhythmOf({ rhythmDays: 30, tagRhythmDays: 7, learnedRhythmDays: 14 }), { days: 30, from: 'person' })
  assert.deepEqual(rhythmOf({ ...none, tagRhythmDays: 7, learnedRhythmDays: 14 }), { days: 7, from: 'tag' })
  assert.deepEqual(rhythmOf({ ...none, learnedRhythmDays: 14 }), { days: 14, from: 'learned' })
  assert.deepEqual(rhythmOf(none), { days: 180, from: 'usual' })
})

test('a rhythm is learned from the pauses between days of contact, however many contacts a day has', () => {
  const days = ['2026-05-01', '2026-04-01', '2026-03-02', '2025-03-01']
  const instants = days.flatMap((on) => [`${on}T18:00:00.000Z`, `${on}T09:00:00.000Z`])
  assert.equal(learnedRhythm(instants, 'UTC'), 30)
  assert.equal(learnedRhythm(instants.slice(0, 4), 'UTC'), null)
  assert.equal(learnedRhythm([], 'UTC'), null)
  const daily = Array.from(
    { length: 40 },
    (_, at) => `2026-01-${String(31 - (at % 31)).padStart(2, '0')}T09:00:00.000Z`,
  )
  assert.equal(learnedRhythm(daily.slice(0, 20), 'UTC'), 14)
  assert.equal(
    learnedRhythm(
      ['2026', '2020', '2010'].map((year) => `${year}-01-01T00:00:00.000Z`),
      'UTC',
    ),
    365,
  )
})

test('days of contact are counted in the member’s time zone', () => {
  const instants = ['2026-05-21T01:00:00.000Z', '2026-05-20T23:00:00.000Z', '2026-05-01T12:00:00.000Z']
  assert.equal(learnedRhythm(instants, 'America/New_York'), null)
  assert.equal(learnedRhythm(instants, 'UTC'), 14)
})

test('contact is due one rhythm after the day of the last contact, in every time zone', () => {
  fc.assert(
    fc.property(zone, instant, fc.integer({ min: 1, max: 3650 }), (timeZone, lastContactAt, rhythmDays) => {
      const due = contactDueOn({ ...none, rhythmDays, lastContactAt }, timeZone)
      const [, on = ''] =
        /^(\S{10})/.exec(Temporal.Instant.from(lastContactAt).toZonedDateTimeISO(timeZone).toString()) ?? []
      const days = (Date.parse(due ?? '') - Date.parse(on)) / 86_400_000
      assert.equal(days, rhythmDays)
    }),
    { numRuns: 1000 },
  )
})

test('a pause moves the due date back, never forward', () => {
  fc.assert(
    fc.property(zone, instant, instant, (timeZone, lastContactAt, rest) => {
      const restUntil = rest.slice(0, 10)
      const due = contactDueOn({ ...none, lastContactAt }, timeZone) ?? ''
      const put = contactDueOn({ ...none, lastContactAt, restUntil }, timeZone)
      assert.equal(put, due > restUntil ? due : restUntil)
    }),
  )
  assert.equal(contactDueOn({ ...none, lastContactAt: null, diedOn: null, restUntil: '2026-01-01' }, 'UTC'), null)
})

test('birthdays are found on every day of the coming week, also over New Year and on leap days', () => {
  const birthday = fc.date({ min: new Date('2000-01-01'), max: new Date('2000-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(zone, instant, birthday, (timeZone, now, born) => {
      const today = dateAt(now, timeZone)
      const on = born.toISOString().slice(5, 10)
      const next = nextBirthday(on, today)
      const isFound = birthdayRanges(today, 7).some(([from, to]) => from <= on && on <= to)
      assert.equal(isFound, today.until(next).days <= 7, `${on} seen from ${today}`)
      const expected = on === '02-29' && !Temporal.PlainDate.from(next).inLeapYear ? '02-28' : on
      assert.equal(next.slice(5), expected)
    }),
    { numRuns: 3000 },
  )
  assert.equal(nextBirthday('02-29', Temporal.PlainDate.from('2027-02-20')), '2027-02-28')
  assert.equal(nextBirthday('02-29', Temporal.PlainDate.from('2028-02-20')), '2028-02-29')
})
