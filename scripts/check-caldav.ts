import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type TestContext, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { fetchCalendar } from '#transfer/meetings/reading/read-source.ts'
import { newMember, openHouse } from '../test/harness/harness.ts'
import { openPreparedSqlite } from '../test/harness/stores.ts'
import { freePort } from '../test/mcp/proxy.ts'
import { eventText, icsOf } from '../test/samples/calendars/calendar.ts'

// Reads a calendar from Radicale by CalDAV. Needs Radicale: apt-get install --no-install-recommends radicale

const signIn = { userName: 'rui', password: 'app password' }
const authorization = `Basic ${Buffer.from(`${signIn.userName}:${signIn.password}`).toString('base64')}`

test('a calendar in Radicale is read by its time, and again when it has changed', { timeout: 120_000 }, async (t) => {
  const address = await startRadicale(t)
  const house = await openHouse({ KITH_OUTGOING_ALLOW: '127.0.0.2' }, openPreparedSqlite())
  t.after(house.close)
  house.clock.set('2026-11-17T12:00:00Z')
  await send('MKCALENDAR', address, mkcalendar, 201)
  await send('PUT', `${address}old.ics`, event('old', '20200110T150000Z'), 201)
  await send('PUT', `${address}past.ics`, event('past', '20261110T150000Z'), 201)
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana', emails: ['ana@example.com'] })
  const titles = async () => {
    await house.work()
    return (await client.Connections_get({ connectionId })).timeline.map(({ text }) => text).sort()
  }
  const { id, name } = await client.MeetingCalendars_create({ address, ...signIn })
  assert.equal(name, 'Work')
  assert.deepEqual(await titles(), ['past'])
  // Radicale answers a GET with a file. Others do not, and are known to be collections from then on.
  await house.kith.db.updateTable('meetingCalendars').set({ etag: 'caldav unknown' }).where('id', '=', id).execute()
  await send('PUT', `${address}weekly.ics`, event('weekly', '20261001T090000Z', 'RRULE:FREQ=WEEKLY;COUNT=3'), 201)
  await send('DELETE', `${address}past.ics`, undefined, 200)
  assert.equal((await client.MeetingCalendars_refresh({ id })).problem, undefined)
  assert.deepEqual(await titles(), ['weekly', 'weekly', 'weekly'])
  const span = { from: '2026-01-01T00:00:00Z', to: '2026-12-01T00:00:00Z' }
  const read = (etag: string | null) =>
    fetchCalendar(house.kith, { address, ...signIn }, { known: { etag, modified: null }, span })
  const fetched = await read('caldav unknown')
  assert.ok(fetched.state === 'read' && fetched.collection?.name === 'Work' && !fetched.text.includes('UID:old'))
  assert.equal((await read(fetched.etag)).state, 'same')
})

function event(uid: string, start: string, ...more: string[]) {
  const lines = [`DTSTART:${start}`, 'DURATION:PT1H', 'ATTENDEE:mailto:ana@example.com', ...more]
  return icsOf([eventText({ uid, title: uid, lines })])
}

const mkcalendar = `<?xml version="1.0"?><c:mkcalendar xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav"><d:set><d:prop>
<d:displayname>Work</d:displayname></d:prop></d:set></c:mkcalendar>`

async function send(method: string, url: string, body: string | undefined, status: number) {
  const type = body?.startsWith('<') ? 'application/xml' : 'text/calendar'
  const answer = await fetch(url, { method, headers: { authorization, 'content-type': type }, body: body ?? null })
  assert.equal(answer.status, status, `${method} ${url}: ${await answer.clone().text()}`)
}

async function startRadicale(t: TestContext) {
  const { error } = spawnSync('radicale', ['--version'])
  if (error) throw new Error('This check needs Radicale, which is not installed.', { cause: error })
  const folder = await mkdtemp(join(tmpdir(), 'kith-radicale-'))
  t.after(() => rm(folder, { recursive: true, force: true }))
  await writeFile(join(folder, 'users'), `${signIn.userName}:${signIn.password}\n`)
  const host = `127.0.0.2:${await freePort()}`
  const auth = ['--auth-type', 'htpasswd', '--auth-htpasswd-filename', join(folder, 'users')]
  const storage = ['--storage-filesystem-folder', folder]
  const radicale = spawn(
    'radicale',
    ['--server-hosts', host, ...auth, '--auth-htpasswd-encryption', 'plain', ...storage],
    {
      stdio: 'ignore',
    },
  )
  t.after(() => radicale.kill())
  for (let tries = 0; tries < 100; tries += 1) {
    const isUp = await fetch(`http://${host}/`).then(Boolean, () => false)
    if (isUp) return `http://${host}/rui/work/`
    await pause(100)
  }
  throw new Error('Radicale did not start.')
}
