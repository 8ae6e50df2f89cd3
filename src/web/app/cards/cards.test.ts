import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

test('a first card is made from a few fields, and shows its address and code', async () => {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  assert.match((await pages.get('/cards')).text, /name="slug"[^>]*value="member-\d+"/)
  const fields = { name: 'Rui Costa', title: 'Designer', company: '', email: 'rui@example.com', phone: '', slug: 'rui' }
  assert.equal((await pages.post('/cards', fields)).location, '/cards')
  const [card] = (await member.client.Cards_list()).cards
  assert.deepEqual([card?.name, card?.title, card?.emails[0]?.address], ['Rui Costa', 'Designer', 'rui@example.com'])
  assert.match((await pages.get('/cards')).text, /\/rui\/qr\.svg/)
})

test('what is wrong is said beside the field, and what was typed stays', async () => {
  const pages = pagesOf(house, await newMember(house))
  const wrong = await pages.post('/cards', { name: 'Rui', email: 'nowhere', slug: 'Not a slug!' })
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /id="slug-error"/)
  assert.match(wrong.text, /id="email-error"/)
  assert.match(wrong.text, /value="nowhere"/)
})
