import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DAVClient } from 'tsdav'
import { type Device, newDevice, readChanges, syncBody } from '../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

async function withPromise(access: 'read' | 'write' = 'write') {
  const member = await newMember(house)
  const { client, memberId } = member
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2026-12-01' })
  const device = await newDevice(house, member, access)
  const list = `/dav/${memberId}/promises/`
  return { client, memberId, promiseId, connectionId, device, list, path: `${list}${promiseId}.ics` }
}

const statusOf = async ({ client, promiseId }: Awaited<ReturnType<typeof withPromise>>) =>
  (await client.Promises_get({ promiseId })).status

const put = (device: Device, path: string, body: string, headers = {}) =>
  device.send('PUT', path, { body, headers: { 'content-type': 'text/calendar; charset=utf-8', ...headers } })

test('tsdav finds one list of tasks, ticks one, adds one and deletes one', async () => {
  const world = await withPromise()
  const client = new DAVClient({
    serverUrl: house.url,
    credentials: { username: 'anybody', password: world.device.password },
    authMethod: 'Basic',
    defaultAccountType: 'caldav',
  })
  await client.login()
  const [list, ...others] = await client.fetchCalendars()
  assert.deepEqual([list?.components, others.length], [['VTODO'], 0])
  assert.ok(list)
  const filters = [
    { 'comp-filter': { _attributes: { name: 'VCALENDAR' }, 'comp-filter': { _attributes: { name: 'VTODO' } } } },
  ]
  const [task] = await client.fetchCalendarObjects({ calendar: list, filters })
  assert.ok(task)
  assert.match(task.data, /SUMMARY:Send the deck \(Ana Ribeiro\)/)
  const ticked = { ...task, data: task.data.replace('NEEDS-ACTION', 'COMPLETED') }
  assert.equal((await client.updateCalendarObject({ calendarObject: ticked })).status, 204)
  assert.equal(await statusOf(world), 'complete')
  assert.equal((await client.updateCalendarObject({ calendarObject: task })).status, 412, 'from an old copy')
  const iCalString = task.data.replace(/UID:.*/, 'UID:tsdav-1').replace(/SUMMARY:.*/, 'SUMMARY:Call Ana Ribeiro')
  const made = await client.createCalendarObject({ calendar: list, filename: 'tsdav-1.ics', iCalString })
  assert.equal(made.status, 201)
  const { promises } = await world.client.Promises_listOpen({})
  assert.deepEqual(
    promises.map(({ text }) => text),
    ['Call Ana Ribeiro'],
  )
  const [added] = (await client.fetchCalendarObjects({ calendar: list, filters })).filter(({ url }) =>
    /tsdav-1/.test(url),
  )
  assert.ok(added)
  assert.equal((await client.deleteCalendarObject({ calendarObject: added })).status, 204)
  assert.equal((await world.client.Promises_listOpen({})).promises.length, 1, 'the promise stays')
})

