import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { asIs } from '#contract/texts/text.ts'
import { OutgoingFailure } from '#platform/outgoing/failure.ts'
import { shapes } from '../../../test/clients/assistants.ts'
import { Browser, place } from '../../../test/clients/oauth-app.ts'
import { memberContext, newMember, useHouse } from '../../../test/harness/harness.ts'
import { authenticate } from '../access/authenticate.ts'
import { openClientDocuments } from './client-documents.ts'
import { connectApp } from './consent.ts'
import { readKeys } from './keys.ts'
import { openProvider } from './provider.ts'

const house = await useHouse({ BASE_URL: place })

test('an app can use a metadata document instead of registering', async () => {
  const id = 'https://vscode.example/oauth/client.json'
  const document = { ...shapes['VS Code']?.registers, client_id: id, token_endpoint_auth_method: 'private_key_jwt' }
  const server = createServer((_, response) => response.end(JSON.stringify(document))).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const local = async (_: string | URL, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/`, { headers: init?.headers ?? {} })
  const provider = openProvider(
    house.kith,
    await readKeys(house.kith),
    () => '',
    openClientDocuments(house.kith, local),
  )
  const client = await provider.Client.find(id)
  assert.deepEqual([client?.clientName, client?.applicationType], ['Visual Studio Code', 'native'])
  assert.deepEqual(client?.grantTypes, ['authorization_code', 'refresh_token'])
  assert.equal(client?.tokenEndpointAuthMethod, 'none')
  assert.ok(client?.redirectUriAllowed('http://127.0.0.1:40000/'))
  server.close()
})

test('if documents can’t be fetched, apps have to register until one is fetched', async () => {
  let answer: () => Response
  let hasDns = true
  const provider = openProvider(
    house.kith,
    await readKeys(house.kith),
    () => '',
    openClientDocuments(
      house.kith,
      async () => answer(),
      async () => hasDns,
    ),
  )
  const server = createServer(provider.callback()).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const isOffered = async () => {
    const metadata = await fetch(`http://127.0.0.1:${port}/.well-known/oauth-authorization-server`)
    return Object.keys((await metadata.json()) as object).includes('client_id_metadata_document_supported')
  }
  answer = blocked
  await assert.rejects(provider.Client.find(codex.client_id))
  const offered = [await isOffered()]
  for (const failing of [unreachable, withoutDns]) {
    answer = failing
    await assert.rejects(provider.Client.find(codex.client_id))
    offered.push(await isOffered())
    house.clock.set(house.clock.now().add({ minutes: 61 }).toString())
    offered.push(await isOffered())
  }
  // Where no name can be looked up, the first app is told already.
  hasDns = false
  house.clock.set(house.clock.now().add({ minutes: 61 }).toString())
  offered.push(await isOffered())
  answer = () => Response.json(codex)
  assert.equal((await provider.Client.find(codex.client_id))?.clientName, 'Codex')
  answer = unreachable
  await assert.rejects(provider.Client.find('https://strangers.example/nothing.json'))
  offered.push(await isOffered())
  assert.deepEqual(offered, [true, false, true, false, true, false, true])
  house.clock.reset()
  server.close()
})

test('a connected app works while its document can’t be fetched, and is disconnected when the document no longer exists', async () => {
  let answer = () => Response.json(codex)
  const anew = async () =>
    openProvider(
      house.kith,
      await readKeys(house.kith),
      () => '',
      openClientDocuments(house.kith, async () => answer()),
    )
  const client = await (await anew()).Client.find(codex.client_id)
  const host = '127.0.0.1:42763'
  const allowed = {
    clientId: codex.client_id,
    document: { ...client?.metadata() },
    name: 'Codex',
    host,
    resource: 'mcp',
    tools: 'standard',
    access: 'read',
  } as const
  for (const _ of ['first', 'second']) {
    const rui = await newMember(house)
    const caller = await authenticate(house.kith, `Bearer ${rui.token}`, 'api')
    await connectApp({ ...memberContext(house, rui), ...caller }, allowed)
  }
  for (const failing of [
    unreachable,
    withoutDns,
    () => new Response('<html>', { status: 403 }),
    () => new Response('', { status: 503 }),
    () => new Response('<html>Back soon.', { status: 200 }),
    blocked,
  ]) {
    answer = failing
    const kept = await (await anew()).Client.find(codex.client_id)
    assert.deepEqual([kept?.clientName, kept?.redirectUris], ['Codex', codex.redirect_uris])
  }
  // What its makers took back does not come back, nor can a stranger use up what they may ask.
  const elsewhere = ['http://127.0.0.1/elsewhere']
  answer = () => Response.json({ ...codex, redirect_uris: elsewhere })
  assert.deepEqual((await (await anew()).Client.find(codex.client_id))?.redirectUris, elsewhere)
  answer = unreachable
  while (await house.kith.limits.isWithin('clientDocument', codex.client_id));
  assert.deepEqual((await (await anew()).Client.find(codex.client_id))?.redirectUris, elsewhere)
  await house.kith.limits.forget('clientDocument', codex.client_id)
  answer = () => new Response('', { status: 404 })
  await assert.rejects((await anew()).Client.find(codex.client_id))
})

const codex = {
  client_id: 'https://codex.example/oauth/client.json',
  client_name: 'Codex',
  redirect_uris: ['http://127.0.0.1/callback'],
  token_endpoint_auth_method: 'none',
}

/** As where a filter of names has it point nowhere. */
function blocked(): never {
  throw new OutgoingFailure('refused', asIs('The name of the host leads nowhere outside.'))
}

/** As where the resolver of a closed network knows no outside name. */
function withoutDns(): never {
  throw new OutgoingFailure('unknown_host', asIs('The host name does not resolve to an address.'))
}

function unreachable(): never {
  throw new OutgoingFailure('unreachable', asIs('The host could not be reached, or hung up.'))
}

test('a document on this machine or its network is not fetched', async () => {
  let asked = 0
  const canary = createServer((_, response) => {
    asked += 1
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => canary.once('listening', resolve))
  const { port } = canary.address() as AddressInfo
  const { token } = await newMember(house)
  for (const host of ['127.0.0.1', 'localhost', '[::1]', '0.0.0.0', '[::ffff:127.0.0.1]', '2130706433', '10.0.0.1']) {
    const query = new URLSearchParams({
      client_id: `https://${host}:${port}/client.json`,
      redirect_uri: 'https://app.example/cb',
      response_type: 'code',
    })
    const answer = await new Browser(house, token).open(`/oauth/authorize?${query}`)
    assert.deepEqual([answer.status, answer.to], [400, ''], `${host} ${answer.text}`)
    assert.doesNotMatch(answer.text, /ECONN|127\.0\.0\.1:\d|stack/)
  }
  assert.equal(asked, 0)
  canary.close()
})
