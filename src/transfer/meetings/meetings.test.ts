import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { eventText, icsOf } from '../../../test/samples/calendars/calendar.ts'
import { openCalendarServer } from '../../../test/servers/calendar-server.ts'
import { sweepMeetings } from './follow.ts'

const house = await useHouse({ KITH_OUTGOING_ALLOW: '127.0.0.2' })
const server = await openCalendarServer()

const attendee = (email: string, more = '') => `ATTENDEE${more}:mailto:${email}`

/** The work of every minute. */
async function passTime() {
  await sweepMeetings(house.kith)
  await house.work()
}

/** A member with Ana, whose calendar has these events. */
async function newMemberWith(events: string[], timeZone = 'UTC') {
  const member = await newMember(house, { timeZone })
  const { client } = member
  const { connectionId: ana } = await client.Connections_create({ displayName: 'Ana', emails: ['Ana@Example.com'] })
  server.serve(icsOf(events))
  const calendar = await client.MeetingCalendars_create({ address: server.address })
  await house.work()
  const timeline = async (id = ana) =>
    (await client.Memory_listInteractions({ id })).map(({ text, occurredAt, kind, source }) => [
      text,
      occurredAt.slice(0, 16),
      kind,
      source,
    ])
  /** Reads the calendar again, as it is now. */
  const readAgain = async (changed: string[]) => {
    server.serve(icsOf(changed))
    await client.MeetingCalendars_refresh({ id: calendar.id })
    await house.work()
  }
  return { ...member, calendar, ana, timeline, readAgain }
}

const at = (time: string, lines: string[] = []) => [
  `DTSTART:${time}`,
  'DURATION:PT1H',
  attendee('ana@example.com'),
  ...lines,
]

test('a calendar sent twice with one Idempotency-Key is added once', async () => {
  const { token, client } = await newMember(house)
  server.serve(icsOf([]))
  const again = connect(house, token, { 'idempotency-key': 'one' })
  const [first, second] = [0, 1].map(() => again.MeetingCalendars_create({ address: server.address }))
  assert.deepEqual(await second, await first)
  assert.equal((await client.MeetingCalendars_list()).calendars.length, 1)
})

test('a past meeting becomes an entry of the known attendees and counts as contact', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const events = [
    eventText({ uid: 'past', title: 'Budget', lines: at('20261116T100000Z', [attendee('ben@example.com')]) }),
    eventText({ uid: 'soon', title: 'Lunch', lines: at('20261117T130000Z') }),
  ]
  const { client, ana, timeline } = await newMemberWith(events)
  assert.deepEqual(await timeline(), [['Budget', '2026-11-16T10:00', 'meeting', 'calendar']])
  const { lastContactAt } = await client.Connections_get({ connectionId: ana })
  assert.equal(lastContactAt, '2026-11-16T10:00:00.000Z')
  house.clock.set('2026-11-17T14:00:30Z')
  for (const _ of [1, 2]) await passTime()
  assert.deepEqual((await timeline())[0], ['Lunch', '2026-11-17T13:00', 'meeting', 'calendar'])
  assert.equal((await timeline()).length, 2)
  house.clock.reset()
})

