import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import {
  auth,
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { Browser, decide, place } from '../../test/app.ts'
import { newMember, useHouse } from '../../test/harness.ts'
import { readKeys } from './keys.ts'
import { openProvider } from './provider.ts'

const house = await useHouse({ BASE_URL: place })

type Shape = { registers: object; redirect: string; server?: string }

/** What each is known to send when it registers, and where it wants to be sent back to. */
const shapes: Record<string, Shape> = {
  Claude: {
    registers: {
      client_name: 'Claude',
      redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
      scope: 'claudeai read write',
    },
    redirect: 'https://claude.ai/api/mcp/auth_callback',
  },
  'Claude Code': {
    registers: {
      client_name: 'Claude Code (kith)',
      application_type: 'native',
      redirect_uris: ['http://localhost:3118/callback'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'none',
    },
    redirect: 'http://localhost:51234/callback',
  },
  ChatGPT: {
    registers: {
      client_name: 'ChatGPT',
      redirect_uris: ['https://chatgpt.com/connector_platform_oauth_redirect'],
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      token_endpoint_auth_method: 'client_secret_post',
      logo_uri: 'https://chatgpt.com/logo.png',
    },
    redirect: 'https://chatgpt.com/connector_platform_oauth_redirect',
    server: `${place}/mcp/`,
  },
  'VS Code': {
    registers: {
      client_name: 'Visual Studio Code',
      client_uri: 'https://code.visualstudio.com',
      application_type: 'native',
      grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
      response_types: ['code'],
      redirect_uris: [
        'https://insiders.vscode.dev/redirect',
        'https://vscode.dev/redirect',
        'http://127.0.0.1/',
        'http://127.0.0.1:33418/',
      ],
      token_endpoint_auth_method: 'none',
      scope: 'read write profile',
    },
    redirect: 'http://127.0.0.1:50321/',
  },
  Cursor: {
    registers: {
      client_name: 'Cursor',
      redirect_uris: [
        'https://www.cursor.com/agents/mcp/oauth/callback',
        'cursor://anysphere.cursor-mcp/oauth/callback',
        'http://localhost:8787/callback',
      ],
    },
    redirect: 'cursor://anysphere.cursor-mcp/oauth/callback',
  },
}

/** The official client finds us under our own name. */
const toHouse = (address: string | URL, init?: RequestInit) => fetch(String(address).replace(place, house.url), init)

for (const [name, { registers, redirect, server = `${place}/mcp` }] of Object.entries(shapes)) {
  test(`${name} registers, is let in and calls a tool, by the official client`, async () => {
    const { token, client: member } = await newMember(house)
    await member.Connections_create({ displayName: 'Ana Ribeiro' })
    const app = new App(registers as OAuthClientMetadata, redirect)
    assert.equal(await auth(app, { serverUrl: server, fetchFn: toHouse }), 'REDIRECT')
    const { pathname, search } = app.sentTo ?? new URL(place)
    const request = { address: pathname + search, verifier: '', redirectUri: redirect, clientId: '' }
    const back = await decide(new Browser(house, token), request)
    assert.equal(back.href.split('?')[0], redirect)
    const [authorizationCode, iss] = [back.searchParams.get('code') ?? '', back.searchParams.get('iss') ?? '']
    assert.equal(await auth(app, { serverUrl: server, authorizationCode, iss, fetchFn: toHouse }), 'AUTHORIZED')
    assert.match(await use(app, server), /Ana Ribeiro/)
    // Its access token is over: the client refreshes by itself.
    await house.kith.db.deleteFrom('appTokens').where('kind', '=', 'access').execute()
    assert.match(await use(app, server), /Ana Ribeiro/)
    const [connected] = (await member.Apps_list()).apps
    assert.deepEqual([connected?.access, connected?.host], ['write', hostShown(redirect)])
  })
}

const hostShown = (redirect: string) =>
  redirect.startsWith('http') ? new URL(redirect).host : 'cursor://anysphere.cursor-mcp'

async function use(app: App, server: string) {
  const transport = new StreamableHTTPClientTransport(new URL(server), { authProvider: app, fetch: toHouse })
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(transport)
  const result = await client.callTool({ name: 'search_connections', arguments: { query: 'Ana' } })
  await client.close()
  return JSON.stringify(result.content)
}

/** What an assistant keeps between the steps. */
class App implements OAuthClientProvider {
  readonly clientMetadata: OAuthClientMetadata
  readonly redirectUrl: string
  sentTo: URL | undefined
  #client: ReturnType<OAuthClientProvider['clientInformation']>
  #tokens: ReturnType<OAuthClientProvider['tokens']>
  #discovered: ReturnType<NonNullable<OAuthClientProvider['discoveryState']>>
  #verifier = ''

  constructor(clientMetadata: OAuthClientMetadata, redirectUrl: string) {
    this.clientMetadata = clientMetadata
    this.redirectUrl = redirectUrl
  }

  clientInformation = () => this.#client
  saveClientInformation = (client: Parameters<NonNullable<OAuthClientProvider['saveClientInformation']>>[0]) => {
    this.#client = client
  }
  tokens = () => this.#tokens
  saveTokens = (tokens: Parameters<OAuthClientProvider['saveTokens']>[0]) => {
    this.#tokens = tokens
  }
  redirectToAuthorization = (url: URL) => {
    this.sentTo = url
  }
  saveCodeVerifier = (verifier: string) => {
    this.#verifier = verifier
  }
  codeVerifier = () => this.#verifier
  discoveryState = () => this.#discovered
  saveDiscoveryState = (state: Parameters<NonNullable<OAuthClientProvider['saveDiscoveryState']>>[0]) => {
    this.#discovered = state
  }
}

test('an app may introduce itself by a document, which is read as a registration is', async () => {
  const id = 'https://vscode.example/oauth/client.json'
  const document = { ...shapes['VS Code']?.registers, client_id: id, token_endpoint_auth_method: 'private_key_jwt' }
  let status = 200
  const server = createServer((_, response) => response.writeHead(status).end(JSON.stringify(document)))
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  const local = async (_: string | URL, init?: RequestInit) =>
    fetch(`http://127.0.0.1:${port}/`, { headers: init?.headers ?? {} })
  const keys = await readKeys(house.kith)
  const find = async () => openProvider(house.kith, keys, () => '', local).Client.find(id)
  const client = await find()
  assert.deepEqual([client?.clientName, client?.applicationType], ['Visual Studio Code', 'native'])
  assert.deepEqual(client?.grantTypes, ['authorization_code', 'refresh_token'])
  assert.equal(client?.tokenEndpointAuthMethod, 'none')
  assert.ok(client?.redirectUriAllowed('http://127.0.0.1:40000/'))

  // A stranger's document is not kept. That of an app that was let in outlasts its host for a week, not its host's no.
  status = 500
  await assert.rejects(find)
  status = 200
  const { memberId } = await newMember(house)
  const app = { id: randomUUIDv7(), memberId, clientId: id, name: 'VS Code', host: 'vscode.example' }
  const connectedAt = house.clock.now().toString({ smallestUnit: 'millisecond' })
  await house.kith.db
    .insertInto('apps')
    .values({ ...app, access: 'read', connectedAt, lastUsedAt: null })
    .execute()
  await find()
  for (status of [500, 503, 429]) assert.equal((await find())?.clientName, 'Visual Studio Code')
  for (status of [404, 410, 301]) await assert.rejects(find)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  assert.equal((await find())?.clientName, 'Visual Studio Code')
  house.clock.set(
    house.clock
      .now()
      .add({ hours: 24 * 8 })
      .toString(),
  )
  await assert.rejects(find)
  house.clock.reset()
})

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
