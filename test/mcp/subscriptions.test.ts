import assert from 'node:assert/strict'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { newMember, type Someone, useHouse } from '../harness/harness.ts'
import { until } from '../harness/patience.ts'
import { storeSettings } from '../harness/stores.ts'
import type { Era } from './assistant.ts'
import { connectClient, fullClient } from './full-client.ts'

const house = await useHouse()
const program = [join(import.meta.dirname, '../../src/stdio.ts')]

/** The ways a client can subscribe: before 2026-07-28 only over a connection that stays open. */
const ways: { name: string; era: Era; connect: (token: string) => Promise<Client> }[] = [
  { name: 'over HTTP', era: 'modern', connect: (token) => fullClient(house, token) },
  { name: 'over stdio', era: 'modern', connect: (token) => overStdio(token, 'modern') },
  { name: 'over stdio, before 2026-07-28', era: 'legacy', connect: (token) => overStdio(token, 'legacy') },
]

for (const { name, era, connect } of ways)
  test(`${name}, a client hears of changes to the people it subscribed to, until its token is revoked`, async () => {
    const [rui, other] = [await newMember(house), await newMember(house)]
    const [ana, tom, theirs] = [await newPerson(rui), await newPerson(rui), await newPerson(other)]
    const { id, token } = await rui.client.Tokens_create({ name: 'Reader', access: 'read' })
    const client = await connect(token)
    const heard: string[] = []
    client.setNotificationHandler('notifications/resources/updated', ({ params }) => void heard.push(params.uri))
    const { closed } = await subscribe(client, era, [ana.uri])
    await addNote(rui, tom)
    await addNote(other, theirs)
    await addNote(rui, ana)
    await until(() => heard.length > 0)
    await rui.client.Connections_update({ connectionId: ana.connectionId, company: 'Farfetch' })
    await until(() => heard.length > 1)
    assert.deepEqual(heard, [ana.uri, ana.uri])
    if (era === 'legacy')
      await assert.rejects(client.subscribeResource({ uri: theirs.uri }), /No person has this address/)
    await rui.client.Tokens_revoke({ id })
    if (name === 'over HTTP') assert.equal(await closed, 'graceful')
    else await pause(1_000)
    await addNote(rui, ana)
    await pause(1_000)
    assert.equal(heard.length, 2)
    await client.close()
  })

test('a client learns which people it will get updates about: only existing ones of its member', async () => {
  const [rui, other] = [await newMember(house), await newMember(house)]
  const [ana, theirs] = [await newPerson(rui), await newPerson(other)]
  const client = await fullClient(house, rui.token)
  const asked = [theirs.uri, ana.uri, 'kith://people/x', 'ui://kith/person']
  const subscription = await client.listen({ resourceSubscriptions: asked, toolsListChanged: true })
  assert.deepEqual(subscription.honoredFilter, { resourceSubscriptions: [ana.uri] })
  await subscription.close()
  const none = await client.listen({ resourceSubscriptions: [theirs.uri] })
  assert.deepEqual(none.honoredFilter, {})
  await client.close()
})

test('over HTTP, a stream that is left is closed, and a member can have ten at a time', async () => {
  const rui = await newMember(house)
  const { uri } = await newPerson(rui)
  const client = await fullClient(house, rui.token)
  const before = house.kith.feed.size()
  const streams = await Promise.all(Array.from({ length: 10 }, () => client.listen({ resourceSubscriptions: [uri] })))
  assert.equal(house.kith.feed.size(), before + 10)
  await assert.rejects(client.listen({ resourceSubscriptions: [uri] }), /10 event streams/)
  for (const stream of streams) await stream.close()
  await until(() => house.kith.feed.size() === before)
  await client.close()
})

test('before 2026-07-28 over HTTP, a client is not offered subscriptions', async () => {
  const client = await fullClient(house, (await newMember(house)).token, 'legacy')
  assert.equal(client.getServerCapabilities()?.resources?.subscribe, false)
  await client.close()
})

async function newPerson({ client }: Someone) {
  const { connectionId } = await client.Connections_create({ displayName: 'Ana Ribeiro' })
  return { connectionId, uri: `kith://people/${connectionId}` }
}

/** One note, and several events: the entry and two promises. */
const addNote = ({ client }: Someone, { connectionId }: { connectionId: string }) =>
  client.Memory_addNote({ connectionId, text: 'I will send her the deck tomorrow. I promised to call her on Friday.' })

async function subscribe(client: Client, era: Era, uris: string[]) {
  if (era === 'modern') return client.listen({ resourceSubscriptions: uris })
  for (const uri of uris) await client.subscribeResource({ uri })
  return { closed: null }
}

function overStdio(token: string, era: Era) {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...storeSettings(house.kith.config), KITH_TOKEN: token, KITH_TOOLS: 'full' }
  const transport = new StdioClientTransport({ command: process.execPath, args: program, env })
  after(() => transport.close())
  return connectClient(transport, era)
}