test('the meetings of the next 24 hours name the people known, and unknown attendees are suggested and never added', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const events = [
    eventText({ uid: 'now', title: 'Going on', lines: at('20261117T113000Z') }),
    eventText({ uid: 'soon', title: 'Lunch', lines: at('20261118T113000Z', [attendee('cy@example.com', ';CN=Cy')]) }),
    eventText({ uid: 'later', title: 'Later', lines: at('20261118T130000Z', [attendee('cy@example.com')]) }),
    eventText({ uid: 'past', title: 'Past', lines: at('20261110T130000Z', [attendee('dee@example.com')]) }),
  ]
  const { client } = await newMemberWith(events)
  const { meetings } = await client.Meetings_list({})
  assert.deepEqual(
    meetings.map(({ title, people, attendees }) => [title, people.map((each) => each.displayName), attendees]),
    [
      ['Going on', ['Ana'], []],
      ['Lunch', ['Ana'], [{ email: 'cy@example.com', name: 'Cy' }]],
    ],
  )
  assert.equal((await client.Meetings_list({ hours: 48 })).meetings.length, 3)
  assert.equal((await client.Connections_count({})).total, 1)
  const suggested = async () =>
    (await client.MeetingAttendees_list({})).attendees.map(({ email, meetings }) => [email, meetings])
  assert.deepEqual(await suggested(), [
    ['cy@example.com', 2],
    ['dee@example.com', 1],
  ])
  await client.MeetingAttendees_dismiss({ email: 'Cy@example.com' })
  assert.deepEqual(await suggested(), [['dee@example.com', 1]])
  await client.MeetingAttendees_suggestAgain({ email: 'cy@example.com' })
  const { connectionId } = await client.Connections_create({ displayName: 'Dee', emails: ['dee@example.com'] })
  assert.deepEqual(await suggested(), [['cy@example.com', 2]])
  house.clock.set('2026-11-17T12:31:00Z')
  await passTime()
  assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
  house.clock.reset()
})

test('an entry follows its meeting: moved, renamed, cancelled, excluded, and attendees who leave', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const weekly = (more: string[] = []) =>
    eventText({ uid: 'w', title: 'Weekly', lines: at('20261102T090000Z', ['RRULE:FREQ=WEEKLY;COUNT=3', ...more]) })
  const single = (time: string, title: string) => eventText({ uid: 's', title, lines: at(time) })
  const { timeline, readAgain } = await newMemberWith([weekly(), single('20261110T100000Z', 'Budget')])
  assert.deepEqual(
    (await timeline()).map(([text, when]) => `${text} ${when}`),
    ['Weekly 2026-11-16T09:00', 'Budget 2026-11-10T10:00', 'Weekly 2026-11-09T09:00', 'Weekly 2026-11-02T09:00'],
  )
  const moved = eventText({
    uid: 'w',
    title: 'Weekly, later',
    lines: at('20261110T150000Z', ['RECURRENCE-ID:20261109T090000Z']),
  })
  await readAgain([weekly(['EXDATE:20261116T090000Z']), moved, single('20261111T100000Z', 'Budgets')])
  assert.deepEqual(
    (await timeline()).map(([text, when]) => `${text} ${when}`),
    ['Budgets 2026-11-11T10:00', 'Weekly, later 2026-11-10T15:00', 'Weekly 2026-11-02T09:00'],
  )
  const cancelled = eventText({ uid: 's', lines: at('20261111T100000Z', ['STATUS:CANCELLED']) })
  const withoutAna = ['DTSTART:20261102T090000Z', 'DURATION:PT1H', attendee('ben@example.com')]
  await readAgain([cancelled, eventText({ uid: 'w', title: 'Weekly', lines: withoutAna })])
  assert.deepEqual(await timeline(), [])
  house.clock.reset()
})

test('a meeting that was moved to a later day leaves the timeline until then', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const { timeline, readAgain } = await newMemberWith([eventText({ uid: 's', lines: at('20261116T100000Z') })])
  assert.equal((await timeline()).length, 1)
  await readAgain([eventText({ uid: 's', lines: at('20261120T100000Z') })])
  assert.deepEqual(await timeline(), [])
  house.clock.set('2026-11-20T11:30:00Z')
  await passTime()
  assert.deepEqual(await timeline(), [['Coffee', '2026-11-20T10:00', 'meeting', 'calendar']])
  house.clock.reset()
})

