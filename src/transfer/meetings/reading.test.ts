import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { call } from '#door/call.ts'
import { memberContext, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { leastLongestBlock } from '../../../test/harness/longest-block.ts'
import { eventText, icsOf } from '../../../test/samples/calendars/calendar.ts'
import { openCalendarServer } from '../../../test/servers/calendar-server.ts'
import { sweepMeetings } from './follow.ts'

const house = await useHouse({ KITH_OUTGOING_ALLOW: '127.0.0.2' })
const server = await openCalendarServer()

const lines = ['DTSTART:20261116T100000Z', 'DURATION:PT1H', 'ATTENDEE:mailto:ana@example.com']
const coffee = icsOf([eventText({ uid: 'coffee', lines })], ['X-WR-CALNAME:Work'])

test('an unreadable address is refused immediately with advice', async () => {
  const { client } = await newMember(house)
  const add = (address: string) => client.MeetingCalendars_create({ address })
  server.answer((_, response) => response.writeHead(200).end('<!doctype html><title>Sign in</title>'))
  assert.match((await refused(add(server.address), 'invalid')).message, /not a calendar\. Copy the address/)
  server.answer((_, response) => response.writeHead(401).end())
  assert.match((await refused(add(server.address), 'invalid')).message, /user name or password/)
  server.answer((_, response) => response.writeHead(200).end(Buffer.alloc(6 * 1024 * 1024, 'x')))
  assert.match((await refused(add(server.address), 'invalid')).message, /larger than 5 MB/)
  for (const address of [
    'http://127.0.0.1:1/',
    'https://localhost/x.ics',
    'https://10.0.0.1/x.ics',
    'ftp://example.com/',
  ])
    await refused(add(address), 'invalid')
  await refused(add('https://rui:secret@calendar.example.com/'), 'invalid')
  assert.deepEqual((await client.MeetingCalendars_list({})).calendars, [])
})

test('own addresses that are changed while a calendar is read count, although the calendar stays as it is', async () => {
  const { client } = await newMember(house)
  const serveUnchanged = ({ headers }: IncomingMessage, response: ServerResponse) => {
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end()
    else response.writeHead(200, { etag: '"1"' }).end(coffee)
  }
  server.answer(serveUnchanged)
  const { id } = await client.MeetingCalendars_create({ address: server.address })
  const others = async () => (await client.MeetingAttendees_list({})).attendees.map(({ email }) => email)
  assert.deepEqual(await others(), ['ana@example.com'])
  server.answer(async (request, response) => {
    server.answer(serveUnchanged)
    await client.MeetingCalendars_update({ id, ownEmails: ['ana@example.com'] })
    serveUnchanged(request, response)
  })
  await client.MeetingCalendars_refresh({ id })
  await house.work()
  assert.deepEqual(await others(), [])
})

test('a calendar is counted, stored and read in one transaction', async () => {
  const someone = await newMember(house)
  server.serve(coffee)
  const { db } = house.kith
  const refuse = () => assert.fail('written outside of a transaction')
  const readable = new Proxy(db, {
    get: (_, name) => {
      const value = Reflect.get(db, name, db)
      if (typeof value !== 'function') return value
      return writes.has(name) ? refuse : value.bind(db)
    },
  })
  const ctx = { ...memberContext(house, someone), db: readable }
  const { output } = await call(ctx, 'MeetingCalendars_create', { address: server.address })
  await call(ctx, 'MeetingCalendars_refresh', { id: output.id })
  assert.equal((await someone.client.MeetingCalendars_get({ id: output.id })).name, 'Work')
})

const writes = new Set<string | symbol>(['insertInto', 'updateTable', 'deleteFrom'])

test('a redirect is followed to a public address, and never to one of this machine', async (t) => {
  const canary = createServer((_, response) => response.end(coffee)).listen(0, '127.0.0.1')
  await once(canary, 'listening')
  t.after(() => canary.close())
  const { port } = canary.address() as AddressInfo
  let reached = 0
  canary.on('request', () => {
    reached += 1
  })
  const { client } = await newMember(house)
  server.answer((request, response) => {
    if (request.url?.includes('moved')) response.writeHead(200).end(coffee)
    else response.writeHead(302, { location: '/moved.ics' }).end()
  })
  const { id } = await client.MeetingCalendars_create({ address: server.address })
  server.answer((_, response) => response.writeHead(301, { location: `http://127.0.0.1:${port}/x.ics` }).end())
  const { problem, advice } = await client.MeetingCalendars_refresh({ id })
  assert.equal(problem, 'refused')
  assert.match(String(advice), /on this machine or its network/)
  server.answer((_, response) => response.writeHead(302, { location: '/again' }).end())
  assert.equal((await client.MeetingCalendars_refresh({ id })).problem, 'not_found')
  assert.equal(reached, 0)
})

test('a password goes to the first host alone, and neither it nor the address is in the database or an answer', async () => {
  const { client, memberId } = await newMember(house)
  const other = await openCalendarServer()
  const seen: (string | undefined)[] = []
  server.answer((request, response) => {
    seen.push(request.headers.authorization)
    response.writeHead(302, { location: other.address }).end()
  })
  other.answer((request, response) => {
    seen.push(request.headers.authorization)
    response.writeHead(200).end(coffee)
  })
  const secret = { address: `${server.address}?private-canary`, userName: 'rui', password: 'zebra canary' }
  const calendar = await client.MeetingCalendars_create(secret)
  assert.deepEqual(seen, [`Basic ${Buffer.from('rui:zebra canary').toString('base64')}`, undefined])
  assert.equal(calendar.name, 'Work')
  const rows = await house.kith.db.selectFrom('meetingCalendars').selectAll().where('memberId', '=', memberId).execute()
  assert.equal(rows.length, 1)
  for (const text of [JSON.stringify(rows), JSON.stringify(calendar), house.logged.join('\n')])
    assert.doesNotMatch(text, /canary/)
  await house.kith.db
    .updateTable('meetingCalendars')
    .set({ sealedSource: 'AAAA' })
    .where('id', '=', calendar.id)
    .execute()
  assert.equal((await client.MeetingCalendars_refresh({ id: calendar.id })).problem, 'key_lost')
})

test('unchanged access isn’t sent again, except once a day', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const { client } = await newMember(house)
  const statuses: number[] = []
  server.answer((request, response) => {
    const status = request.headers['if-none-match'] === '"v1"' ? 304 : 200
    statuses.push(status)
    response.writeHead(status, { etag: '"v1"' }).end(status === 200 ? coffee : undefined)
  })
  const { id } = await client.MeetingCalendars_create({ address: server.address })
  await client.MeetingCalendars_refresh({ id })
  house.clock.set('2026-11-17T13:00:00Z')
  const { lastReadAt, problem } = await client.MeetingCalendars_refresh({ id })
  assert.deepEqual([lastReadAt?.slice(0, 13), problem], ['2026-11-17T13', undefined])
  house.clock.set('2026-11-18T12:00:00Z')
  await client.MeetingCalendars_refresh({ id })
  assert.deepEqual(statuses, [200, 304, 304, 200])
  house.clock.reset()
})

