import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { eventText, icsOf } from '../../../test/samples/calendars/calendar.ts'
import { openCalDavServer } from '../../../test/servers/caldav-server.ts'
import { openCalendarServer } from '../../../test/servers/calendar-server.ts'

const house = await useHouse({ KITH_OUTGOING_ALLOW: '127.0.0.2' })

const event = (uid: string, start: string, more: string[] = []) => {
  const lines = [`DTSTART:${start}`, 'DURATION:PT1H', 'ATTENDEE:mailto:ana@example.com', ...more]
  return icsOf([eventText({ uid, title: `<${uid}> & co`, lines })])
}

async function newReader() {
  house.clock.set('2026-11-17T12:00:00Z')
  const server = await openCalDavServer()
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'] })
  const titles = async () => {
    await house.work()
    const { timeline } = await client.Connections_get({ connectionId })
    return timeline.map(({ text }) => text).sort()
  }
  return { server, client, titles }
}

test('a calendar by CalDAV is read by a query for its time, and asked for changes alone after that', async () => {
  const { server, client, titles } = await newReader()
  server.set('a.ics', event('past', '20261110T150000Z'))
  server.set('b.ics', event('long ago', '20240110T150000Z'))
  server.set('c.ics', event('weekly', '20261001T090000Z', ['RRULE:FREQ=WEEKLY;COUNT=2']))
  server.set('d.ics', 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:broken')
  const { id, name } = await client.MeetingCalendars_create(server.signIn)
  assert.equal(name, 'Work & travel')
  assert.deepEqual(server.takeSeen(), ['GET -', 'PROPFIND 0', 'REPORT 1'])
  assert.deepEqual(await titles(), ['<past> & co', '<weekly> & co', '<weekly> & co'])
  await client.MeetingCalendars_refresh({ id })
  assert.deepEqual(server.takeSeen(), ['PROPFIND 0'])
  server.set('a.ics', null)
  server.set('e.ics', event('new', '20261112T150000Z'))
  await client.MeetingCalendars_refresh({ id })
  assert.deepEqual(server.takeSeen(), ['PROPFIND 0', 'REPORT 1'])
  assert.deepEqual(await titles(), ['<new> & co', '<weekly> & co', '<weekly> & co'])
  house.clock.reset()
})

test('events missing from a CalDAV response were deleted, even the oldest', async () => {
  const { server, client, titles } = await newReader()
  server.set('a.ics', event('oldest', '20260310T150000Z'))
  server.set('b.ics', event('later', '20261110T150000Z'))
  const { id } = await client.MeetingCalendars_create(server.signIn)
  assert.equal((await titles()).length, 2)
  server.set('a.ics', null)
  await client.MeetingCalendars_refresh({ id })
  assert.deepEqual(await titles(), ['<later> & co'])
  house.clock.reset()
})

test('a wrong password, another collection and hostile responses are refused with advice', async () => {
  const { server } = await newReader()
  // Another member each time: one may try only so often.
  const add = async (more: object) => {
    const { client } = await newMember(house)
    return refused(client.MeetingCalendars_create({ ...server.signIn, ...more }), 'invalid')
  }
  assert.match((await add({ password: 'wrong' })).message, /user name or password/)
  const other = server.signIn.address.replace('work', 'none')
  assert.match((await add({ address: other })).message, /no calendar at this address/)
  const plain = await openCalendarServer()
  const answers = (collection: string, events: string) =>
    plain.answer((request, response) => {
      const xml = request.method === 'PROPFIND' ? collection : events
      response.writeHead(request.method === 'GET' ? 405 : 207).end(xml)
    })
  const found = (type: string) =>
    `<d:multistatus xmlns:d="DAV:"><d:response><d:propstat><d:prop><d:resourcetype><d:collection/>${type}</d:resourcetype></d:prop><d:status>HTTP/1.1 200 OK</d:status></d:propstat></d:response></d:multistatus>`
  const calendar = found('<c:calendar xmlns:c="urn:ietf:params:xml:ns:caldav"/>')
  answers(found('<b:addressbook xmlns:b="urn:ietf:params:xml:ns:carddav"/>'), '')
  assert.match((await add({ address: plain.address })).message, /answers with an error/)
  const cutOff = '<d:response><d:status>HTTP/1.1 507 Insufficient Storage</d:status></d:response>'
  answers(calendar, `<d:multistatus xmlns:d="DAV:">${cutOff}</d:multistatus>`)
  assert.match((await add({ address: plain.address })).message, /too many events/)
  for (const hostile of ['<a>'.repeat(100_000), '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>', 'no XML', '']) {
    answers(calendar, hostile)
    assert.match((await add({ address: plain.address })).message, /not a calendar/)
    answers(hostile, hostile)
    assert.match((await add({ address: plain.address })).message, /answers with an error/)
  }
  house.clock.reset()
})
