import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, newMember, useHouse } from '../../../../test/harness/harness.ts'
import { picture } from '../../../../test/samples/images.ts'

const house = await useHouse()

async function withPerson() {
  const rui = await newMember(house)
  const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return {
    rui,
    path: `/people/${connectionId}`,
    photo: async () => (await rui.client.Connections_get({ connectionId })).photo,
  }
}

/** Sends the form of a photo as a browser does. */
async function sendPhoto(
  path: string,
  token: string,
  bytes: Uint8Array | string,
  headers: Record<string, string> = {},
) {
  const body = new FormData()
  body.set('photo', new Blob([bytes as Uint8Array<ArrayBuffer>]), 'ana.png')
  const own = { cookie: `kith=${token}`, 'sec-fetch-site': 'same-origin', ...headers }
  const response = await fetch(`${house.url}${path}/photo?key=${crypto.randomUUID()}`, {
    method: 'POST',
    body,
    headers: own,
    redirect: 'manual',
  })
  return { status: response.status, text: await response.text(), to: response.headers.get('location') }
}

test('a photo is uploaded, shown on the edit page and removed', async () => {
  const { rui, path, photo } = await withPerson()
  const { status, to } = await sendPhoto(path, rui.token, await picture(400, 300).png().toBuffer())
  assert.deepEqual([status, to], [303, `${path}/edit`])
  const version = await photo()
  assert.ok(version)
  const headers = { cookie: `kith=${rui.token}`, 'sec-fetch-site': 'same-origin' }
  const { text } = await ask(house, `GET ${path}/edit`, { headers })
  assert.ok(text.includes(`${path}/photo/${version}?size=large`))
  const part = { ...headers, 'kith-part': 'photo', 'content-type': 'application/x-www-form-urlencoded' }
  const removed = await ask(house, `POST ${path}/photo/removal`, { headers: part, body: '' })
  assert.match(removed.text, /^<div id="photo".*>AR<\/span>/s)
  assert.equal(await photo(), undefined)
})

test('a file that isn’t a photo gets an error beside the field', async () => {
  const { rui, path, photo } = await withPerson()
  for (const bytes of ['not a picture', '']) {
    const { status, text } = await sendPhoto(path, rui.token, bytes, { 'kith-part': 'photo' })
    assert.equal(status, 400)
    assert.match(text, /^<div id="photo".*aria-invalid="true".*Choose a photo in JPEG/s)
  }
  assert.equal(await photo(), undefined)
})

test('photos can’t be set for another member’s people or from another site', async () => {
  const { rui, path, photo } = await withPerson()
  const image = await picture(40, 40).png().toBuffer()
  assert.equal((await sendPhoto(path, (await newMember(house)).token, image)).status, 404)
  assert.equal((await sendPhoto(path, rui.token, image, { 'sec-fetch-site': 'cross-site' })).status, 403)
  assert.equal(await photo(), undefined)
})
