import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import type { House } from '../harness/harness.ts'
import { webVisitor } from './web-visitor.ts'

export const place = 'https://kith.example.com'

/** A member's browser, as apps open it. */
export class Browser {
  readonly #visitor: ReturnType<typeof webVisitor>

  constructor(house: House, token?: string) {
    this.#visitor = webVisitor(house)
    if (token) this.signIn(token)
  }

  signIn(token: string) {
    this.#visitor.hold(token)
  }

  signOut() {
    this.#visitor.drop()
  }

  get cookies() {
    return this.#visitor.cookies()
  }

  /** Opens an address of the service. */
  async open(address: string, headers: Record<string, string> = {}) {
    return seen(await this.#visitor.get(pathOf(address), { accept: 'text/html', ...headers }))
  }

  /** Submits a form as a browser does. */
  async submit(address: string, fields: Record<string, string>, headers: Record<string, string> = ours) {
    return seen(await this.#visitor.post(pathOf(address), fields, { accept: 'text/html', ...headers }))
  }
}

function pathOf(address: string) {
  const { pathname, search } = new URL(address, place)
  return pathname + search
}

type Seen = Awaited<ReturnType<ReturnType<typeof webVisitor>['get']>>

function seen({ headers, to = '', ...answer }: Seen) {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((each) => [name, String(each)]),
  )
  return { ...answer, to, headers: new Headers(pairs as [string, string][]) }
}

export const ours = { origin: place, 'sec-fetch-site': 'same-origin' }

type Client = { client_id: string; client_secret?: string; [field: string]: unknown }

export const claude = {
  client_name: 'Claude',
  redirect_uris: ['https://claude.ai/api/mcp/auth_callback'],
  grant_types: ['authorization_code', 'refresh_token'],
  response_types: ['code'],
  token_endpoint_auth_method: 'none',
}

export async function register(house: House, metadata: object = claude) {
  const response = await send(house, '/oauth/register', JSON.stringify(metadata), 'application/json')
  return { status: response.status, body: response.body as Client & { error?: string } }
}

/** Posts to an OAuth endpoint. */
export async function send(house: House, path: string, body: string, type: string, headers = {}) {
  const response = await fetch(house.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': type, ...headers },
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, text, body: isJson ? JSON.parse(text) : undefined }
}

export type Request = { address: string; verifier: string; redirectUri: string; clientId: string }

/** The authorization URL that an app opens. Null parameters are left out. */
export function authorizeAt(clientId: string, more: Record<string, string | null> = {}): Request {
  const verifier = randomBytes(32).toString('base64url')
  const all = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: claude.redirect_uris[0] ?? '',
    state: 'a state',
    scope: 'read write',
    resource: `${place}/mcp`,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...more,
  }
  const query = new URLSearchParams(
    Object.entries(all).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  )
  return { address: `/oauth/authorize?${query}`, verifier, redirectUri: all.redirect_uri ?? '', clientId }
}

/** Opens the authorization URL and returns the consent page. */
export async function consentFor(browser: Browser, { address }: Pick<Request, 'address'>) {
  const started = await browser.open(address)
  assert.match(started.to, /^\/oauth\/consent\//, `${started.status} ${started.to} ${started.text}`)
  const page = await browser.open(started.to)
  return { at: started.to, page, member: /name="member" value="([^"]+)"/.exec(page.text)?.[1] ?? '' }
}

/** Submits the consent page and returns the redirect to the app. */
export async function decide(browser: Browser, request: Pick<Request, 'address'>, fields: Record<string, string> = {}) {
  const { at, member } = await consentFor(browser, request)
  const answered = await browser.submit(at, { member, decision: 'allow', access: 'write', tools: 'full', ...fields })
  assert.equal(answered.status, 303, answered.text)
  const back = await browser.open(answered.to)
  assert.equal(back.status, 303, back.text)
  return new URL(back.to)
}

type Tokens = { access_token: string; refresh_token: string; scope: string; expires_in: number }

export function tokenRequest(house: House, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields).toString()
  return send(house, '/oauth/token', body, 'application/x-www-form-urlencoded', headers)
}

export function redeem(house: House, { verifier, redirectUri, clientId }: Request, code: string) {
  const fields = { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }
  return tokenRequest(house, { ...fields, client_id: clientId })
}

export function refresh(house: House, clientId: string, token: string) {
  return tokenRequest(house, { grant_type: 'refresh_token', refresh_token: token, client_id: clientId })
}

const known = new WeakMap<House, Promise<string>>()

/** A registered app. */
export function knownClient(house: House) {
  const client = known.get(house) ?? register(house).then(({ body }) => body.client_id)
  known.set(house, client)
  return client
}

/** A connected app with its tokens. */
export async function connectApp(
  house: House,
  token: string,
  access: 'read' | 'write' = 'write',
  resource: 'mcp' | 'mcp/full' | 'api' = 'mcp',
) {
  const clientId = await knownClient(house)
  const request = authorizeAt(clientId, { resource: `${place}/${resource}` })
  const back = await decide(new Browser(house, token), request, { access })
  const code = back.searchParams.get('code') ?? ''
  const { body, text } = await redeem(house, request, code)
  assert.ok(body.access_token, text)
  return { ...(body as Tokens), clientId, code, request }
}

/** How the API and the tools respond to a token. */
export async function doors(house: House, token: string) {
  const api = await fetch(`${house.url}/api/me`, { headers: { authorization: `Bearer ${token}` } })
  const tools = await fetch(`${house.url}/mcp`, {
    method: 'POST',
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
  })
  await Promise.all([api.arrayBuffer(), tools.arrayBuffer()])
  return [api.status, tools.status]
}
