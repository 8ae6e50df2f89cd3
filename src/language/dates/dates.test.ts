import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { anyCharacter } from '../../../test/samples/any-character.ts'
import { said } from '../../../test/samples/found-promises.ts'
import { findDueDate } from './dates.ts'

const saidOn = (day: string) => ({ at: Temporal.Instant.from(`${day}T11:00:00Z`), timeZone: 'Europe/Berlin' })
const due = (text: string, when = said) => {
  const read = findDueDate(text, when)
  return read && [read.dueOn, read.dueTime].filter(Boolean).join(' ')
}

const datePhrases: [means: string, expressions: Record<string, string | null>][] = [
  [
    'days close by',
    {
      today: '2026-03-10',
      tonight: '2026-03-10',
      'by EOD': '2026-03-10',
      'end of day': '2026-03-10',
      tomorrow: '2026-03-11',
      tmrw: '2026-03-11',
      'tomorrow morning': '2026-03-11',
      'the day after tomorrow': '2026-03-12',
    },
  ],
  [
    'weekdays',
    {
      'by Friday': '2026-03-13',
      'on Tuesday': '2026-03-17',
      'by end of Tuesday': '2026-03-10',
      'this Friday': '2026-03-13',
      'next Friday': '2026-03-20',
      'Friday after next': '2026-03-27',
      'Wednesday of next week': '2026-03-18',
      'before Friday': '2026-03-12',
      'a week from Friday': '2026-03-20',
      'Fri 13th': '2026-03-13',
      'Fri 14th': '2026-08-14',
    },
  ],
  [
    'weeks, months and years',
    {
      'this week': '2026-03-13',
      'by the end of the week': '2026-03-13',
      EOW: '2026-03-13',
      'before the weekend': '2026-03-13',
      'this weekend': '2026-03-15',
      'on the weekend of the 21st': '2026-03-22',
      'the weekend of the 23rd': '2026-03-22',
      'the weekend of May 16th': '2026-05-17',
      'the weekend of the 21st and 22nd': '2026-03-22',
      'the long weekend of 16-17 May': '2026-05-17',
      'the weekend of the 11th': '2026-04-12',
      'next week': '2026-03-20',
      'end of the month': '2026-03-31',
      'by EOM': '2026-03-31',
      'next month': '2026-04-30',
      'end of April': '2026-04-30',
      'end of the quarter': '2026-03-31',
      'by the end of the year': '2026-12-31',
    },
  ],
  [
    'so long from now',
    {
      'in two weeks': '2026-03-24',
      'in a couple of days': '2026-03-12',
      'in a few days': '2026-03-13',
      'in the next couple of days': '2026-03-12',
      'within 48 hours': '2026-03-12',
      'three weeks from tomorrow': '2026-04-01',
      'in ten days': '2026-03-20',
      'in a month': '2026-04-10',
      'in three working days': '2026-03-13',
    },
  ],
  [
    'days of a month',
    {
      'by the 20th': '2026-03-20',
      'the 10th': '2026-03-10',
      'the 9th': '2026-04-09',
      'on the 31st': '2026-03-31',
      '3/14': '2026-03-14',
      'by 25/3': '2026-03-25',
      'by March 20': '2026-03-20',
      '15 Sept': '2026-09-15',
      '2026-05-02': '2026-05-02',
      'by January 15': '2027-01-15',
      'the 21st of November': '2026-11-21',
      'the first Monday of April': '2026-04-06',
    },
  ],
  [
    'holidays',
    {
      'before Christmas': '2026-12-24',
      'by Easter': '2026-04-05',
      'on Good Friday': '2026-04-03',
      'by Thanksgiving': '2026-11-26',
      'before Halloween': '2026-10-30',
      "New Year's Eve": '2026-12-31',
    },
  ],
  [
    'times of day',
    {
      'by noon tomorrow': '2026-03-11 12:00',
      'tomorrow at 3pm': '2026-03-11 15:00',
      'Monday at 9:15am': '2026-03-16 09:15',
      'next Wednesday at 17:30': '2026-03-18 17:30',
      'by 5pm on Wednesday': '2026-03-11 17:00',
      'at 9pm': '2026-03-10 21:00',
      'at 9am': '2026-03-11 09:00',
      'Saturday at 4': '2026-03-14 16:00',
      'in two hours': '2026-03-10 20:20',
      'by midnight': '2026-03-10',
    },
  ],
  [
    'no due date',
    {
      'last Tuesday': null,
      yesterday: null,
      'two weeks ago': null,
      "Tuesday's minutes": null,
      'the Friday call': null,
      'since Monday': null,
      'every Sunday': null,
      'on Fridays': null,
      'sat with her': null,
      'the second one': null,
      '24/7 support': null,
      'a happy new year': null,
      'soon, maybe': null,
    },
  ],
]

