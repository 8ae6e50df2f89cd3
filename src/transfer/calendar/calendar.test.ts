import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import ICAL from 'ical.js'
import { ask, memberPassword, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { anyCharacter } from '../../../test/samples/any-character.ts'
import { calendarWordsFor, promiseEvent, renderCalendar } from './feed-events.ts'

const house = await useHouse()

test('a feed shows open promises on their day or at their time, and overdue ones on today, until they are complete', async () => {
  house.clock.set('2026-06-30T23:30:00Z')
  const member = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const promise = (text: string, due: object) =>
    member.client.Promises_create({ connectionId, text, dueOn: '2026-07-01', ...due })
  const { promiseId } = await promise('Send the deck; soon,\nreally', {})
  await promise('Call her', { dueTime: '15:30' })
  await promise('Long overdue', { dueOn: '2020-01-01' })
  const path = await feedOf(member)
  const read = async () =>
    eventsIn((await ask(house, path)).text).map((event) => [event.summary, String(event.startDate)])
  assert.deepEqual(await read(), [
    ['Overdue: Long overdue (Ana Ribeiro)', '2026-07-01'],
    ['Call her (Ana Ribeiro)', '2026-07-01T14:30:00Z'],
    ['Send the deck; soon, really (Ana Ribeiro)', '2026-07-01'],
  ])
  house.clock.set('2026-07-02T12:00:00Z')
  assert.deepEqual(new Set((await read()).map(([, day]) => day)), new Set(['2026-07-02']))
  await member.client.Promises_complete({ promiseId })
  assert.equal((await read()).length, 2)
  house.clock.reset()
})

test('events lead to the person and have an alarm, unless they are overdue', async () => {
  house.clock.set('2026-06-30T12:00:00Z')
  const member = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana', birthday: '--04-23' })
  const promise = (text: string, due: object) => member.client.Promises_create({ connectionId, text, ...due })
  await promise('Write', { dueOn: '2026-06-01' })
  await promise('Call', { dueOn: '2026-07-01', dueTime: '15:30' })
  await promise('Send', { dueOn: '2026-07-02' })
  const read = async (choices: object) =>
    eventsIn((await ask(house, await feedOf(member, choices))).text).map(({ component }) => [
      component.getFirstPropertyValue('url'),
      component.getFirstSubcomponent('valarm')?.getFirstPropertyValue('trigger')?.toString(),
    ])
  const person = `${house.kith.config.baseUrl}/people/${connectionId}`
  assert.deepEqual(await read({}), [
    [person, undefined],
    [person, '-PT30M'],
    [person, 'PT9H'],
    [person, 'PT9H'],
  ])
  const today = `${house.kith.config.baseUrl}/today`
  assert.deepEqual(new Set((await read({ details: 'private' })).map(([url]) => url)), new Set([today]))
  house.clock.reset()
})

test('a feed is in the language of the member', async () => {
  house.clock.set('2026-06-30T12:00:00Z')
  const member = await newMember(house, { timeZone: 'Europe/Berlin' })
  await member.client.Members_update({ locale: 'de-AT' })
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana', birthday: '1985-01-23' })
  await member.client.Promises_create({ connectionId, text: 'Anrufen', dueOn: '2026-01-31' })
  const read = async (choices: object) => eventsIn((await ask(house, await feedOf(member, choices))).text)
  const shown = (await read({})).map(({ summary, description }) => [summary, description.split('\n')[0]])
  assert.deepEqual(shown, [
    ['Überfällig: Anrufen (Ana)', 'Versprochen an Ana, fällig am 31. Jänner 2026.'],
    ['Geburtstag: Ana', 'Geboren am 23. Jänner 1985.'],
  ])
  const hidden = (await read({ details: 'private' })).map(({ summary }) => summary)
  assert.deepEqual(hidden, ['Versprechen überfällig', 'Geburtstag'])
  house.clock.reset()
})

test('birthdays recur every year, and leap-day birthdays are on the last day of February', async () => {
  const member = await newMember(house)
  const people = { Ana: '1985-04-23', Ben: '--04-23', Leo: '2000-02-29', Eva: '--02-29', Old: '1932-02-29' }
  for (const [displayName, birthday] of Object.entries(people))
    await member.client.Connections_create({ displayName, birthday })
  const events = eventsIn((await ask(house, await feedOf(member))).text)
  const days = Object.fromEntries(events.map((event) => [event.summary, yearsOf(event)]))
  assert.deepEqual(days, {
    'Birthday: Ana': ['2026-04-23', '2027-04-23', '2028-04-23'],
    'Birthday: Ben': ['2026-04-23', '2027-04-23', '2028-04-23'],
    'Birthday: Leo': ['2026-02-28', '2027-02-28', '2028-02-29'],
    'Birthday: Eva': ['2026-02-28', '2027-02-28', '2028-02-29'],
    'Birthday: Old': ['2026-02-28', '2027-02-28', '2028-02-29'],
  })
})

test('other dates recur every year or come once, also on leap days, and nobody who died has any', async () => {
  const member = await newMember(house)
  const { client } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  const add = (date: object) => client.Dates_add({ connectionId, kind: 'anniversary', date: '--02-29', ...date })
  await add({})
  await add({ date: '1952-02-29', kind: 'name_day' })
  await add({ kind: 'child_birthday', date: '2018-04-23', label: 'Milo’s birthday' })
  await add({ kind: 'other', date: '2027-05-06', label: 'Boat race', repeats: 'once' })
  const { connectionId: otto } = await client.Connections_create({ displayName: 'Otto', birthday: '1950-01-01' })
  await client.Dates_add({ connectionId: otto, kind: 'anniversary', date: '--07-01' })
  await client.Dates_add({ connectionId: otto, kind: 'died', date: '2024-05-03' })
  const events = eventsIn((await ask(house, await feedOf(member))).text)
  const days = Object.fromEntries(events.map((event) => [event.summary, yearsOf(event)]))
  assert.deepEqual(days, {
    'Anniversary: Ana': ['2026-02-28', '2027-02-28', '2028-02-29'],
    'Name day: Ana': ['2026-02-28', '2027-02-28', '2028-02-29'],
    'Milo’s birthday: Ana': ['2026-04-23', '2027-04-23', '2028-04-23'],
    'Boat race: Ana': ['2027-05-06'],
  })
  const { text } = await ask(house, await feedOf(member, { details: 'private' }))
  assert.doesNotMatch(text, /Ana|Milo|Boat/)
})

test('a feed contains only the selected kinds', async () => {
  house.clock.set('2026-06-30T12:00:00Z')
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Canary', birthday: '1985-04-23' })
  await member.client.Promises_create({ connectionId, text: 'Canary', dueOn: '2026-07-01' })
  const titles = async (choices: object) =>
    eventsIn((await ask(house, await feedOf(member, choices))).text).map(({ summary }) => summary)
  assert.deepEqual(await titles({ birthdays: false }), ['Canary (Canary)'])
  assert.deepEqual(await titles({ promises: false }), ['Birthday: Canary'])
  assert.deepEqual(await titles({ details: 'private' }), ['Promise due', 'Birthday'])
  const { text } = await ask(house, await feedOf(member, { details: 'private' }))
  assert.doesNotMatch(text, /canary|1985/i)
  house.clock.reset()
})

test('the address is shown once, is replaced by the next one, and stops working when removed', async () => {
  const member = await newMember(house)
  assert.deepEqual(await member.client.Calendar_get(), {})
  const first = await feedOf(member)
  assert.match(first, /^GET \/calendar\/kith_cal_[0-9A-Za-z]{49}\.ics$/)
  assert.equal((await ask(house, first)).status, 200)
  const second = await feedOf(member, { birthdays: false })
  assert.equal((await ask(house, first)).status, 404)
  assert.equal((await ask(house, second)).status, 200)
  const { feed } = await member.client.Calendar_get()
  assert.deepEqual([feed?.promises, feed?.birthdays, feed?.details], [true, false, 'full'])
  await member.client.Calendar_remove()
  assert.equal((await ask(house, second)).status, 404)
  assert.deepEqual(await member.client.Calendar_get(), {})
  await member.client.Calendar_remove()
})

test('a feed ends when the password changes and when the account is removed', async () => {
  const member = await newMember(house)
  const path = await feedOf(member)
  await member.client.Members_changePassword({ currentPassword: member.password, newPassword: 'the harbour at dawn' })
  assert.equal((await ask(house, path)).status, 404)
  const leaving = await newMember(house)
  const other = await feedOf(leaving)
  await leaving.client.Members_remove({ password: memberPassword })
  assert.equal((await ask(house, other)).status, 404)
})

test('creating a feed needs a session, and its secret opens nothing else and is stored nowhere', async () => {
  const member = await newMember(house)
  const { token } = await member.client.Tokens_create({ name: 'Writer', access: 'write' })
  assert.equal((await ask(house, 'POST /api/calendar-feed', { token, body: {} })).status, 403)
  const path = await feedOf(member)
  const secret = /kith_cal_\w+/.exec(path)?.[0] ?? ''
  assert.equal((await ask(house, 'GET /api/promises', { token: secret })).status, 401)
  const { token: personal } = await member.client.Tokens_create({ name: 'Reader', access: 'read' })
  assert.equal((await ask(house, `GET /calendar/${personal}.ics`)).status, 404)
  for (const wrong of [secret.slice(0, -1), 'x', '%00', secret.toUpperCase()])
    assert.equal((await ask(house, `GET /calendar/${wrong}.ics`)).status, 404, wrong)
  await ask(house, path)
  assert.equal(house.logged.join('\n').includes(secret.slice(0, 30)), false)
  const kept = await house.kith.db.selectFrom('calendarFeeds').selectAll().execute()
  assert.equal(JSON.stringify(kept).includes(secret.slice(9)), false)
})

test('an unchanged feed is answered with 304, and the hour of the last read is saved', async () => {
  const member = await newMember(house)
  const path = await feedOf(member)
  house.clock.set('2026-07-01T10:40:00Z')
  const { headers } = await ask(house, path)
  assert.equal(headers.get('content-type'), 'text/calendar; charset=utf-8')
  assert.deepEqual(
    [headers.get('cache-control'), headers.get('x-robots-tag')],
    ['private, no-cache', 'noindex, nofollow'],
  )
  const known = { headers: { 'if-none-match': headers.get('etag') ?? '' } }
  assert.equal((await ask(house, path, known)).status, 304)
  assert.equal((await member.client.Calendar_get()).feed?.lastReadAt, '2026-07-01T10:00:00.000Z')
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana', birthday: '--04-23' })
  assert.equal((await ask(house, path, known)).status, 200)
  await member.client.Connections_remove({ connectionId })
  assert.equal((await ask(house, path, known)).status, 304)
  house.clock.reset()
})

test('reading a feed too often is rate-limited', async () => {
  const member = await newMember(house)
  const path = await feedOf(member)
  for (let count = 0; count < 120; count += 1) await house.kith.limits.take('calendarFeed', member.memberId)
  assert.equal((await ask(house, path)).status, 429)
  await refused(house.kith.limits.take('calendarFeed', member.memberId), 'rate_limited')
})

const zones = [
  'UTC',
  'Europe/Lisbon',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Pacific/Apia',
  'Africa/Casablanca',
  'America/St_Johns',
]
const nasty = fc.oneof(
  fc.string({ unit: anyCharacter, maxLength: 90 }),
  fc.constantFrom('END:VEVENT', 'a\r\nEND:VCALENDAR', '👩‍👩‍👧'.repeat(20)),
)

test('due times are right in every time zone and over every clock change', async () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  await fc.assert(
    fc.property(
      day,
      fc.integer({ min: 0, max: 1439 }),
      fc.constantFrom(...zones),
      nasty,
      (date, minutes, timeZone, text) => {
        const dueOn = date.toISOString().slice(0, 10)
        const clock = [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
        const [event, ...more] = eventsIn(written([promiseOf(dueOn, clock, text)], timeZone))
        assert.deepEqual(more, [])
        const start = Temporal.Instant.fromEpochMilliseconds(event?.startDate.toJSDate().getTime() ?? 0)
        const shown = start.toZonedDateTimeISO(timeZone).toPlainDateTime()
        const wanted = Temporal.PlainDateTime.from(`${dueOn}T${clock}`)
        const skipped = !shown.equals(wanted)
        // A time that the clock skips is moved by as much as it skips.
        if (skipped) assert.equal(existsIn(wanted, timeZone), false, `${wanted} in ${timeZone} is shown at ${shown}`)
        if (skipped) assert.ok(Temporal.PlainDateTime.compare(shown, wanted) > 0)
      },
    ),
    { numRuns: 200 },
  )
})

test('the first and last dates can be written', () => {
  const far = [promiseOf('9999-12-31', '23:59', 'x'), promiseOf('0001-01-01', '00:00', 'y')]
  const calendar = written(far, 'America/New_York')
  assert.equal(eventsIn(calendar).length, 2)
  assert.match(calendar, /DTSTART;VALUE=DATE:99991231\r\n.*DTSTART:00010101T045602Z\r\n/s)
})

const promiseOf = (dueOn: string, dueTime: string, text: string) => ({
  id: 'p',
  connectionId: 'c',
  dueOn,
  dueTime,
  text,
  displayName: text,
})

function written(promises: ReturnType<typeof promiseOf>[], timeZone: string) {
  const shown = { details: 'full', timeZone, baseUrl: 'https://kith.example.com' } as const
  const options = { ...shown, today: '2026-03-14', isOverdue: () => false, ...calendarWordsFor(null) }
  return renderCalendar(
    promises.map((promise) => promiseEvent(promise, options)),
    '2026-03-14T09:30:00.000Z',
  )
}

const existsIn = (clock: Temporal.PlainDateTime, timeZone: string) =>
  clock.toZonedDateTime(timeZone, { disambiguation: 'later' }).toPlainDateTime().equals(clock)

async function feedOf({ client }: Someone, choices: object = {}) {
  const { url } = await client.Calendar_create(choices)
  return `GET ${new URL(url).pathname}`
}

/** The events as ical.js reads them. Checks the length and end of every line. */
function eventsIn(calendar: string) {
  assert.ok(calendar.endsWith('END:VCALENDAR\r\n') && calendar.isWellFormed())
  for (const line of calendar.split('\r\n')) {
    assert.ok(Buffer.byteLength(line) <= 75, line)
    assert.doesNotMatch(line, /[\r\n\v\f\0\u0085\u2028\u2029]/)
  }
  const component = new ICAL.Component(ICAL.parse(calendar))
  assert.equal(component.name, 'vcalendar')
  return component.getAllSubcomponents('vevent').map((each) => {
    for (const name of ['uid', 'dtstamp', 'dtstart', 'summary'])
      assert.equal(each.getAllProperties(name).length, 1, name)
    const event = new ICAL.Event(each)
    const length = event.startDate.isDate ? 24 * 3600 : 15 * 60
    assert.equal(event.duration.toSeconds(), length)
    return event
  })
}

/** The days of 2026 to 2028 on which an event occurs. */
function yearsOf(event: ICAL.Event) {
  const days: string[] = []
  const each = event.iterator()
  for (let day = each.next(); day && day.year <= 2028; day = each.next()) if (day.year >= 2026) days.push(String(day))
  return days
}