test('an entry that the member edited or removed is theirs: the calendar changes it no more', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const events = (hour: string) =>
    ['10', '11', '12'].map((day) =>
      eventText({ uid: day, title: `Day ${day}`, lines: at(`202611${day}T${hour}0000Z`) }),
    )
  const { client, ana, timeline, readAgain } = await newMemberWith(events('09'))
  const [twelfth, eleventh, tenth] = await client.Memory_listInteractions({ id: ana })
  const edit = { id: ana, ixId: tenth?.ixId ?? '' }
  const edited = await client.Memory_updateInteraction({ ...edit, text: 'She moves to Porto.' })
  assert.equal(edited.source, 'member')
  const occurredAt = '2026-11-11T08:00:00.000Z'
  await client.Memory_updateInteraction({ id: ana, ixId: eleventh?.ixId ?? '', occurredAt })
  await client.Memory_removeInteraction({ id: ana, ixId: twelfth?.ixId ?? '' })
  await readAgain(events('14'))
  await readAgain([])
  assert.deepEqual(
    (await timeline()).map(([text, when]) => `${text} ${when}`),
    ['Day 11 2026-11-11T08:00', 'She moves to Porto. 2026-11-10T09:00'],
  )
  house.clock.reset()
})

test('a calendar that omits old events cancels nothing', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const old = eventText({ uid: 'old', lines: at('20260301T100000Z') })
  const recent = eventText({ uid: 'recent', lines: at('20261101T100000Z') })
  const { timeline, readAgain } = await newMemberWith([old, recent])
  await readAgain([recent])
  assert.equal((await timeline()).length, 2)
  await readAgain([])
  assert.equal((await timeline()).length, 2)
  await readAgain([old])
  assert.deepEqual(await timeline(), [['Coffee', '2026-03-01T10:00', 'meeting', 'calendar']])
  house.clock.reset()
})

test('a removed calendar takes its entries along, except those the member wrote, and brings them back', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const events = ['10', '11'].map((day) => eventText({ uid: day, title: day, lines: at(`202611${day}T090000Z`) }))
  const { client, ana, calendar, timeline } = await newMemberWith(events)
  const [newest] = await client.Memory_listInteractions({ id: ana })
  await client.Memory_updateInteraction({ id: ana, ixId: newest?.ixId ?? '', text: 'Mine' })
  const before = await client.Memory_listInteractions({ id: ana })
  assert.equal((await client.MeetingCalendars_get({ id: calendar.id })).entries, 1)
  await client.MeetingCalendars_remove({ id: calendar.id })
  await house.work()
  assert.deepEqual(await timeline(), [['Mine', '2026-11-11T09:00', 'meeting', 'member']])
  assert.deepEqual((await client.MeetingCalendars_list({})).calendars, [])
  assert.deepEqual((await client.Meetings_list({ hours: 744 })).meetings, [])
  const [removal] = await client.Removals_list({})
  assert.deepEqual([removal?.kind, removal?.label], ['calendar', '127.0.0.2'.concat(`:${server.port}`)])
  await client.MeetingCalendars_restore({ id: calendar.id })
  await house.work()
  assert.deepEqual(
    (await client.Memory_listInteractions({ id: ana })).map(({ ixId, text }) => [ixId, text]),
    before.map(({ ixId, text }) => [ixId, text]),
  )
  await client.MeetingCalendars_remove({ id: calendar.id })
  const [again] = await client.Removals_list({})
  await client.Removals_purge({ id: again?.id ?? '' })
  await house.work()
  const rows = house.kith.db.selectFrom('meetingCalendars').select('id').where('id', '=', calendar.id)
  assert.deepEqual(await rows.execute(), [])
  assert.equal((await timeline()).length, 1)
  await refused(client.MeetingCalendars_restore({ id: calendar.id }), 'not_found')
  house.clock.reset()
})

test('a calendar is not restored beyond the limit of ten', async () => {
  const { client, memberId, calendar } = await newMemberWith([])
  await client.MeetingCalendars_remove({ id: calendar.id })
  const others = Array.from({ length: 10 }, () => randomUUIDv7())
  const [now, host] = [house.kith.now().toString(), 'calendar.example.com']
  const rest = {
    name: host,
    host,
    sealedSource: '',
    ownEmails: '[]',
    failures: 0,
    createdAt: now,
    nextReadAt: now,
    lookAt: now,
  }
  await house.kith.db
    .insertInto('meetingCalendars')
    .values(others.map((id) => ({ memberId, id, ...rest })))
    .execute()
  await refused(client.MeetingCalendars_restore({ id: calendar.id }), 'conflict')
  const [id = ''] = others
  await client.MeetingCalendars_remove({ id })
  const restored = await Promise.allSettled([id, calendar.id].map((id) => client.MeetingCalendars_restore({ id })))
  assert.deepEqual(restored.map(({ status }) => status).sort(), ['fulfilled', 'rejected'])
})

