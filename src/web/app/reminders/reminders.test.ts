import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { openMailingHouse } from '../../../../test/harness/reminded.ts'
import { subscribedBrowser } from '../../../../test/sweeps/belongings.ts'

const { house, close } = await openMailingHouse()
const without = await useHouse()
after(close)

test('a member turns reminders on and off without script, each form by itself', async () => {
  const rui = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const pages = pagesOf(house, rui)
  const { text } = await pages.get('/settings/reminders')
  assert.match(text, /Reminders.*By e-mail.*A morning e-mail.*On your devices.*No device gets notifications/s)
  assert.match(text, /<option value="7" selected>07:00</)
  const form = { boxes: 'digest leadMail', digest: 'on', morningHour: '8' }
  const { location } = await pages.post('/settings/reminders', form)
  assert.match((await pages.get(location ?? '')).text, /role="status">Saved\..*The next one: /s)
  const { digest, morningHour, leadMail, pushPromises } = await rui.client.Reminders_get()
  assert.deepEqual([digest, morningHour, leadMail, pushPromises], [true, 8, false, true])
  await pages.post('/settings/reminders', { boxes: 'pushPromises pushLeads pushNames', pushNames: 'on' })
  const { mailAvailable, nextDigestAt: _, chosen, ...later } = await rui.client.Reminders_get()
  assert.deepEqual(later, {
    ...{ digest: true, morningHour: 8, leadMail: false },
    ...{ pushPromises: false, pushLeads: false, pushNames: true },
  })
  assert.deepEqual([mailAvailable, chosen], [true, true])
})

test('a device is listed with a button that turns it off', async () => {
  const rui = await newMember(house)
  const pages = pagesOf(house, rui)
  assert.doesNotMatch((await pages.get('/settings/reminders')).text, /When a promise is due/)
  const id = await subscribedBrowser(rui)
  assert.match((await pages.get('/settings/reminders')).text, /When a promise is due/)
  assert.match((await pages.get('/settings/reminders')).text, new RegExp(`devices/${id}/removal.*Turn off`, 's'))
  const { location } = await pages.post(`/settings/reminders/devices/${id}/removal`)
  assert.match((await pages.get(location ?? '')).text, /Notifications are off on that device.*No device gets/s)
})

test('without a mail server, only whoever owns the instance sees how to connect one', async () => {
  const [first, other] = [await newMember(without), await newMember(without)]
  await without.kith.db.updateTable('instance').set({ ownerId: first.memberId }).execute()
  const { text } = await pagesOf(without, first).get('/settings/reminders')
  assert.match(text, /can’t send e-mail yet.*KITH_SMTP_URL/s)
  assert.doesNotMatch(text, /A morning e-mail|When a promise is due/)
  const plain = (await pagesOf(without, other).get('/settings/reminders')).text
  assert.doesNotMatch(plain, /By e-mail|SMTP|A morning e-mail/)
  assert.match(plain, /On your devices/)
})
