import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import fc from 'fast-check'
import { measureCpuTime } from '../../../../test/harness/cpu-time.ts'
import { eventText, icsOf } from '../../../../test/samples/calendars/calendar.ts'
import { type ReadCalendar, readOccurrences } from './occurrences.ts'

const span = { from: '2026-01-01T00:00:00Z', to: '2026-12-17T00:00:00Z' }
const usual = { span, timeZone: 'Europe/Lisbon', ownEmails: ['rui@example.com'] }

const sampled = (name: string) => readFileSync(`test/samples/calendars/${name}.ics`, 'utf8')

function read(text: string, more: Partial<typeof usual> = {}): ReadCalendar {
  const outcome = readOccurrences({ ...usual, ...more, text })
  if ('problem' in outcome) throw new Error(outcome.problem)
  return outcome
}

const inShort = ({ occurrences }: ReadCalendar) =>
  occurrences.map(({ title, startsAt, endsAt, attendees }) => [
    title,
    `${startsAt.slice(0, 16)}–${endsAt.slice(11, 16)}`,
    attendees.map(({ name, email }) => `${name} ${email}`).join(', '),
  ])

test('a calendar from Google has its moved meeting, and not the cancelled, excluded, declined, private and all-day ones', () => {
  const calendar = read(sampled('google'))
  assert.equal(calendar.name, 'rui.work@example.com')
  assert.deepEqual(inShort(calendar), [
    ['Budget review, second round', '2026-11-18T10:00–10:30', 'Ana Ribeiro ana.ribeiro@example.com'],
    ['Ben / Rui', '2026-10-12T08:30–09:00', 'Ben Okafor ben@example.com'],
    ['Ben / Rui', '2026-10-26T09:30–10:00', 'Ben Okafor ben@example.com'],
    ['Ben / Rui', '2026-11-03T15:00–15:30', 'Ben Okafor ben@example.com'],
    ['Ben / Rui', '2026-11-16T09:30–10:00', 'Ben Okafor ben@example.com'],
    ['Ben / Rui', '2026-11-23T09:30–10:00', 'Ben Okafor ben@example.com'],
    ['Ben / Rui', '2026-11-30T09:30–10:00', 'Ben Okafor ben@example.com'],
    ['Ben / Rui', '2026-12-07T09:30–10:00', 'Ben Okafor ben@example.com'],
    ['Ben / Rui', '2026-12-14T09:30–10:00', 'Ben Okafor ben@example.com'],
  ])
  const moved = calendar.occurrences.find(({ startsAt }) => startsAt.startsWith('2026-11-03'))
  assert.equal(moved?.originalStart, '2026-11-02T09:30:00.000Z')
  assert.equal(calendar.occurrences[0]?.originalStart, '')
})

test('a calendar from Outlook has Windows zone names, with and without their definition, and no rooms', () => {
  assert.deepEqual(inShort(read(sampled('outlook'))), [
    ['Angebot besprechen', '2026-11-18T13:00–14:00', 'Clara Weiß clara@example.com'],
    ['Seattle call', '2026-11-18T17:00–17:30', 'Clara Weiß clara@example.com'],
  ])
})

test('a calendar from Apple has addresses as parameters, zones without definition, and times in the zone of the member', () => {
  assert.deepEqual(inShort(read(sampled('apple'))), [
    ['Dinner with Dara', '2026-11-18T22:30–00:00', 'Dara, née Cohen: cello dara@example.com'],
    ['Breakfast', '2026-11-18T08:30–09:00', 'Dara dara@example.com'],
  ])
  const [, breakfast] = inShort(read(sampled('apple'), { timeZone: 'America/New_York' }))
  assert.equal(breakfast?.[1], '2026-11-18T13:30–14:00')
})

test('a calendar from Nextcloud keeps its local time over the end of summer time, and an unreadable event is left out', () => {
  assert.deepEqual(
    inShort(read(sampled('nextcloud'))).map(([, when]) => when),
    ['2026-10-20T06:00–06:45', '2026-10-27T07:00–07:45', '2026-11-03T07:00–07:45', '2026-11-10T07:00–07:45'],
  )
})

