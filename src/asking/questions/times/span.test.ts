import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { directionOf, readSpan } from './span.ts'

/** A Wednesday. */
const today = Temporal.PlainDate.from('2026-11-18')
const spanOf = (text: string) => {
  const { span } = readSpan(text, { today, looks: directionOf(text) })
  return span && `${span.from} ${span.to}`
}

const expected: [string, string | null][] = [
  ['What did I promise today?', '2026-11-18 2026-11-19'],
  ['What did she say yesterday?', '2026-11-17 2026-11-18'],
  ['What is due tomorrow?', '2026-11-19 2026-11-20'],
  ['What did I promise this week?', '2026-11-16 2026-11-23'],
  ['What happened last week?', '2026-11-09 2026-11-16'],
  ['What is due next week?', '2026-11-23 2026-11-30'],
  ['What happened the week before last?', '2026-11-02 2026-11-09'],
  ['What did we do last weekend?', '2026-11-14 2026-11-16'],
  ['What did I promise this month?', '2026-11-01 2026-12-01'],
  ['Who did I meet last month?', '2026-10-01 2026-11-01'],
  ['Who did I meet last quarter?', '2026-07-01 2026-10-01'],
  ['Who did I meet last year?', '2025-01-01 2026-01-01'],
  ['What did he say in March?', '2026-03-01 2026-04-01'],
  ['What did he say in December?', '2025-12-01 2026-01-01'],
  ['What will happen in March?', '2027-03-01 2027-04-01'],
  ['What did he say in March 2025?', '2025-03-01 2025-04-01'],
  ['What did he say last March?', '2026-03-01 2026-04-01'],
  ['What has he said since May?', '2026-05-01 2026-11-19'],
  ['What did he say before June?', '1900-01-01 2026-06-01'],
  ['What did he say after 3 May?', '2026-05-04 2026-11-19'],
  ['What did he say between May and July?', '2026-05-01 2026-08-01'],
  ['What did he say from 3 May to 10 May?', '2026-05-03 2026-05-11'],
  ['What did he say between November and February?', '2025-11-01 2026-03-01'],
  ['Who did I meet in 2024?', '2024-01-01 2025-01-01'],
  ['Who did I meet in 24 and 25?', '2024-01-01 2026-01-01'],
  ['Who did I see in the first two weeks of March?', '2026-03-01 2026-03-15'],
  ['Who did I see in the last week of May 2025?', '2025-05-25 2025-06-01'],
  ['Who did I meet on 3 May?', '2026-05-03 2026-05-04'],
  ['Who did I meet on May 3rd?', '2026-05-03 2026-05-04'],
  ['Who did I meet on May 3, 2025?', '2025-05-03 2025-05-04'],
  ['Who did I meet on the 3rd of May?', '2026-05-03 2026-05-04'],
  ['Who did I meet on 2026-05-03?', '2026-05-03 2026-05-04'],
  ['Who did I meet on 3.5.2026?', '2026-05-03 2026-05-04'],
  ['Who did I meet on 3/5?', null],
  ['What did she say last Tuesday?', '2026-11-17 2026-11-18'],
  ['What did she say on Friday?', '2026-11-13 2026-11-14'],
  ['What is due on Friday?', '2026-11-20 2026-11-21'],
  ['What is due by Friday?', '1900-01-01 2026-11-21'],
  ['What did she say 3 days ago?', '2026-11-15 2026-11-16'],
  ['What did she say two weeks ago?', '2026-11-02 2026-11-09'],
  ['What did she say a month ago?', '2026-10-01 2026-11-01'],
  ['Who did I meet in the last 2 weeks?', '2026-11-04 2026-11-19'],
  ['Who did I meet in the past month?', '2026-10-18 2026-11-19'],
  ['What is due in the next 3 days?', '2026-11-18 2026-11-22'],
  ['Who did I meet this summer?', '2026-06-01 2026-09-01'],
  ['Who did I meet last winter?', '2025-12-01 2026-03-01'],
  ['Who did I meet the other day?', '2026-11-04 2026-11-19'],
  ['Who did I meet in Q2?', '2026-04-01 2026-07-01'],
  ['Who did I meet since Christmas?', '2025-12-25 2026-11-19'],
  ['What are my notes from last week?', '2026-11-09 2026-11-16'],
  ['What are my notes from March?', '2026-03-01 2026-04-01'],
  ['What did I hear from June?', null],
  ['Who may come?', null],
  ['What did June say?', null],
  ['When did we march?', null],
  ['Where is the cat that sat down?', null],
  ['When is the first time I met Ana?', null],
  ['What did he say on 31 June?', null],
]

for (const [question, span] of expected) {
  test(`the time in a question: ${question}`, () => assert.equal(spanOf(question), span))
}

test('times are blanked out of a question, and positions stay the same', () => {
  const { rest } = readSpan('What did Ana say in March about tea?', { today, looks: 'back' })
  assert.equal(rest, 'What did Ana say          about tea?')
})

const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'America/Sao_Paulo',
  'Africa/Cairo',
]
const asked = fc.record({
  at: fc.integer({ min: 1_200_000_000, max: 2_200_000_000 }),
  zone: fc.constantFrom(...zones),
  text: fc.constantFrom(...expected.map(([text]) => text)),
})

test('in every time zone and on every day, a span is whole days in order, and never empty', () => {
  fc.assert(
    fc.property(asked, ({ at, zone, text }) => {
      const today = Temporal.Instant.fromEpochMilliseconds(at * 1000)
        .toZonedDateTimeISO(zone)
        .toPlainDate()
      const { span } = readSpan(text, { today, looks: directionOf(text) })
      if (!span) return
      assert.ok(Temporal.PlainDate.compare(span.from, span.to) < 0, `${text} ${today}`)
      const [from, to] = [span.from, span.to].map((day) => day.toZonedDateTime(zone).toInstant())
      assert.ok(from && to && Temporal.Instant.compare(from, to) < 0)
    }),
  )
})

test('for any text, the remaining text has the same length', () => {
  const pieces = fc.constantFrom(
    ...expected.map(([text]) => text),
    'between',
    'and',
    'from May to',
    'since',
    '3rd',
    '99',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string({ unit: 'grapheme' })), { maxLength: 6 }), (parts) => {
      const text = parts.join(' ')
      assert.equal(readSpan(text, { today, looks: 'back' }).rest.length, text.length)
    }),
  )
})

test('just after midnight, yesterday is the day that has just ended there, also where clocks change', () => {
  for (const zone of zones) {
    for (const day of ['2026-03-29', '2026-10-25', '2026-03-08', '2026-11-01', '2026-04-24']) {
      const at = Temporal.PlainDate.from(day).toZonedDateTime(zone).add({ minutes: 30 }).toInstant()
      const today = at.toZonedDateTimeISO(zone).toPlainDate()
      const { span } = readSpan('What did she say yesterday?', { today, looks: 'back' })
      assert.equal(span?.to.toString(), day, zone)
      assert.equal(span?.from.until(span.to).days, 1)
    }
  }
})
