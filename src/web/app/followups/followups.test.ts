import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()
const keyIn = (text: string) => /name="key" value="([^"]+)"/.exec(text)?.[1] ?? ''
const asPart = (part: string) => ({ 'kith-part': part, 'sec-fetch-site': 'same-origin' })

/** A member with a person they have a note about, and a draft to them. */
async function withDraft({ emails = ['ana@example.com'] } = {}) {
  const rui = await newMember(house)
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro', emails })
  await rui.client.Memory_addNote({
    connectionId,
    text: 'Ana is moving to Porto. I promised to send her the deck.',
  })
  const browser = signedIn(house, rui)
  const page = `/people/${connectionId}/followups`
  const key = keyIn((await browser.get(page)).text)
  await browser.post(page, { key })
  await browser.post(page, { key })
  const { followups } = await rui.client.Followups_list({})
  const [{ id = '' } = {}] = followups
  return { rui, browser, connectionId, page, id, followups, get: () => rui.client.Followups_get({ id }) }
}

test('a draft is made once however often the button is pressed, and can be edited', async () => {
  const { browser, page, id, followups, get } = await withDraft()
  assert.equal(followups.length, 1)
  const { text } = await browser.get(page)
  assert.match(text, /<textarea [^>]*name="body"[^>]*>\nHi Ana,/)
  assert.match(text, /href="mailto:ana@example\.com\?subject=[^"]+&amp;body=Hi%20Ana/)
  const typed = { from: 'person', action: 'save', subject: 'Porto', body: 'Hi Ana,\r\nsee you <soon>' }
  const saved = await browser.post(`/followups/${id}`, typed, asPart(`followup-${id}`))
  assert.match(saved.text, new RegExp(`^<li id="followup-${id}".*see you &lt;soon&gt;.*Saved\\.`, 's'))
  assert.deepEqual([(await get()).subject, (await get()).body], ['Porto', 'Hi Ana,\nsee you <soon>'])
})

test('marking a draft sent saves the text, logs a message, and can be undone', async () => {
  const { rui, browser, id, connectionId, get } = await withDraft()
  const typed = { from: 'person', action: 'send', subject: 'Porto', body: 'Hi Ana, welcome to Porto' }
  const { to } = await browser.post(`/followups/${id}`, typed)
  assert.equal(to, `/people/${connectionId}?followup=${id}#followup-${id}`)
  assert.equal((await get()).state, 'sent')
  const { timeline } = await rui.client.Connections_get({ connectionId })
  assert.equal(timeline[0]?.text, 'Hi Ana, welcome to Porto')
  const { text } = await browser.get(`/people/${connectionId}/followups?followup=${id}`)
  assert.match(text, /Marked as sent\..*Undo/s)
  // Pressed twice.
  assert.equal((await browser.post(`/followups/${id}`, typed)).status, 303)
  await browser.post(`/followups/${id}`, { from: 'person', action: 'restore' })
  assert.equal((await get()).state, 'draft')
  assert.equal((await rui.client.Connections_get({ connectionId })).timeline.length, 1)
})

test('drafts that wait are listed, and each can be dismissed or put away there', async () => {
  const { browser, id, get } = await withDraft()
  assert.match((await browser.get('/followups')).text, /To Ana Ribeiro.*Mark sent/s)
  const body = { from: 'followups', subject: '', body: '' }
  const dismissed = await browser.post(`/followups/${id}`, { ...body, action: 'dismiss' })
  assert.equal(dismissed.to, `/followups?followup=${id}#followup-${id}`)
  assert.match((await browser.get(`/followups?followup=${id}`)).text, /Draft to Ana Ribeiro dismissed\..*Undo/s)
  assert.match((await browser.get('/followups')).text, /No drafts are waiting/)
  await browser.post(`/followups/${id}`, { action: 'restore' })
  await browser.post(`/followups/${id}`, { action: 'snooze' })
  assert.equal((await get()).state, 'snoozed')
})

test('an empty draft isn’t saved, and the input is shown again', async () => {
  const { browser, id, get } = await withDraft()
  const typed = { action: 'save', subject: 'Only a subject', body: ' ' }
  const { status, text } = await browser.post(`/followups/${id}`, typed)
  assert.equal(status, 400)
  assert.match(text, /value="Only a subject".*aria-invalid="true".*This must not be empty/s)
  assert.notEqual((await get()).subject, 'Only a subject')
})

test('a message too long for a link opens without its text, and says so', async () => {
  const { browser, id, page } = await withDraft()
  await browser.post(`/followups/${id}`, { action: 'save', subject: 'Porto', body: '🌊'.repeat(300) })
  const { text } = await browser.get(page)
  assert.match(text, /href="mailto:ana@example\.com\?subject=Porto"/)
  assert.match(text, /<p class="hint too-long" >The message is too long/)
})

test('without notes there is nothing to write from, and the page says so', async () => {
  const rui = await newMember(house)
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Tom' })
  const { status, text } = await signedIn(house, rui).post(`/people/${connectionId}/followups`, {
    key: 'a-key-of-the-form',
  })
  assert.equal(status, 400)
  assert.match(text, /role="alert">/)
})

test('members can’t see or change each other’s drafts', async () => {
  const { id, page, get } = await withDraft()
  const eve = signedIn(house, await newMember(house))
  assert.equal((await eve.get(`/followups/${id}`)).status, 404)
  assert.equal((await eve.get(page)).status, 404)
  assert.equal((await eve.post(`/followups/${id}`, { action: 'send' })).status, 404)
  assert.ok(!(await eve.get(`/followups?followup=${id}`)).text.includes('Ana'))
  assert.equal((await get()).state, 'draft')
})