test('a crowd, a group and a longer event are no meetings, and attendees who declined are left out', () => {
  const attendees = (count: number) => Array.from({ length: count }, (_, at) => `ATTENDEE:mailto:g${at}@example.com`)
  const start = 'DTSTART:20261118T100000Z'
  const events = [
    eventText({ uid: 'ten', lines: [start, 'DURATION:PT1H', ...attendees(10)] }),
    eventText({ uid: 'eleven', lines: [start, 'DURATION:PT1H', ...attendees(11)] }),
    eventText({ uid: 'list', lines: [start, 'DURATION:PT1H', 'ATTENDEE;CUTYPE=GROUP:mailto:all@example.com'] }),
    eventText({ uid: 'days', lines: [start, 'DURATION:P2D', ...attendees(1)] }),
    eventText({ uid: 'no', lines: [start, 'DURATION:PT1H', 'ATTENDEE;PARTSTAT=DECLINED:mailto:g@example.com'] }),
    eventText({ uid: 'alone', lines: [start, 'DURATION:PT1H', 'ATTENDEE:mailto:rui@example.com'] }),
  ]
  assert.deepEqual(
    read(icsOf(events)).occurrences.map(({ uid }) => uid),
    ['ten'],
  )
})

test('rules that recur absurdly often, or that cannot be read, cost nothing and spoil nothing', async () => {
  const attendee = 'ATTENDEE:mailto:ana@example.com'
  const rules = [
    ...['FREQ=SECONDLY', 'FREQ=MINUTELY', 'FREQ=HOURLY', 'FREQ=BLAH', 'FREQ=DAILY;COUNT=99999999', 'X', ''],
    `FREQ=DAILY;BYHOUR=${Array.from({ length: 24 }, (_, at) => at)}`,
    `FREQ=YEARLY;BYHOUR=1,2;BYMINUTE=${Array.from({ length: 60 }, (_, at) => at)}`,
  ]
  const events = rules.map((rule, at) =>
    eventText({ uid: `rule${at}`, lines: ['DTSTART:19000101T000000Z', 'DURATION:PT1M', `RRULE:${rule}`, attendee] }),
  )
  const plain = eventText({ uid: 'plain', lines: ['DTSTART:20261118T100000Z', 'DURATION:PT1H', attendee] })
  let uids = new Set<string>()
  const took = await measureCpuTime(() => {
    uids = new Set(read(icsOf([...events, plain])).occurrences.map(({ uid }) => uid))
  })
  assert.ok(uids.has('plain'))
  assert.ok(took < 5_000, `${took} ms`)
})

test('too many occurrences are refused, and so are files that aren’t calendars', () => {
  const lines = ['DTSTART:20200101T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY', 'ATTENDEE:mailto:ana@example.com']
  const daily = Array.from({ length: 20 }, (_, at) => eventText({ uid: `daily${at}`, lines }))
  assert.deepEqual(readOccurrences({ ...usual, text: icsOf(daily) }), { problem: 'too_large' })
  for (const text of ['', '<!doctype html><title>Sign in</title>', 'BEGIN:VCARD\r\nEND:VCARD', '\0\0'])
    assert.deepEqual(readOccurrences({ ...usual, text }), { problem: 'not_a_calendar' })
})

test('unordered, unfinished or nested components don’t stop the reader', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...sampled('google').split('\r\n')), { maxLength: 60 }), (lines) => {
      readOccurrences({ ...usual, text: ['BEGIN:VCALENDAR', ...lines].join('\n') })
    }),
    { numRuns: 100 },
  )
})