test('DAVx5 lists tasks by calendar-query and reads them by calendar-multiget', async () => {
  const { device, list, path } = await withPromise()
  const query = (component: string, inner = '') =>
    `<?xml version='1.0' encoding='UTF-8' ?><CAL:calendar-query xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getetag /></prop><CAL:filter><CAL:comp-filter name="VCALENDAR"><CAL:comp-filter name="${component}">${inner}</CAL:comp-filter></CAL:comp-filter></CAL:filter></CAL:calendar-query>`
  const ask = async (body: string) =>
    readChanges((await device.send('REPORT', list, { body, headers: { depth: '1' } })).text).names
  const name = path.split('/').at(-1)
  assert.deepEqual(await ask(query('VTODO')), [name])
  assert.deepEqual(await ask(query('VEVENT')), [])
  assert.deepEqual(
    await ask(query('VTODO', '<CAL:prop-filter name="COMPLETED"><CAL:is-not-defined/></CAL:prop-filter>')),
    [name],
  )
  const negated =
    '<CAL:prop-filter name="STATUS"><CAL:text-match negate-condition="yes">NEEDS-ACTION</CAL:text-match></CAL:prop-filter>'
  assert.deepEqual(await ask(query('VTODO', negated)), [])
  const body = `<?xml version='1.0' encoding='UTF-8' ?><CAL:calendar-multiget xmlns="DAV:" xmlns:CAL="urn:ietf:params:xml:ns:caldav"><prop><getcontenttype /><getetag /><CAL:calendar-data content-type="text/calendar" version="2.0" /></prop><href>${path}</href><href>${list}nothing.ics</href></CAL:calendar-multiget>`
  const { status, text } = await device.send('REPORT', list, { body })
  assert.equal(status, 207)
  assert.match(text, /<cal:calendar-data>BEGIN:VCALENDAR&#13;\n/)
  assert.deepEqual(readChanges(text).gone, ['nothing.ics'])
})

test('Apple Reminders reads the list of components, ticks with a time, and adds sort orders and alarms', async () => {
  const world = await withPromise()
  const { device, path, memberId } = world
  const body =
    '<?xml version="1.0" encoding="UTF-8"?><A:propfind xmlns:A="DAV:"><A:prop><B:supported-calendar-component-set xmlns:B="urn:ietf:params:xml:ns:caldav"/><C:getctag xmlns:C="http://calendarserver.org/ns/"/><D:calendar-color xmlns:D="http://apple.com/ns/ical/"/><A:resourcetype/></A:prop></A:propfind>'
  const home = await device.send('PROPFIND', `/dav/${memberId}/`, {
    body,
    headers: { depth: '1', 'user-agent': 'iOS/18.1 (22B83) remindd/1.0' },
  })
  assert.match(home.text, /<cal:supported-calendar-component-set><cal:comp name="VTODO"\/>/)
  assert.match(home.text, /<cal:calendar\/>/)
  const { text, headers } = await device.send('GET', path)
  const own = [
    'PRIORITY:1',
    'X-APPLE-SORT-ORDER:700000000',
    'BEGIN:VALARM',
    'UID:A1',
    'TRIGGER;VALUE=DATE-TIME:20261201T090000Z',
    'ACTION:DISPLAY',
    'END:VALARM',
  ]
  const sent = text
    .replace('STATUS:NEEDS-ACTION', 'COMPLETED:20261120T101010Z\r\nPERCENT-COMPLETE:100\r\nSTATUS:COMPLETED')
    .replace('DUE;VALUE=DATE:20261201', 'DTSTART;VALUE=DATE:20261201\r\nDUE;VALUE=DATE:20261201')
    .replace('END:VTODO', `${own.join('\r\n')}\r\nEND:VTODO`)
  const saved = await put(device, path, sent, { 'if-match': headers.etag })
  assert.deepEqual([saved.status, saved.headers.etag], [204, undefined], 'it fetches what is stored now')
  assert.equal(await statusOf(world), 'complete')
  const back = (await device.send('GET', path)).text
  for (const line of [...own, 'DTSTART;VALUE=DATE:20261201']) assert.ok(back.includes(`${line}\r\n`), line)
})

test('Thunderbird follows the token, saves without If-Match, and gets 400 for an unknown token', async () => {
  const world = await withPromise()
  const { device, list, path, client, promiseId } = world
  const agent = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:153.0) Gecko/20100101 Thunderbird/153.0' }
  const sync = async (token: string) => device.send('REPORT', list, { body: syncBody(token), headers: agent })
  const first = readChanges((await sync('')).text)
  assert.equal(first.names.length, 1)
  assert.equal((await sync('urn:kith:sync:99')).status, 400)
  const { text } = await device.send('GET', path)
  await put(device, path, text.replace('DUE;VALUE=DATE:20261201', 'DUE;TZID=Europe/Berlin:20261203T090000'), agent)
  const { dueOn, dueTime } = await client.Promises_get({ promiseId })
  assert.deepEqual([dueOn, dueTime], ['2026-12-03', '08:00'])
  const second = readChanges((await sync(first.token)).text)
  assert.equal(second.names.length, 1)
  assert.equal((await device.send('DELETE', path, { headers: { 'content-type': 'application/xml' } })).status, 204)
  assert.deepEqual(readChanges((await sync(second.token)).text).gone, second.names)
  assert.equal(await statusOf(world), 'open')
})

test('Read access changes nothing, and anything but a task is refused', async () => {
  const reader = await withPromise('read')
  const { text } = await reader.device.send('GET', reader.path)
  const refused = await put(reader.device, reader.path, text.replace('NEEDS-ACTION', 'COMPLETED'))
  assert.equal(refused.status, 403)
  assert.match(refused.text, /<d:need-privileges>/)
  assert.equal(await statusOf(reader), 'open')
  const writer = await withPromise()
  const bad = await put(writer.device, `${writer.list}x.ics`, 'BEGIN:VCALENDAR\r\nEND:VCALENDAR')
  assert.equal(bad.status, 409)
  assert.match(bad.text, /<cal:valid-calendar-data\/>/)
  const event = 'BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:e1\r\nSUMMARY:Lunch\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n'
  const meeting = await put(writer.device, `${writer.list}e1.ics`, event)
  assert.equal(meeting.status, 409)
  assert.match(meeting.text, /<cal:supported-calendar-component\/>/)
})
