import assert from 'node:assert/strict'
import { suite, test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { recording } from '../../../../test/samples/recordings.ts'

const house = await useHouse()

async function someone() {
  const member = await newMember(house, { timeZone: 'Europe/Lisbon' })
  const { connectionId } = await member.client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { ...member, connectionId, browser: signedIn(house, member), address: `/people/${connectionId}` }
}

suite('what has to be corrected on a person’s page', () => {
  test('an invalid change to a promise is shown in place, with the input and the error', async () => {
    const { client, connectionId, browser, address } = await someone()
    const { promiseId } = await client.Promises_create({ connectionId, text: 'Send the deck', dueOn: '2030-05-14' })
    const form = `${address}/promises/${promiseId}`
    const wrong = [
      [{ text: 'x'.repeat(501), dueOn: '2030-06-01' }, 'text', /at most 500 characters/],
      [{ text: 'Send it', dueOn: 'someday' }, 'day', /This must be/],
      [{ text: 'Send it', dueOn: '' }, 'day', /This must be/],
    ] as const
    for (const [fields, field, message] of wrong) {
      const { status, text } = await browser.post(form, fields)
      assert.equal(status, 400)
      const [, said = ''] = new RegExp(`id="change-${promiseId}-${field}-error">([^<]*)`).exec(text) ?? []
      assert.match(said, message)
      assert.ok(text.includes(`value="${fields.text}"`), 'what was typed is kept')
      assert.match(text, new RegExp(`id="change-${promiseId}-${field}"[^>]*aria-invalid="true"`))
    }
    const headers = { 'kith-part': 'summary tabs promises', 'sec-fetch-site': 'same-origin' }
    const { status, text } = await browser.post(form, { text: 'Send it', dueOn: 'someday' }, headers)
    assert.deepEqual([status, /^\s*<header id="summary"/.test(text)], [400, true])
    assert.match(text, /<section id="promises".*<details open><summary class="what".*value="Send it"/s)
    assert.equal((await client.Promises_get({ promiseId })).text, 'Send the deck')
  })

  test('a wrong day under a note is marked there, and not in the list', async () => {
    const { client, connectionId, browser, address } = await someone()
    const { found } = await client.Memory_addNote({ connectionId, text: 'I promised to send her the deck by Friday.' })
    const promiseId = found[0]?.promiseId ?? ''
    const { status, text } = await browser.post(`${address}/promises/${promiseId}`, { dueOn: '0' })
    assert.equal(status, 400)
    assert.match(text, new RegExp(`id="day-${promiseId}"[^>]*value="0"[^>]*aria-invalid="true"`))
    assert.equal(text.match(/aria-invalid/g)?.length, 1)
  })

  test('a refused recording says why beside its field, and keeps the other fields', async () => {
    const { client, connectionId, token, address } = await someone()
    async function send(file: Blob) {
      const body = new FormData()
      const fields = { ixId: crypto.randomUUID(), drawnOn: '2026-03-20', text: 'On the boat.', date: '2026-03-14' }
      for (const [name, value] of Object.entries({ ...fields, time: '15:30' })) body.set(name, value)
      body.set('audio', file, 'memo')
      const headers = { cookie: `kith=${token}`, 'sec-fetch-site': 'same-origin' }
      const options = { method: 'POST', headers, body, redirect: 'manual' } as const
      const answer = await fetch(`${house.url}${address}/recordings`, options)
      return { status: answer.status, text: await answer.text() }
    }
    const wrong = [
      [new Blob(['Not a sound.']), /This file is not a supported recording/],
      [tooLarge(await recording('memo.webm').arrayBuffer()), /The recording is larger than 25 MB/],
    ] as const
    for (const [file, message] of wrong) {
      const { status, text } = await send(file)
      assert.equal(status, 400)
      assert.match(/id="recording-file-error">([^<]*)/.exec(text)?.[1] ?? '', message)
      assert.match(text, /<details class="fold record" id="record" open>/)
      assert.match(text, /On the boat\.<\/textarea>/)
      assert.match(text, /id="recording-date"[^>]*value="2026-03-14"/)
    }
    assert.deepEqual(await client.Memory_listInteractions({ id: connectionId }), [])
    assert.equal((await send(recording('memo.webm'))).status, 303)
    const [entry] = await client.Memory_listInteractions({ id: connectionId })
    assert.deepEqual([entry?.text, entry?.occurredAt], ['On the boat.', '2026-03-14T15:30:00.000Z'])
  })

  test('a memo is recorded for the person whose page leads there', async () => {
    const { client, connectionId, browser, address } = await someone()
    for (const displayName of ['Bruno', 'Carla', 'Dora', 'Eva', 'Filipa', 'Gil'])
      await client.Connections_create({ displayName })
    const [, link = ''] = /href="(\/capture\?for=[^"]+)"/.exec((await browser.get(address)).text) ?? []
    const chosen = new RegExp(`name="with-${connectionId}"\\s+value="${connectionId}" form="capture" checked`)
    for (const path of [link, `${link}&who=carla`]) {
      const { text } = await browser.get(path.replaceAll('&amp;', '&'))
      assert.match(text, chosen)
      assert.equal(text.match(/form="capture" checked/g)?.length, 1)
    }
    const stranger = await newMember(house)
    for (const id of [connectionId, 'x', crypto.randomUUID()]) {
      const { status, text } = await signedIn(house, stranger).get(`/capture?for=${id}`)
      assert.equal(status, 200)
      assert.doesNotMatch(text, /form="capture" checked/)
      assert.ok(!text.includes('Ana Ribeiro'))
    }
  })
})

const tooLarge = (sound: ArrayBuffer) => new Blob([sound, new Uint8Array(25 * 1024 * 1024)])
