import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { suite, test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
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
    for (const action of ['assignment', 'text', 'removal', 'restoration']) {
      const headers = { ...formHeaders, cookie }
      const body = `connectionId=${connectionId}&text=x`
      assert.equal((await ask(house, `POST /capture/${captureId}/${action}`, { headers, body })).status, 404, action)
    }
    const page = await ask(house, 'GET /capture', { headers: { cookie } })
    assert.ok(!page.text.includes('Only for Rui'))
    assert.equal((await rui.client.Captures_list({})).length, 1)
  })

  test('a text that is too long gets an error in the member’s language', async () => {
    const rui = await newMember(house)
    const { captureId } = await rui.client.Captures_create({ text: 'Lunch' })
    const pages = pagesOf(house, rui)
    for (const [locale, sentence] of [
      ['en', 'What you entered must be at most 2000 characters.'],
      ['de', 'Deine Eingabe ist zu lang.'],
    ] as const) {
      await rui.client.Members_update({ locale })
      const { text } = await pages.post(`/capture/${captureId}/text`, { text: 'x'.repeat(2001) })
      assert.ok(text.includes(sentence), locale)
    }
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
    for (const path of [
      `${captureId}/assignment`,
      `${captureId}/text`,
      `${captureId}/removal`,
      `${captureId}/restoration`,
    ])
      assert.equal((await ask(house, `POST /capture/${path}`, { headers, body: 'text=x' })).status, 403, path)
    assert.equal((await rui.client.Captures_list({}))[0]?.text, 'Stays')
  })

  test('a removed capture leaves a notice with Undo, which restores it', async () => {
    const rui = await newMember(house)
    const pages = pagesOf(house, rui)
    const { captureId } = await rui.client.Captures_create({ text: 'Tea with "Ana" <b>' })
    const { status, location } = await pages.post(`/capture/${captureId}/removal`)
    assert.deepEqual([status, location], [303, `/capture?removed=${captureId}`])
    const { text } = await pages.get(location ?? '')
    assert.match(text, /role="status"><span>Removed\.<\/span>.*aria-label="Undo: Tea with &quot;Ana&quot; &lt;b&gt;"/s)
    for (const _ of ['Undo', 'Undo again'])
      assert.equal((await pages.post(`/capture/${captureId}/restoration`)).location, `/capture#capture-${captureId}`)
    const after = await pages.get(location ?? '')
    assert.doesNotMatch(after.text, /Removed\./)
    assert.match(after.text, new RegExp(`id="capture-${captureId}"`))
  })

  test('with script, Undo takes the place of the capture, and the capture that of Undo', async () => {
    const rui = await newMember(house)
    const pages = pagesOf(house, rui)
    const { captureId } = await rui.client.Captures_create({ text: 'Tea with Ana' })
    const parts = `capture-${captureId} tabs`
    const removed = await pages.post(`/capture/${captureId}/removal`, {}, parts)
    assert.match(
      removed.text,
      new RegExp(`^<li id="capture-${captureId}" class="undo-line".*Removed\\..*<nav id="tabs"`, 's'),
    )
    const restored = await pages.post(`/capture/${captureId}/restoration`, {}, parts)
    assert.match(
      restored.text,
      new RegExp(`^<li id="capture-${captureId}" class="panel">.*Tea with Ana.*<nav id="tabs"`, 's'),
    )
    const { connectionId } = await rui.client.Connections_create({ displayName: 'Ana Ribeiro' })
    await rui.client.Captures_assign({ captureId, connectionId })
    const late = await pages.post(`/capture/${captureId}/restoration`)
    assert.equal(late.location, `/people/${connectionId}#entry-${captureId}`)
  })

  test('captures waiting on a device are accepted only for their own member', async () => {
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

  test('a capture about a new person adds them once, however often a device sends it', async () => {
    const rui = await newMember(house)
    const captureId = randomUUID()
    for (const _ of ['once', 'again']) {
      const body = new FormData()
      for (const [name, value] of Object.entries({ captureId, text: 'Tea', connectionId: 'new', who: ' Zoë Marlow ' }))
        body.set(name, value)
      const headers = { cookie: `kith=${rui.token}`, 'sec-fetch-site': 'same-origin', 'kith-part': 'sent' }
      assert.equal((await fetch(`${house.url}/capture/entries`, { method: 'POST', headers, body })).status, 200)
    }
    const people = await rui.client.Connections_list({})
    assert.deepEqual(
      people.map(({ displayName }) => displayName),
      ['Zoë Marlow'],
    )
    assert.equal((await rui.client.Memory_listInteractions({ id: people[0]?.connectionId ?? '' }))[0]?.text, 'Tea')
  })

  test('captures from a device with a wrong clock get the right time and a notice', async () => {
    const rui = await newMember(house)
    const now = house.clock.now()
    const send = async (occurredAt: Temporal.Instant, sentAt?: Temporal.Instant) => {
      const body = new FormData()
      const captureId = randomUUID()
      body.set('captureId', captureId)
      body.set('text', 'From a phone')
      body.set('occurredAt', occurredAt.toString())
      if (sentAt) body.set('sentAt', sentAt.toString())
      const headers = { cookie: `kith=${rui.token}`, 'sec-fetch-site': 'same-origin', 'kith-part': 'sent' }
      const response = await fetch(`${house.url}/capture/entries`, { method: 'POST', headers, body })
      assert.equal(response.status, 200)
      const stored = await rui.client.Captures_get({ captureId })
      // To ten minutes: the machine may be busy.
      const minutes = 10 * Math.round(Temporal.Instant.from(stored.occurredAt).since(now).total('minutes') / 10) || 0
      return [minutes, /The clock of this device is wrong/.test(await response.text())]
    }
    const day = { hours: 24 }
    assert.deepEqual(await send(now, now), [0, false])
    assert.deepEqual(await send(now.subtract({ minutes: 90 }), now), [-90, false], 'it waited to be sent')
    assert.deepEqual(await send(now.add(day), now.add(day)), [0, true])
    assert.deepEqual(await send(now.add(day).subtract({ minutes: 90 }), now.add(day)), [-90, true])
    assert.deepEqual(await send(now.subtract(day), now.subtract(day)), [0, true])
    assert.deepEqual(await send(now.add(day), now), [0, true], 'the clock was set right meanwhile')
    assert.deepEqual(await send(now.add(day)), [0, true], 'a page of an older build')
    assert.deepEqual(await send(now.add({ minutes: 3 }), now.add({ minutes: 3 })), [0, false])
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
