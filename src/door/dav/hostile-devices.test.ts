import assert from 'node:assert/strict'
import { test } from 'node:test'
import { saveExtras } from '#people/connections/record/extras.ts'
import { storeTasks } from '#transfer/tasks/rows.ts'
import { newDevice } from '../../../test/harness/dav-device.ts'
import { ask, memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { leastLongestBlock } from '../../../test/harness/longest-block.ts'

const house = await useHouse()
const maxBlockMs = 50
/** The device, also in this process, reads megabytes in one go. */
const maxBlockOfListMs = 100
const names = Array.from({ length: 20_000 }, (_, at) => `<a${at}/>`).join('')

async function newReader() {
  const member = await newMember(house)
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'] })
  const device = await newDevice(house, member)
  return { ...member, connectionId, device, tasks: `/dav/${member.memberId}/promises/` }
}

test('a request that asks for thousands of properties of every item is refused', async () => {
  const { device, tasks, connectionId } = await newReader()
  const propfind = `<propfind xmlns="DAV:"><prop>${names}</prop></propfind>`
  for (const path of [device.book, tasks, '/dav/']) {
    const answer = await device.send('PROPFIND', path, { body: propfind, headers: { depth: '1' } })
    assert.equal(answer.status, 413, path)
  }
  const href = `<href>${device.book}${connectionId}.vcf</href>`
  const multiget = `<c:addressbook-multiget xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav"><prop>${names}</prop>${href}</c:addressbook-multiget>`
  assert.equal((await device.send('REPORT', device.book, { body: multiget })).status, 413)
})

test('a query with thousands of conditions is refused', async () => {
  const { device, tasks } = await newReader()
  const condition = (prefix: string) =>
    `<${prefix}:prop-filter name="X"><${prefix}:text-match>a</${prefix}:text-match></${prefix}:prop-filter>`.repeat(
      2_000,
    )
  const cards = `<c:addressbook-query xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav"><c:filter>${condition('c')}</c:filter></c:addressbook-query>`
  assert.equal((await device.send('REPORT', device.book, { body: cards })).status, 413)
  const todos = `<c:calendar-query xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><c:filter>${condition('c')}</c:filter></c:calendar-query>`
  assert.equal((await device.send('REPORT', tasks, { body: todos })).status, 413)
})

test('a card that is named a thousand times is answered once', async () => {
  const { device, connectionId } = await newReader()
  const hrefs = `<href>${device.book}${connectionId}.vcf</href>`.repeat(1_000)
  const body = `<c:addressbook-multiget xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:carddav"><prop><c:address-data/></prop>${hrefs}</c:addressbook-multiget>`
  const { status, text } = await device.send('REPORT', device.book, { body })
  assert.deepEqual([status, text.split('BEGIN:VCARD').length - 1], [207, 1])
})

const fill = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length))

test('no card that a device sends blocks the service', async () => {
  const { device } = await newReader()
  let sent = 0
  const size = 4 * 1024 * 1024 - 1_000
  const members = Array.from({ length: 4_900 }, (_, at) => `X-ADDRESSBOOKSERVER-MEMBER:urn:uuid:A${at}\r\n`).join('')
  const card = (lines: string) => `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana\r\n${lines}END:VCARD\r\n`
  for (const body of [
    fill('\n', size),
    fill('BEGIN:VCARD\r\n', size),
    card(fill('X-A:1\r\n', size)),
    card(`NOTE:${fill('a\r\n ', size)}\r\n`),
    card(`NOTE:${fill(`${'a'.repeat(72)}\r\n `, size)}\r\n`),
    card(`NOTE;ENCODING=QUOTED-PRINTABLE:${fill(`${'=41'.repeat(24)}=\r\n`, size)}\r\n`),
    card(fill(`EMAIL:${'a'.repeat(40)}@example.com\r\n`, size)),
    card(`X-ADDRESSBOOKSERVER-KIND:group\r\n${members}`),
  ]) {
    const block = await leastLongestBlock(maxBlockMs, () => device.put(`${sent++}.vcf`, body))
    assert.ok(block <= maxBlockMs, `${block.toFixed(0)} ms for ${JSON.stringify(body.slice(0, 90))}`)
  }
})

