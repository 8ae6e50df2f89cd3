import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'

const house = await useHouse()

/** Reads the stream until it has said this. */
async function heard(path: string, token: string, expected: RegExp) {
  const stop = new AbortController()
  const response = await fetch(house.url + path, { headers: { cookie: `kith=${token}` }, signal: stop.signal })
  let text = ''
  for await (const piece of response.body ?? []) {
    text += Buffer.from(piece).toString()
    if (expected.test(text)) break
  }
  stop.abort()
  return text
}

test('events between rendering a page and following are delivered', async () => {
  const member = await newMember(house)
  await member.client.Connections_create({ displayName: 'Before' })
  const { text } = await pagesOf(house, member).get('/people')
  const [, last] = /data-event="([\w-]+)"/.exec(text) ?? []
  const { connectionId } = await member.client.Connections_create({ displayName: 'After' })
  const said = await heard(`/live?after=${last}`, member.token, /event: event/)
  assert.equal(said.match(/event: event/g)?.length, 1)
  assert.match(said, new RegExp(connectionId))
})

test('following needs a session, and a malformed id is refused', async () => {
  const member = await newMember(house)
  assert.equal((await fetch(`${house.url}/live`)).status, 401)
  assert.equal((await pagesOf(house, member).get('/live?after=x')).status, 400)
})
