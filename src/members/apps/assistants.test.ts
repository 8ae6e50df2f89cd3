import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  auth,
  Client,
  type OAuthClientMetadata,
  type OAuthClientProvider,
  StreamableHTTPClientTransport,
} from '@modelcontextprotocol/client'
import { shapes } from '../../../test/clients/assistants.ts'
import { Browser, decide, place } from '../../../test/clients/oauth-app.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse({ BASE_URL: place })

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