test('a server that is down is asked less and less often, and the entries stay', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'] })
  server.serve(coffee)
  const { id, nextReadAt } = await client.MeetingCalendars_create({ address: server.address })
  assert.equal(nextReadAt.slice(0, 16), '2026-11-17T12:30')
  await house.work()
  server.answer((_, response) => response.writeHead(503).end())
  const readAt = async (time: string) => {
    house.clock.set(time)
    await sweepMeetings(house.kith)
    await house.work()
    const calendar = await client.MeetingCalendars_get({ id })
    return [calendar.problem, calendar.lastReadAt?.slice(11, 16), calendar.nextReadAt.slice(8, 16)]
  }
  assert.deepEqual(await readAt('2026-11-17T12:31:00Z'), ['server_error', '12:00', '17T12:46'])
  assert.deepEqual(await readAt('2026-11-17T12:40:00Z'), ['server_error', '12:00', '17T12:46'])
  assert.deepEqual(await readAt('2026-11-17T12:47:00Z'), ['server_error', '12:00', '17T13:47'])
  assert.deepEqual(await readAt('2026-11-17T13:48:00Z'), ['server_error', '12:00', '17T16:48'])
  assert.equal((await client.Memory_listInteractions({ id: connectionId })).length, 1)
  server.serve(coffee)
  assert.deepEqual(await readAt('2026-11-17T17:00:00Z'), [undefined, '17:00', '17T17:30'])
  house.clock.reset()
})

test('a server that says when to ask again is asked then, whether it names seconds or a date', async () => {
  const { client } = await newMember(house)
  house.clock.set('2026-11-17T12:00:00Z')
  server.serve(coffee)
  const { id } = await client.MeetingCalendars_create({ address: server.address })
  for (const wish of ['7200', 'Tue, 17 Nov 2026 14:00:00 GMT']) {
    house.clock.set('2026-11-17T12:00:00Z')
    server.answer((_, response) => response.writeHead(503, { 'retry-after': wish }).end())
    const { nextReadAt } = await client.MeetingCalendars_refresh({ id })
    assert.equal(nextReadAt.slice(0, 16), '2026-11-17T14:00', wish)
  }
  house.clock.reset()
})

test('a large calendar is read without holding up others', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const { client } = await newMember(house)
  const filling = `DESCRIPTION:${'x'.repeat(1760)}`
  const events = Array.from({ length: 2600 }, (_, at) =>
    eventText({ uid: `e${at}`, lines: [...lines, filling, `ATTENDEE:mailto:g${at % 300}@example.com`] }),
  )
  const text = icsOf(events)
  assert.ok(text.length > 4.8 * 1024 * 1024 && text.length < 5 * 1024 * 1024)
  server.serve(text)
  const block = await leastLongestBlock(
    50,
    async () => {
      const { id } = await client.MeetingCalendars_create({ address: server.address })
      await house.work()
      await client.MeetingCalendars_refresh({ id })
    },
    4,
  )
  assert.equal((await client.MeetingAttendees_list({})).attendees.length, 50)
  assert.ok(block <= 50, `the longest block took ${block} ms`)
  house.clock.reset()
})
