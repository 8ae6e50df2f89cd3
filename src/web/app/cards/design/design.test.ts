import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../../test/harness/harness.ts'
import { picture } from '../../../../../test/samples/images.ts'

const house = await useHouse()

async function withCard() {
  const member = await newMember(house)
  const pages = pagesOf(house, member)
  const { id } = await member.client.Cards_create({ slug: 'rui', name: 'Rui Costa' })
  return { ...member, pages, path: `/cards/${id}`, get: () => member.client.Cards_get({ id }) }
}

async function photoForm(fields: Record<string, string>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  form.append('photo', new Blob([await picture(400, 200).png().toBuffer()], { type: 'image/png' }), 'rui.png')
  return form
}

test('template, own colours and film are chosen in one form, and taken back', async () => {
  const { pages, path, get } = await withCard()
  const chosen = { look: 'garden.berry', film: 'tide', 'own.accent': 'on', accent: '#aa0033', background: '#ffffff' }
  assert.equal((await pages.post(`${path}/design`, chosen)).location, `${path}/design?saved`)
  const { colour, colours, videoBackgroundId } = await get()
  assert.deepEqual([colour, colours, videoBackgroundId], ['berry', { accent: '#aa0033' }, 'tide'])
  const { text } = await pages.get(`${path}/design`)
  assert.match(text, /value="garden\.berry" checked/)
  assert.match(text, /name="film" value="tide" checked/)
  assert.match(text, /a contrast of at least 4\.5 to 1/)
  await pages.post(`${path}/design`, { look: 'garden.berry', film: '' })
  assert.deepEqual([(await get()).colours, (await get()).videoBackgroundId], [undefined, undefined])
})

test('the design page shows the card in every template, with its name and the colours of the template', async () => {
  const { pages, path, get } = await withCard()
  const { text } = await pages.get(`${path}/design`)
  const drawn = /<label class="thumb" for="look-(\w+)-\w+">.*?<svg class="template-picture".*?<\/svg>/gs
  const shown = [...text.matchAll(drawn)]
  const keys = shown.map(([, key]) => key)
  assert.deepEqual(keys, ['linen', 'harbour', 'poster', 'ledger', 'garden', 'atelier'])
  const { name } = await get()
  for (const [picture, key] of shown) assert.ok(picture.includes(`>${name}</text>`), `${key}`)
  assert.match(shown[1]?.[0] ?? '', /fill="light-dark\(#f2f5f6, #10151a\)"/)
  assert.match((await pages.get(`${path}/preview?still&look=ledger.oxide`)).text, /<body class="ledger oxide">/)
})

test('a photo is cut from the middle without script, and removed', async () => {
  const { pages, path, get } = await withCard()
  const form = await photoForm({ turn: '90', crop: 'middle' })
  assert.equal((await pages.send(`${path}/photo`, form)).location, `${path}/design`)
  assert.deepEqual([(await get()).photo?.width, (await get()).photo?.height], [200, 200])
  await pages.send(`${path}/photo`, await photoForm({ turn: '90', crop: '' }))
  assert.deepEqual([(await get()).photo?.width, (await get()).photo?.height], [200, 400])
  await pages.post(`${path}/photo/removal`)
  assert.equal((await get()).photo, undefined)
})

test('a logo and a background picture are set, and a file that isn’t a picture gets an error', async () => {
  const { pages, path, get } = await withCard()
  await pages.send(`${path}/logo`, await photoForm({}))
  await pages.send(`${path}/background-image`, await photoForm({}))
  assert.equal((await get()).logo?.width, 400)
  assert.equal((await get()).backgroundImage?.width, 400)
  const form = new FormData()
  form.append('photo', new Blob(['no picture']), 'x.png')
  const wrong = await pages.send(`${path}/logo`, form)
  assert.equal(wrong.status, 400)
  assert.match(wrong.text, /id="card-logo"[^>]*aria-invalid="true"/)
})
