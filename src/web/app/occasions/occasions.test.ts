import assert from 'node:assert/strict'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()
house.clock.set('2026-06-18T09:00:00Z')

async function withPerson() {
  const rui = await newMember(house)
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...rui, connectionId, path: `/people/${connectionId}`, browser: signedIn(house, rui) }
}

const plain = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')

test('the row of a date opens a form with its values, which changes and removes it', async () => {
  const { client, connectionId, path, browser } = await withPerson()
  await browser.post(`${path}/dates`, { kind: 'child_birthday', date: '2026-02-28', yearless: 'yes', label: 'Milo' })
  const [{ dateId = '', date = '' } = {}] = await client.Dates_list({ connectionId })
  assert.equal(date, '--02-28')
  const form = `${path}/dates/${dateId}`
  assert.match((await browser.get(path)).text, new RegExp(`href="${form}"`))
  const { text } = await browser.get(form)
  assert.match(
    text,
    /<option value="child_birthday" selected.*value="2000-02-28".*name="yearless"[^>]*checked.*value="Milo"/s,
  )
  const { to = '' } = await browser.post(form, { kind: 'other', date: '2026-07-01', once: 'yes', label: 'Regatta' })
  assert.match((await browser.get(to)).text, /<details class="known" open/)
  const [changed] = await client.Dates_list({ connectionId })
  assert.deepEqual(
    [changed?.kind, changed?.date, changed?.repeats, changed?.label],
    ['other', '2026-07-01', 'once', 'Regatta'],
  )
  const removed = await browser.post(`${form}/removal`, {})
  assert.match(plain((await browser.get(removed.to ?? '')).text), /Date removed\. Undo/)
  assert.deepEqual(await client.Dates_list({ connectionId }), [])
  await browser.post(`${form}/restoration`, {})
  assert.equal((await client.Dates_list({ connectionId })).length, 1)
  await browser.post(form, { kind: 'died', date: '2025-03-01' })
  assert.match(plain((await browser.get(path)).text), /Died on 1 March 2025/)
})

test('what is wrong with a date or gift is said beside its field or above the form, and what was typed stays', async () => {
  const { client, connectionId, path, browser } = await withPerson()
  await client.Dates_add({ connectionId, kind: 'died', date: '2025-03-01' })
  const { dateId } = await client.Dates_add({ connectionId, kind: 'other', date: '2026-07-01', label: 'Regatta' })
  const wrong = async (where: string, values: Record<string, string>, said: RegExp) => {
    const { status, text } = await browser.post(`${path}/${where}`, values)
    assert.equal(status, 400, where)
    assert.match(text, said)
  }
  await wrong(
    `dates/${dateId}`,
    { kind: 'other', date: '', label: 'Race' },
    /id="date-date-error">Choose a day\..*value="Race"/s,
  )
  await wrong(`dates/${dateId}`, { kind: 'other', date: '2026-07-01', label: '' }, /id="date-label-error"/)
  const yearless = { kind: 'other', date: '2026-07-01', yearless: 'yes', once: 'yes', label: 'Race' }
  await wrong(`dates/${dateId}`, yearless, /id="date-date-error".*name="once"[^>]*checked/s)
  for (const where of ['dates', `dates/${dateId}`])
    await wrong(where, { kind: 'died', date: '2025-03-02' }, /class="form-error" role="alert">/)
  const { giftId } = await client.Gifts_add({ connectionId, what: 'Scarf', price: '€ 40' })
  await wrong(`gifts/${giftId}`, { what: '', status: 'idea', note: 'Blue' }, /id="gift-what-error".*Blue/s)
  await wrong(`gifts/${giftId}`, { what: 'Scarf', status: 'given', date: 'soon' }, /id="gift-date-error"/)
  await wrong(`gifts/${giftId}`, { what: 'Scarf', status: 'given', link: 'javascript:1' }, /id="gift-link-error"/)
  assert.equal((await client.Gifts_get({ connectionId, giftId })).status, 'idea')
})

test('the row of a gift opens a form with every detail; an emptied one is gone', async () => {
  const { client, connectionId, path, browser } = await withPerson()
  const { giftId } = await client.Gifts_add({ connectionId, what: 'Scarf', price: '€ 40', note: 'Blue' })
  const form = `${path}/gifts/${giftId}`
  assert.match((await browser.get(form)).text, /value="Scarf".*value="€ 40".*Blue/s)
  const given = {
    what: 'Blue scarf',
    status: 'given',
    date: '2025',
    occasion: '50th birthday',
    link: 'example.com/scarf',
  }
  await browser.post(form, given)
  const { updatedAt: _, createdAt: __, ...gift } = await client.Gifts_get({ connectionId, giftId })
  assert.deepEqual(gift, { giftId, connectionId, ...given, link: 'https://example.com/scarf' })
  const { text } = await browser.get(path)
  assert.match(plain(text), /Blue scarf Given · 2025 · 50th birthday example\.com/)
  assert.match(text, /href="https:\/\/example\.com\/scarf" rel="noreferrer"/)
  const other = await newMember(house)
  assert.equal((await signedIn(house, other).get(form)).status, 404)
})