test('the same meeting in two calendars is one entry, and stays while one of them has it', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const { client, calendar, timeline } = await newMemberWith([eventText({ uid: 's', lines: at('20261116T100000Z') })])
  const other = await client.MeetingCalendars_create({ address: server.address, name: 'Other' })
  await house.work()
  assert.equal((await timeline()).length, 1)
  await client.MeetingCalendars_remove({ id: calendar.id })
  await house.work()
  await client.MeetingCalendars_refresh({ id: other.id })
  await house.work()
  assert.equal((await timeline()).length, 1)
  await client.MeetingCalendars_restore({ id: calendar.id })
  await house.work()
  assert.equal((await timeline()).length, 1)
  house.clock.reset()
})

test('merged people have a meeting once, and an address shared by two people matches neither', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const lines = at('20261116T100000Z', [attendee('a.ribeiro@example.com'), attendee('both@example.com')])
  const { client, ana, timeline, readAgain } = await newMemberWith([])
  const emails = ['a.ribeiro@example.com', 'both@example.com']
  const { connectionId: otherId } = await client.Connections_create({ displayName: 'Ana R.', emails })
  await client.Connections_create({ displayName: 'Bea', emails: ['both@example.com'] })
  const events = [eventText({ uid: 's', lines })]
  await readAgain(events)
  assert.deepEqual([(await timeline()).length, (await timeline(otherId)).length], [1, 1])
  await client.Connections_merge({ connectionId: ana, otherId })
  await readAgain(events)
  assert.equal((await timeline()).length, 1)
  house.clock.reset()
})

test('a meeting with several people is one entry, which follows who is invited, cancellations and the calendar', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const event = (title: string, ...emails: string[]) =>
    eventText({
      uid: 'm',
      title,
      lines: at(
        '20261110T100000Z',
        emails.map((each) => attendee(`${each}@example.com`)),
      ),
    })
  const { client, calendar, ana, readAgain } = await newMemberWith([event('Budget', 'ben', 'cy')])
  const add = async (name: string) =>
    (await client.Connections_create({ displayName: name, emails: [`${name}@example.com`] })).connectionId
  const entries = async () => {
    const lists = await Promise.all([ana, ben, cy].map((id) => client.Memory_listInteractions({ id })))
    return lists.map((list) => list.map(({ ixId, text, with: others = [] }) => [ixId, text, others.length]))
  }
  const [ben, cy] = [await add('ben'), await add('cy')]
  const [[ixId] = []] = (await entries())[0] ?? []
  await readAgain([event('Budget', 'ben')])
  const two = [ixId, 'Budget', 1]
  assert.deepEqual(await entries(), [[two], [two], []])
  assert.equal((await client.Connections_get({ connectionId: ben })).lastContactAt, '2026-11-10T10:00:00.000Z')
  await readAgain([event('Budget 2027', 'ben', 'cy')])
  const three = [ixId, 'Budget 2027', 2]
  assert.deepEqual(await entries(), [[three], [three], [three]])
  assert.equal((await client.MeetingCalendars_list()).calendars[0]?.entries, 1)
  await readAgain([event('Budget 2027', 'cy')])
  const left = [ixId, 'Budget 2027', 1]
  assert.deepEqual(await entries(), [[left], [], [left]])
  assert.equal((await client.Connections_get({ connectionId: ben })).lastContactAt, undefined)
  await client.MeetingCalendars_remove({ id: calendar.id })
  await house.work()
  assert.deepEqual(await entries(), [[], [], []])
  await client.MeetingCalendars_restore({ id: calendar.id })
  await house.work()
  assert.deepEqual(await entries(), [[left], [], [left]])
  await readAgain([eventText({ uid: 'm', lines: at('20261110T100000Z', ['STATUS:CANCELLED']) })])
  assert.deepEqual(await entries(), [[], [], []])
  house.clock.reset()
})
