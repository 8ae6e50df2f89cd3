import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()
const asPart = { 'kith-part': 'rhythm', 'sec-fetch-site': 'same-origin' }

async function withPerson() {
  const rui = await newMember(house)
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
  const path = `/people/${connectionId}`
  return { path, browser: signedIn(house, rui), get: () => rui.client.Connections_get({ connectionId }) }
}

test('the rhythm is a sentence that says where it comes from, and can be chosen', async () => {
  const { browser, path, get } = await withPerson()
  assert.match((await browser.get(`${path}/rhythm`)).text, /Be in touch twice a year\..*The default/s)
  const { status, to } = await browser.post(`${path}/rhythm`, { every: '60', days: '' })
  assert.deepEqual([status, to], [303, `${path}#rhythm`])
  assert.equal((await get()).rhythmDays, 60)
  const { text } = await browser.get(`${path}/rhythm`)
  assert.match(text, /Be in touch every two months\..*You chose this.*<option value="60" selected/s)
  await browser.post(`${path}/rhythm`, { every: 'own', days: '45' })
  assert.match((await browser.get(`${path}/rhythm`)).text, /<option value="own" selected.*value="45"/s)
  await browser.post(`${path}/rhythm`, { every: 'learned', days: '45' })
  assert.equal((await get()).rhythmDays, undefined)
})

test('an invalid number of days gets an error beside its field', async () => {
  const { browser, path, get } = await withPerson()
  for (const days of ['', 'often', '0', '1e3', '99999']) {
    const { status, text } = await browser.post(`${path}/rhythm`, { every: 'own', days }, asPart)
    assert.equal(status, 400, days)
    assert.match(
      text,
      /<section id="rhythm".*<details class="fold" open>.*aria-invalid="true".*Choose a number of days/s,
    )
  }
  assert.equal((await get()).rhythmDays, undefined)
})

test('reminders rest until a day after today, and can be resumed', async () => {
  const { browser, path, get } = await withPerson()
  const past = await browser.post(`${path}/rest`, { until: '2020-01-01' })
  assert.match(past.text, /id="rhythm-until-error">This must be after today/)
  await browser.post(`${path}/rest`, { until: '2099-03-20' })
  assert.equal((await get()).restUntil, '2099-03-20')
  assert.match((await browser.get(`${path}/rhythm`)).text, /<time[^>]*>No reminders until 20 March 2099/)
  await browser.post(`${path}/rest/end`, {})
  assert.equal((await get()).restUntil, undefined)
})
