import assert from 'node:assert/strict'
import { test } from 'node:test'
import sharp from 'sharp'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { photoKeys, picture } from '../../../test/samples/images.ts'

const house = await useHouse()
const wide = new Blob([await picture(2400, 300).png().toBuffer()])
const small = new Blob([await picture(60, 40).png().toBuffer()])
const landscape = new Blob([await picture(2400, 1600).jpeg().toBuffer()])
const keysOf = async (cardId: string) => (await photoKeys(house)).filter((key) => key.includes(cardId))

/** A square on a transparent ground. */
const drawing = (background: string) =>
  sharp({ create: { width: 300, height: 100, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } }).composite([
    { input: { create: { width: 80, height: 80, channels: 4, background } } },
  ])

async function newCard() {
  const { client } = await newMember(house)
  const { id } = await client.Cards_create({ slug: 'rui' })
  return { client, id }
}

test('own colours are stored, replaced and cleared', async () => {
  const { client, id } = await newCard()
  assert.equal((await client.Cards_get({ id })).colours, undefined)
  const { colours } = await client.Cards_update({ id, colours: { accent: '#0B5F4E', background: '#fff4e0' } })
  assert.deepEqual(colours, { accent: '#0b5f4e', background: '#fff4e0' })
  assert.deepEqual((await client.Cards_update({ id, title: 'Designer' })).colours, colours)
  assert.deepEqual((await client.Cards_update({ id, colours: { accent: '#112233' } })).colours, { accent: '#112233' })
  assert.equal((await client.Cards_update({ id, colours: null })).colours, undefined)
  for (const accent of ['red', '#12345', '#1234567', 'url(x)', '#ggg000'])
    await refused(client.Cards_update({ id, colours: { accent } }), 'invalid')
  await refused(client.Cards_update({ id, colours: {} }), 'invalid')
})

test('a wide logo is not cropped, and a background image is stored larger than a photo', async () => {
  const { client, id } = await newCard()
  const { logo } = await client.Cards_logo({ id, photo: wide })
  assert.deepEqual([logo?.width, logo?.height, logo?.sizes.map(({ width }) => width)], [512, 64, [128, 256, 512]])
  const { backgroundImage } = await client.Cards_backgroundImage({ id, photo: landscape })
  assert.deepEqual(
    backgroundImage?.sizes.map(({ width }) => width),
    [512, 1024, 1920],
  )
  for (const url of [logo?.sizes[0]?.webp, backgroundImage?.sizes[2]?.jpeg])
    assert.equal((await fetch(house.url + new URL(url ?? '').pathname)).status, 200)
})

test('a light logo on a transparent ground is laid on a dark one', async () => {
  const { client, id } = await newCard()
  const groundOf = async (fill: string, onWhite = false) => {
    const image = onWhite ? sharp(await drawing(fill).png().toBuffer()).flatten({ background: '#fff' }) : drawing(fill)
    return (await client.Cards_logo({ id, photo: new Blob([await image.png().toBuffer()]) })).logo?.ground
  }
  assert.equal(await groundOf('#ffffff'), '#1d1c1a')
  assert.equal(await groundOf('#ffe9a8'), '#1d1c1a')
  assert.equal(await groundOf('#222222'), '#ffffff')
  assert.equal(await groundOf('#cc2200'), '#ffffff')
  assert.equal(await groundOf('#ffffff', true), '#ffffff')
})

test('a card has a video or an image behind it, not both', async () => {
  const { client, id } = await newCard()
  await client.Cards_setVideoBackground({ id, backgroundId: 'tide' })
  const withImage = await client.Cards_backgroundImage({ id, photo: small })
  assert.equal(withImage.videoBackgroundId, undefined)
  const withVideo = await client.Cards_setVideoBackground({ id, backgroundId: 'tide' })
  assert.deepEqual([withVideo.videoBackgroundId, withVideo.backgroundImage], ['tide', undefined])
  await house.work()
  assert.deepEqual(await keysOf(id), [])
})

test('the look is copied with a card, and its files are removed one by one', async () => {
  const { client, id } = await newCard()
  await client.Cards_update({ id, colours: { background: '#102030' } })
  await client.Cards_photo({ id, photo: small })
  await client.Cards_logo({ id, photo: wide })
  await client.Cards_backgroundImage({ id, photo: small })
  await sweepBlobs({ ...house.kith, now: () => house.kith.now().add({ hours: 48 }) })
  const copy = await client.Cards_create({ slug: 'copy', from: id })
  assert.deepEqual(copy.colours, { background: '#102030' })
  assert.equal((await keysOf(copy.id)).length, (1 + 3 + 1) * 2)
  await client.Cards_removeLogo({ id: copy.id })
  await house.work()
  assert.equal((await keysOf(copy.id)).length, (1 + 1) * 2)
  const left = await client.Cards_removeBackgroundImage({ id: copy.id })
  assert.deepEqual([left.logo, left.backgroundImage, left.photo?.width], [undefined, undefined, 60])
})

test('the files of a card that is deleted for good are removed', async () => {
  const { client, id } = await newCard()
  await client.Cards_logo({ id, photo: wide })
  await client.Cards_backgroundImage({ id, photo: small })
  await client.Cards_remove({ id })
  await house.work()
  assert.equal((await keysOf(id)).length, 8)
  await client.Removals_purge({ id: (await client.Removals_list({}))[0]?.id ?? '' })
  await house.work()
  assert.deepEqual(await keysOf(id), [])
})
