import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { ask, newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

suite('the Capture screen', () => {
  test('a capture of another member is not found by any of its addresses', async () => {
    const [rui, eva] = [await newMember(house), await newMember(house)]
    const { captureId } = await rui.client.Captures_create({ text: 'Only for Rui' })
    const { connectionId } = await eva.client.Connections_create({ displayName: 'Ana Ribeiro' })
    const cookie = `kith=${eva.token}`
    for (const path of ['', '/audio'])
      assert.equal((await ask(house, `GET /capture/${captureId}${path}`, { headers: { cookie } })).status, 404)
    for (const action of ['assignment', 'text', 'removal']) {
      const headers = { ...formHeaders, cookie }
      const body = `connectionId=${connectionId}&text=x`
      assert.equal((await ask(house, `POST /capture/${captureId}/${action}`, { headers, body })).status, 404, action)
    }
    const page = await ask(house, 'GET /capture', { headers: { cookie } })
    assert.ok(!page.text.includes('Only for Rui'))
    assert.equal((await rui.client.Captures_list({})).length, 1)
  })

  test('forms from other sites are refused', async () => {
    const rui = await newMember(house)
    const { captureId } = await rui.client.Captures_create({ text: 'Stays' })
    const headers = { ...formHeaders, cookie: `kith=${rui.token}`, 'sec-fetch-site': 'cross-site' }
    const form = {
      method: 'POST',
      headers: { cookie: headers.cookie, 'sec-fetch-site': 'cross-site' },
      body: new FormData(),
    }
    assert.equal((await fetch(`${house.url}/capture/entries`, form)).status, 403)
    for (const path of [`${captureId}/assignment`, `${captureId}/text`, `${captureId}/removal`])
      assert.equal((await ask(house, `POST /capture/${path}`, { headers, body: 'text=x' })).status, 403, path)
    assert.equal((await rui.client.Captures_list({}))[0]?.text, 'Stays')
  })

  test('what waits on a device is taken only from the member it belongs to', async () => {
    const [rui, eva] = [await newMember(house), await newMember(house)]
    const send = (member: string) => {
      const body = new FormData()
      body.set('text', 'From the outbox')
      const headers = { cookie: `kith=${rui.token}`, 'sec-fetch-site': 'same-origin', 'kith-part': 'sent' }
      return fetch(`${house.url}/capture/entries?member=${member}`, { method: 'POST', headers, body })
    }
    assert.equal((await send(eva.memberId)).status, 403)
    assert.equal((await send(rui.memberId)).status, 200)
    assert.equal((await rui.client.Captures_list({})).length, 1)
  })

  test('a capture for a person who was removed meanwhile waits for another name', async () => {
    const rui = await newMember(house)
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    await rui.client.Connections_remove({ connectionId })
    const body = new FormData()
    body.set('text', 'About Ana')
    body.set('connectionId', connectionId)
    const headers = { cookie: `kith=${rui.token}`, 'sec-fetch-site': 'same-origin', 'kith-part': 'sent' }
    const { status } = await fetch(`${house.url}/capture/entries`, { method: 'POST', headers, body })
    assert.equal(status, 200)
    assert.equal((await rui.client.Captures_list({}))[0]?.text, 'About Ana')
  })
})

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'same-origin' }
