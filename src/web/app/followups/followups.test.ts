import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, refused, useHouse } from '../../../../test/harness/harness.ts'

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
  const ofPerson = `/people/${connectionId}/followups`
  const key = keyIn((await browser.get(ofPerson)).text)
  await browser.post(ofPerson, { key })
  const { to: page = '' } = await browser.post(ofPerson, { key })
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
  const typed = { action: 'save', subject: 'Porto', body: 'Hi Ana,\r\nsee you <soon>' }
  const saved = await browser.post(`/followups/${id}`, typed, asPart('draft'))
  assert.match(saved.text, /^<section id="draft".*data-done="Draft kept\.".*see you &lt;soon&gt;/s)
  assert.deepEqual([(await get()).subject, (await get()).body], ['Porto', 'Hi Ana,\nsee you <soon>'])
})

test('marking a draft sent saves the text, logs a message, and can be undone', async () => {
  const { rui, browser, id, connectionId, get } = await withDraft()
  const typed = { action: 'send', subject: 'Porto', body: 'Hi Ana, welcome to Porto' }
  const { to } = await browser.post(`/followups/${id}`, typed)
  assert.equal(to, `/followups/${id}`)
  assert.equal((await get()).state, 'sent')
  const { timeline } = await rui.client.Connections_get({ connectionId })
  assert.equal(timeline[0]?.text, 'Hi Ana, welcome to Porto')
  const { text } = await browser.get(`/followups/${id}`)
  assert.match(text, /Marked as sent\..*Undo/s)
  // Pressed twice.
  assert.equal((await browser.post(`/followups/${id}`, typed)).status, 303)
  await browser.post(`/followups/${id}`, { action: 'restore' })
  assert.equal((await get()).state, 'draft')
  assert.equal((await rui.client.Connections_get({ connectionId })).timeline.length, 1)
})

test('drafts that wait are listed, and each can be marked, put off or discarded there', async () => {
  const { browser, id, get } = await withDraft()
  assert.match((await browser.get('/followups')).text, /To Ana Ribeiro.*Mark sent.*Later.*Discard/s)
  const row = asPart(`followup-${id}`)
  const later = await browser.post(`/followups/${id}`, { action: 'snooze' }, row)
  assert.match(later.text, new RegExp(`<li id="followup-${id}" class="undo-line".*snoozed for three days.*Undo`, 's'))
  assert.equal((await get()).state, 'snoozed')
  assert.match((await browser.get('/followups')).text, /No drafts are waiting/)
  await browser.post(`/followups/${id}`, { action: 'restore' })
  const { text } = await browser.post(`/followups/${id}`, { action: 'discard' }, row)
  assert.match(text, new RegExp(`<li id="followup-${id}" class="undo-line".*Draft discarded\\.`, 's'))
  await refused(get(), 'not_found')
})

test('another tone replaces a draft without a trace, and an edited text only if it is said again', async () => {
  const { rui, browser, id, connectionId } = await withDraft()
  const waiting = async () => (await rui.client.Followups_list({ connectionId })).followups
  const { to: formal = '' } = await browser.post(`/followups/${id}`, { tone: 'formal' })
  const [made] = await waiting()
  assert.equal(formal, `/followups/${made?.id}`)
  assert.equal(made?.tone, 'formal')
  await refused(rui.client.Followups_get({ id }), 'not_found')
  const typed = { tone: 'warm', subject: 'Porto', body: 'My own words' }
  assert.match(
    (await browser.post(formal, typed)).text,
    /You edited this text\..*name="again" value="warm".*My own words/s,
  )
  assert.deepEqual(
    (await waiting()).map(({ body, tone }) => [body, tone]),
    [['My own words', 'formal']],
  )
  const { to: warm = '' } = await browser.post(formal, { ...typed, again: 'warm' })
  assert.deepEqual(
    (await waiting()).map(({ tone }) => tone),
    ['warm'],
  )
  const { to } = await browser.post(warm, { action: 'discard' })
  assert.equal(to, `/people/${connectionId}`)
  for (const state of ['draft', 'snoozed', 'dismissed', 'sent'] as const)
    assert.deepEqual((await rui.client.Followups_list({ state })).followups, [], state)
})

test('a draft shows the sentences it was made from, and only what the person can be reached by', async () => {
  const { rui, browser, page, connectionId } = await withDraft({ emails: [] })
  const { text } = await browser.get(page)
  assert.match(text, /Based on.*<mark>[^<]*the deck[^<]*<\/mark>/is)
  assert.doesNotMatch(text, /mailto:|href="sms:|name="subject"/)
  await rui.client.Connections_update({ connectionId, phones: ['+351 912 345 678'], emails: ['ana@example.com'] })
  const reachable = (await browser.get(page)).text
  assert.match(reachable, /href="mailto:ana@example\.com\?subject=.*href="sms:\+351912345678\?body=Hi%20Ana/s)
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
  const { id, page, connectionId, get } = await withDraft()
  const eve = signedIn(house, await newMember(house))
  assert.equal((await eve.get(`/followups/${id}`)).status, 404)
  assert.equal((await eve.get(`/people/${connectionId}/followups`)).status, 404)
  assert.equal((await eve.post(`/followups/${id}`, { action: 'send' })).status, 404)
  assert.ok(!(await eve.get('/followups')).text.includes('Ana'))
  assert.equal((await eve.get(page)).status, 404)
  assert.equal((await get()).state, 'draft')
})
