import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { nextMorning } from './preferences.ts'

const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'America/Santiago',
  'Africa/Cairo',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/St_Johns',
  'America/Nuuk',
]

const moment = fc
  .date({ min: new Date('2009-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  .map((date) => Temporal.Instant.fromEpochMilliseconds(date.getTime()))

test('every day has one morning, at its hour, in every zone and over every clock change', () => {
  fc.assert(
    fc.property(moment, fc.constantFrom(...zones), fc.integer({ min: 0, max: 23 }), (start, timeZone, hour) => {
      let now = start
      let lastOn: string | null = null
      for (let count = 0; count < 40; count += 1) {
        const morning = nextMorning({ now, timeZone, hour, lastOn })
        assert.ok(Temporal.Instant.compare(morning, now) > 0)
        const local = morning.toZonedDateTimeISO(timeZone)
        const day = local.toPlainDate()
        // Where the clock skips the hour, it is as much later as the clock skips: an hour, or half of one.
        const minutes = local.toPlainTime().since({ hour }).total('minutes')
        if (minutes !== 0) assert.ok([30, 60].includes(minutes) && isSkipped(day, hour, timeZone), `${local}`)
        if (lastOn !== null) assert.equal(day.toString(), dayAfter(lastOn, timeZone))
        lastOn = day.toString()
        // The job may come a little late.
        now = morning.add({ minutes: count % 3 })
      }
    }),
    { numRuns: 150 },
  )
})

test('changing the hour or the time zone during the day does not bring a second morning', () => {
  const now = Temporal.Instant.from('2026-03-28T08:00:00Z')
  const at = (timeZone: string, hour: number, lastOn: string | null) =>
    nextMorning({ now, timeZone, hour, lastOn }).toString()
  assert.equal(at('Europe/Lisbon', 9, null), '2026-03-28T09:00:00Z')
  assert.equal(at('Europe/Lisbon', 9, '2026-03-28'), '2026-03-29T08:00:00Z')
  assert.equal(at('Pacific/Honolulu', 7, '2026-03-28'), '2026-03-28T17:00:00Z')
  assert.equal(at('Pacific/Apia', 7, '2026-03-28'), '2026-03-28T18:00:00Z')
})

function isSkipped(day: Temporal.PlainDate, hour: number, timeZone: string) {
  const wanted = day.toPlainDateTime({ hour })
  return !wanted.toZonedDateTime(timeZone, { disambiguation: 'later' }).toPlainDateTime().equals(wanted)
}

/** Samoa had no 30 December 2011. */
function dayAfter(day: string, timeZone: string) {
  const next = Temporal.PlainDate.from(day).add({ days: 1 })
  const isThere = next.toZonedDateTime({ timeZone, plainTime: '12:00' }).toPlainDate().equals(next)
  return (isThere ? next : next.add({ days: 1 })).toString()
}
