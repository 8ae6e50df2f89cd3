import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { eventText, icsOf } from '../../../../test/samples/calendars/calendar.ts'
import { openCalendarServer } from '../../../../test/servers/calendar-server.ts'

const house = await useHouse({ KITH_OUTGOING_ALLOW: '127.0.0.2' })
const server = await openCalendarServer()

const event = (uid: string, start: string, attendees: string[]) =>
  eventText({
    uid,
    title: `Title <${uid}>`,
    lines: [`DTSTART:${start}`, 'DURATION:PT1H', ...attendees.map((email) => `ATTENDEE;CN=Someone:mailto:${email}`)],
  })

test('a calendar is added, shown with its state, removed and brought back, and its meetings are on Today', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const emails = ['ana@example.com']
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro', emails })
  const soon = event('soon', '20261117T150000Z', ['ana@example.com', 'cy@example.com'])
  server.serve(icsOf([soon, event('past', '20261110T150000Z', ['ana@example.com'])], ['X-WR-CALNAME:Work']))
  const added = await pages.post('/settings/meetings', { address: server.address, ownEmails: 'rui@example.org' })
  assert.equal(added.location, '/settings/meetings?said=added')
  await house.work()
  const page = await pages.get('/settings/meetings')
  assert.match(page.text, /<strong dir="auto">Work<\/strong>/)
  assert.match(page.text, /1 meeting on timelines/)
  assert.match(page.text, /cy@example\.com/)
  const today = await pages.get('/today')
  assert.match(today.text, /Title &lt;soon&gt;/)
  assert.ok(today.text.includes(`href="/people/${connectionId}/brief"`))
  const { calendars } = await member.client.MeetingCalendars_list({})
  const removed = await pages.post(`/settings/meetings/${calendars[0]?.id}/removal`, {})
  await house.work()
  const undo = await pages.get(String(removed.location))
  assert.match(undo.text, new RegExp(`action="/settings/meetings/${calendars[0]?.id}/restoration"`))
  assert.doesNotMatch((await pages.get('/today')).text, /Title/)
  await pages.post(`/settings/meetings/${calendars[0]?.id}/restoration`, {})
  await house.work()
  assert.match((await pages.get('/today')).text, /Title/)
  house.clock.reset()
})

test('an invalid address is shown again with the error, in the member’s language', async () => {
  const member = await newMember(house)
  await member.client.Members_update({ locale: 'de' })
  const pages = pagesOf(house, member)
  server.answer((_, response) => response.writeHead(200).end('<!doctype html>'))
  const { status, text } = await pages.post('/settings/meetings', { address: server.address })
  assert.equal(status, 400)
  assert.match(text, /führt zu etwas, das kein Kalender ist/)
  assert.ok(text.includes(`value="${server.address}"`))
})

test('an attendee becomes a person, or is not suggested again', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  server.serve(icsOf([event('past', '20261110T150000Z', ['cy@example.com', 'dee@example.com'])]))
  await pages.post('/settings/meetings', { address: server.address })
  const form = { email: 'cy@example.com', name: 'Cy Young' }
  const { location } = await pages.post('/settings/meetings/attendees/addition', form)
  assert.match(String(location), /^\/people\/[\da-f-]+\?added=yes$/)
  await pages.post('/settings/meetings/attendees/dismissal', { email: 'dee@example.com' })
  assert.doesNotMatch((await pages.get('/settings/meetings')).text, /cy@example|dee@example/)
  house.clock.reset()
})

test('the addresses by which you are invited can be changed, and a wrong one is shown again', async () => {
  house.clock.set('2026-11-17T12:00:00Z')
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  server.serve(icsOf([event('past', '20261110T150000Z', ['cy@example.com', 'me@work.example.com'])]))
  await pages.post('/settings/meetings', { address: server.address })
  const { calendars } = await member.client.MeetingCalendars_list({})
  const path = `/settings/meetings/${calendars[0]?.id}`
  assert.ok((await pages.get('/settings/meetings')).text.includes(`href="${path}"`))
  assert.match((await pages.get('/settings/meetings')).text, /me@work\.example\.com/)
  const wrong = await pages.post(path, { ownEmails: 'me@work.example.com, nonsense' })
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /value="me@work\.example\.com, nonsense".*aria-invalid|aria-invalid.*value="me@work/s)
  const { location } = await pages.post(path, { ownEmails: 'me@work.example.com; me@home.example.com' })
  assert.equal(location, '/settings/meetings?said=saved')
  await house.work()
  const { text } = await pages.get('/settings/meetings')
  assert.match(text, /cy@example\.com/)
  assert.doesNotMatch(text, /me@work/)
  assert.match((await pages.get(path)).text, /value="me@work\.example\.com, me@home\.example\.com"/)
  assert.equal((await pages.get('/settings/meetings/00000000-0000-7000-8000-000000000000')).status, 404)
  house.clock.reset()
})