for (const [means, expressions] of datePhrases) {
  test(`${means} are read as people mean them`, () => {
    for (const [text, day] of Object.entries(expressions)) assert.equal(due(text), day, text)
  })
}

test('“the weekend of that week” means its weekend', () => {
  for (const day of ['2026-03-14', '2026-03-15']) assert.equal(due('this week', saidOn(day)), '2026-03-15')
})

test('a weekday named on that day is a week later, unless its end is meant', () => {
  assert.equal(due('by Friday', saidOn('2026-03-13')), '2026-03-20')
  assert.equal(due('by end of Friday', saidOn('2026-03-13')), '2026-03-13')
})

test('of several dates, the deadline counts', () => {
  assert.equal(due('the notes for the party on Saturday by Thursday'), '2026-03-12')
})

const zone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'))
const instant = fc
  .integer({ min: Date.UTC(1995, 0, 1) / 1000, max: Date.UTC(2060, 0, 1) / 1000 })
  .map((seconds) => Temporal.Instant.fromEpochMilliseconds(seconds * 1000))

/** Instants within a few minutes of a change of the clock in that zone. */
const clockChange = fc.tuple(zone, instant, fc.integer({ min: -7200, max: 7200 })).map(([timeZone, at, seconds]) => {
  const change = at.toZonedDateTimeISO(timeZone).getTimeZoneTransition('next')
  return { timeZone, at: (change?.toInstant() ?? at).add({ seconds }) }
})
const anywhere = fc.oneof(fc.record({ timeZone: zone, at: instant }), clockChange)

const local = ({ at, timeZone }: { at: Temporal.Instant; timeZone: string }) =>
  at.toZonedDateTimeISO(timeZone).toPlainDate()

test('in any zone and around any change of the clock, days are counted on the calendar there', () => {
  fc.assert(
    fc.property(anywhere, (said) => {
      const today = local(said)
      const after = (days: number) => today.add({ days }).toString()
      assert.equal(findDueDate('today', said)?.dueOn, after(0))
      assert.equal(findDueDate('tomorrow', said)?.dueOn, after(1))
      assert.equal(findDueDate('by noon tomorrow', said)?.dueOn, after(1))
      assert.equal(findDueDate('in two weeks', said)?.dueOn, after(14))
      assert.equal(findDueDate('by Friday', said)?.dueOn, after(((5 - today.dayOfWeek + 6) % 7) + 1))
    }),
    { numRuns: 400 },
  )
})

test('a fully written date is that date, wherever it appears', () => {
  fc.assert(
    fc.property(anywhere, fc.integer({ min: 0, max: 300 }), (said, days) => {
      const day = local(said).add({ days })
      const month = day.toLocaleString('en-US', { month: 'long' })
      assert.equal(findDueDate(`by ${day}`, said)?.dueOn, day.toString())
      assert.equal(findDueDate(`on ${month} ${day.day}, ${day.year}`, said)?.dueOn, day.toString())
      assert.equal(findDueDate(`on ${day.day} ${month}`, said)?.dueOn, day.toString())
    }),
    { numRuns: 200 },
  )
})

test('no due date is before the day of the note, whatever the words', () => {
  const words = fc.constantFrom(
    ...'last next this Friday Monday the 20th 3 May by before in two weeks ago days yesterday tomorrow end of month at noon 9am March 2019 Easter'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(anywhere, fc.array(words, { maxLength: 8 }), (said, said8) => {
      const read = findDueDate(said8.join(' '), said)
      if (read) assert.ok(read.dueOn >= local(said).toString(), `${said8.join(' ')} → ${read.dueOn}`)
    }),
    { numRuns: 500 },
  )
})

test('arbitrary text is read without an error, and every match lies within it', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: anyCharacter, maxLength: 300 }), fc.string({ maxLength: 300 })), (text) => {
      const read = findDueDate(text, said)
      if (read) assert.ok(read.index >= 0 && read.index + read.length <= text.length)
    }),
    { numRuns: 500 },
  )
})