test('in every zone an occurrence is on the local day and at the local time that the calendar says', () => {
  const zones = ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'America/St_Johns']
  const times = fc.record({
    zone: fc.constantFrom(...zones),
    day: fc.integer({ min: 0, max: 120 }),
    hour: fc.integer({ min: 0, max: 23 }),
    minute: fc.constantFrom(0, 15, 30),
    weeks: fc.integer({ min: 1, max: 30 }),
  })
  fc.assert(
    fc.property(times, ({ zone, day, hour, minute, weeks }) => {
      const local = Temporal.PlainDateTime.from('2026-01-05T00:00').add({ days: day }).with({ hour, minute })
      const series = Array.from({ length: weeks + 1 }, (_, at) => local.add({ weeks: at }))
      // In the hour that comes twice, calendars disagree.
      fc.pre(existsIn(local, zone) && !series.some((each) => isTwiceIn(each, zone)))
      const written = local.toString().replaceAll(/[-:]/g, '')
      const rule = `RRULE:FREQ=WEEKLY;COUNT=${weeks}`
      const start = `DTSTART;TZID=${zone}:${written}`
      const lines = [start, 'DURATION:PT30M', rule, 'ATTENDEE:mailto:ana@example.com']
      const { occurrences } = read(icsOf([eventText({ uid: 'x', lines })]))
      // A time that the clocks skip is left out and not counted (RFC 5545, 3.3.10).
      const expected = series.filter((each) => existsIn(each, zone)).slice(0, weeks)
      assert.deepEqual(
        occurrences.map(({ startsAt }) => startsAt),
        expected.map((each) => each.toZonedDateTime(zone).toInstant().toString({ smallestUnit: 'millisecond' })),
      )
    }),
    { numRuns: 40, examples: [[{ zone: 'Europe/Berlin', day: 6, hour: 2, minute: 0, weeks: 12 }]] },
  )
})

const existsIn = (time: Temporal.PlainDateTime, zone: string) =>
  time.toZonedDateTime(zone).toPlainDateTime().equals(time)

function isTwiceIn(time: Temporal.PlainDateTime, zone: string) {
  const [first, last] = (['earlier', 'later'] as const).map((disambiguation) =>
    time.toZonedDateTime(zone, { disambiguation }),
  )
  return existsIn(time, zone) && first?.epochMilliseconds !== last?.epochMilliseconds
}

test('zones that only their calendar knows are read by their definition, and long names by their end', () => {
  const central = (...more: string[]) => [
    ...['BEGIN:VTIMEZONE', 'TZID:Customized Time Zone', ...more],
    ...['BEGIN:STANDARD', 'DTSTART:16010101T030000', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=10', 'END:STANDARD'],
    ...['BEGIN:DAYLIGHT', 'DTSTART:16010101T020000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['RRULE:FREQ=YEARLY;INTERVAL=1;BYDAY=-1SU;BYMONTH=3', 'END:DAYLIGHT', 'END:VTIMEZONE'],
  ]
  const fixed = ['BEGIN:VTIMEZONE', 'TZID:India', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0530']
  const india = [...fixed, 'TZOFFSETTO:+0530', 'END:STANDARD', 'END:VTIMEZONE']
  const startsIn = (zone: string, definition: string[]) => {
    const times = [`DTSTART;TZID=${zone}:20261019T100000`, `DTEND;TZID=${zone}:20261019T110000`]
    const lines = [...times, 'RRULE:FREQ=WEEKLY;COUNT=2', 'ATTENDEE:mailto:ana@example.com']
    const text = icsOf([eventText({ uid: 'weekly', lines })], definition)
    return read(text).occurrences.map(({ startsAt }) => startsAt.slice(5, 16))
  }
  assert.deepEqual(startsIn('Customized Time Zone', central()), ['10-19T08:00', '10-26T09:00'])
  assert.deepEqual(startsIn('"Customized Time Zone"', central('X-LIC-LOCATION:Europe/Berlin')), [
    '10-19T08:00',
    '10-26T09:00',
  ])
  assert.deepEqual(startsIn('India', india), ['10-19T04:30', '10-26T04:30'])
  const broken = india.map((line) => line.replace('DTSTART:19700101', 'DTSTART:19700001'))
  assert.equal(startsIn('India', broken).length, 2, 'a zone that cannot be read spoils nothing')
  assert.deepEqual(startsIn('/freeassociation.sourceforge.net/Europe/Berlin', []), ['10-19T08:00', '10-26T09:00'])
})