const numbered = (count: number, line: (at: number) => string) => Array.from({ length: count }, (_, at) => line(at))

test('no line that a device sends blocks the service, new or changed', async () => {
  const { device } = await newReader()
  let sent = 0
  for (const lines of [
    `CATEGORIES:${fill(',', 250_000)}`,
    `CATEGORIES:${fill('a,', 500_000)}`,
    `CATEGORIES:${numbered(20_000, (at) => `t${at}`).join(',')}`,
    `NOTE:${fill('\\', 500_000)}`,
    `NOTE:${fill('\\', 120_000)}`,
    `NOTE:${fill('\\n', 120_000)}`,
    `X-A:${fill('\\n', 120_000)}\r\nX-B:${fill('\\,', 120_000)}`,
    `ORG:${fill(';', 500_000)}`,
    `ADR:${fill(';', 500_000)}`,
    `N:${fill(';', 500_000)}`,
    `URL:https://${fill('a.', 120_000)}com`,
    numbered(600, (at) => `TEL;TYPE=${fill('a,', 200)}b:${at}`).join('\r\n'),
    numbered(600, (at) => `TEL;TYPE=pref,${fill('a,', 200)}b;PREF=1:${at}`).join('\r\n'),
    numbered(16, (at) => `TEL;TYPE=${fill('a,', 15_000)}pref:${at}`).join('\r\n'),
    numbered(300, (at) => `ADR;TYPE=home:;;${fill('s ', 800)}${at};;;;`).join('\r\n'),
    numbered(4_900, (at) => `EMAIL:a${at}@example.com`).join('\r\n'),
  ]) {
    const put = async (name: string) => {
      const body = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ana ${sent++}\r\n${lines}\r\nEND:VCARD\r\n`
      const { status, text } = await device.put(name, body)
      assert.ok(status < 300, `${status} ${text}`)
    }
    const added = await leastLongestBlock(maxBlockMs, () => put(`new-${sent}.vcf`))
    const one = `one-${sent}.vcf`
    await put(one)
    const changed = await leastLongestBlock(maxBlockMs, () => put(one))
    const said = `${added.toFixed(0)} and ${changed.toFixed(0)} ms for ${JSON.stringify(lines.slice(0, 40))}`
    assert.ok(Math.max(added, changed) <= maxBlockMs, said)
  }
})

test('no task that a device sends blocks the service, new or changed', async () => {
  const { device, tasks } = await newReader()
  let sent = 0
  for (const lines of [
    `SUMMARY:${fill('\\', 250_000)}`,
    `SUMMARY:${fill('Ana ', 250_000)}`,
    `SUMMARY:a${fill(' ', 250_000)}b`,
    `SUMMARY:${fill('\u0001', 250_000)}`,
    `SUMMARY:Ana\r\nCATEGORIES:${fill(',', 250_000)}`,
    `SUMMARY:Ana\r\nX;A=${fill('";', 250_000)}:1`,
    `SUMMARY:Ana\r\n${fill('X:1\r\n', 29_900)}`,
    `SUMMARY:Ana\r\n${fill('X:1\r\n', 250_000)}`,
    `SUMMARY:Ana\r\n${fill('X:1\r', 250_000)}`,
    `SUMMARY:Ana\r\nDUE;TZID=${fill('a/', 250_000)}:20261201T100000`,
  ]) {
    const put = async (name: string) => {
      const body = `BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:${name}\r\nX-AT:${sent++}\r\n${lines}\r\nEND:VTODO\r\nEND:VCALENDAR\r\n`
      assert.ok((await device.send('PUT', `${tasks}${name}.ics`, { body })).status < 410)
    }
    const added = await leastLongestBlock(maxBlockMs, () => put(`new-${sent}`))
    const one = `one-${sent}`
    await put(one)
    const changed = await leastLongestBlock(maxBlockMs, () => put(one))
    const said = `${added.toFixed(0)} and ${changed.toFixed(0)} ms for ${JSON.stringify(lines.slice(0, 40))}`
    assert.ok(Math.max(added, changed) <= maxBlockMs, said)
  }
})

test('no list of tasks that devices sent blocks the service', async () => {
  const { device, tasks, client } = await newReader()
  const lines = fill('X-NOTE:a line that means nothing to Kith\r\n', 240 * 1024)
  for (let at = 0; at < 60; at += 1) {
    const body = `BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:${at}\r\nSUMMARY:Shop\r\n${lines}END:VTODO\r\nEND:VCALENDAR\r\n`
    assert.equal((await device.send('PUT', `${tasks}${at}.ics`, { body })).status, 201)
  }
  const data = '<c:calendar-data xmlns:c="urn:ietf:params:xml:ns:caldav"/>'
  const filter = '<c:prop-filter name="X-NOTE"><c:text-match>nothing</c:text-match></c:prop-filter>'
  const bodies = [
    `<sync-collection xmlns="DAV:"><sync-token/><prop>${data}</prop></sync-collection>`,
    `<c:calendar-query xmlns="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><prop>${data}</prop><c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VTODO">${filter.repeat(50)}</c:comp-filter></c:comp-filter></c:filter></c:calendar-query>`,
  ]
  for (const body of bodies) {
    const block = await leastLongestBlock(maxBlockOfListMs, async () => {
      const { status, text } = await device.send('REPORT', tasks, { body })
      assert.deepEqual([status, text.split('BEGIN:VTODO').length - 1], [207, 60])
    })
    assert.ok(block <= maxBlockOfListMs, `${block.toFixed(0)} ms for ${body.slice(0, 60)}`)
  }
  assert.equal((await client.Tasks_waiting({})).tasks.length, 60)
})

test('a list without texts never blocks the service, however long the tasks are', async () => {
  const reader = await newReader()
  const { device, tasks, client } = reader
  const lines = fill('X-NOTE:a line that means nothing to Kith\r\n', 240 * 1024)
  for (let at = 0; at < 150; at += 1) {
    const text = `BEGIN:VCALENDAR\r\nBEGIN:VTODO\r\nUID:${at}\r\nSUMMARY:Shop\r\n${lines}END:VTODO\r\nEND:VCALENDAR\r\n`
    const kept = { promiseId: null, keptLines: lines, keptAround: '', goneAs: null }
    await storeTasks(memberContext(house, reader), [{ name: `${at}.ics`, uid: String(at), text, ...kept }])
  }
  const body = '<propfind xmlns="DAV:"><prop><getetag/></prop></propfind>'
  const propfind = await leastLongestBlock(maxBlockMs, async () => {
    const { text } = await device.send('PROPFIND', tasks, { body, headers: { depth: '1' } })
    assert.equal(text.split('getetag>"').length - 1, 150)
  })
  const waiting = await leastLongestBlock(maxBlockMs, () => client.Tasks_waiting({}))
  assert.ok(Math.max(propfind, waiting) <= maxBlockMs, `${propfind.toFixed(0)} and ${waiting.toFixed(0)} ms`)
})

test('no address book with long lines blocks the service, and a group has a megabyte at most', async () => {
  const reader = await newReader()
  const { client, token, device } = reader
  const lines = numbered(290, (at) => `X-U${at};TYPE=pref:${fill('\\,', 800)}`)
  for (let at = 0; at < 60; at += 1) {
    const { connectionId } = await client.Connections_create({ displayName: `Ana ${at}` })
    await saveExtras(memberContext(house, reader), connectionId, lines)
  }
  const block = await leastLongestBlock(maxBlockOfListMs, async () => {
    const { text } = await ask(house, 'GET /api/address-book', { token })
    assert.equal(text.split('BEGIN:VCARD').length - 1, 61)
  })
  assert.ok(block <= maxBlockOfListMs, `${block.toFixed(0)} ms`)
  const group = (bytes: number) =>
    `BEGIN:VCARD\r\nVERSION:3.0\r\nX-ADDRESSBOOKSERVER-KIND:group\r\nFN:Crew\r\nN:${fill(';', bytes)}\r\nEND:VCARD\r\n`
  assert.equal((await device.put('group.vcf', group(2_000_000))).status, 409)
  assert.equal((await device.put('group.vcf', group(1_000_000))).status, 201)
})
