import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  authorizeAt,
  Browser,
  decide,
  knownClient,
  place,
  redeem,
  register,
  send,
} from '../../../test/clients/oauth-app.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse({ BASE_URL: place, KITH_RATE_LIMIT: '100000' })
const rui = await newMember(house)

const good = 'https://app.example/oauth/callback?from=kith'
const open = { token_endpoint_auth_method: 'none' }
type AuthorizeParameters = Record<string, string | null>

const mutations = [
  'https://app.example/oauth/callback',
  'https://app.example/oauth/callback?from=kith&more=1',
  'https://app.example/oauth/callback?from=other',
  'https://app.example/oauth/callback/?from=kith',
  'https://app.example/oauth/Callback?from=kith',
  'https://app.example/oauth/callback?from=kith#fragment',
  'https://app.example/oauth/../oauth/callback?from=kith',
  'https://app.example/oauth/%63allback?from=kith',
  'https://app.example//oauth/callback?from=kith',
  'https://app.example:443/oauth/callback?from=kith',
  'https://app.example:8443/oauth/callback?from=kith',
  'http://app.example/oauth/callback?from=kith',
  'https://APP.example/oauth/callback?from=kith',
  'https://app.example./oauth/callback?from=kith',
  'https://www.app.example/oauth/callback?from=kith',
  'https://app.example.evil.example/oauth/callback?from=kith',
  'https://evil.example/oauth/callback?from=kith',
  'https://evil.example/https://app.example/oauth/callback?from=kith',
  'https://app.example@evil.example/oauth/callback?from=kith',
  'https://evil.example\\@app.example/oauth/callback?from=kith',
  'https://user:pass@app.example/oauth/callback?from=kith',
  '//app.example/oauth/callback?from=kith',
  '/oauth/callback?from=kith',
  'javascript:alert(1)//app.example/oauth/callback?from=kith',
  'data:text/html,app.example/oauth/callback?from=kith',
  'https://app.example/oauth/callback?from=kith\r\nx: y',
  ' https://app.example/oauth/callback?from=kith',
  'https://app.example/oauth/callback?from=kith\0',
]

test('only the exact registered redirect address is accepted', async () => {
  const { body: client } = await register(house, { client_name: 'App', redirect_uris: [good] })
  await decide(new Browser(house, rui.token), authorizeAt(client.client_id, { redirect_uri: good }))
  for (const redirect_uri of mutations) {
    for (const more of [
      {},
      { scope: 'a\u0007' },
      { response_type: 'token' },
      { prompt: 'none' },
    ] as AuthorizeParameters[]) {
      const request = authorizeAt(client.client_id, { redirect_uri, ...more })
      const answer = await new Browser(house, rui.token).open(request.address)
      assert.deepEqual([answer.status, answer.to], [400, ''], redirect_uri)
      assert.match(answer.headers.get('content-type') ?? '', /html/)
      assert.doesNotMatch(answer.text, /href="[^/#]|<script|http-equiv/)
    }
  }
  const twice = `${authorizeAt(client.client_id, { redirect_uri: good }).address}&redirect_uri=https://evil.example/`
  assert.deepEqual((await new Browser(house, rui.token).open(twice)).to, '')
})

test('a code is bound to its redirect address', async () => {
  const { body: client } = await register(house, { ...open, redirect_uris: [good, `${good}&second=1`] })
  const request = authorizeAt(client.client_id, { redirect_uri: good })
  const code = (await decide(new Browser(house, rui.token), request)).searchParams.get('code') ?? ''
  const { status, body } = await redeem(house, { ...request, redirectUri: `${good}&second=1` }, code)
  assert.deepEqual([status, body.error], [400, 'invalid_grant'])
})

test('dangerous or incomplete redirect addresses cannot be registered', async () => {
  const bad = [
    'javascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://app.example/1',
    'http://app.example/cb',
    'https://app.example/cb#part',
    'https://*.app.example/cb',
    'https://app.example/*',
    'https://user@app.example/cb',
    'https://app.example\\@evil.example/cb',
    'https://app.example/c b',
    'https:app.example/cb',
    'https:/app.example/cb',
    'http:localhost/cb',
    'https://app.example;script-src/cb',
    'https://app.example,evil.example/cb',
    'feed:javascript:alert(1)',
    'search-ms:query=x',
    'microsoft-edge:https://evil.example',
    'smb://evil.example/share',
    'SSH://evil.example/',
    'not an address',
    '',
    42,
    `https://app.example/${'x'.repeat(2000)}`,
  ]
  const before = await countOf('app_clients')
  const { body: without } = await register(house, { client_name: 'Gemini CLI (Stored OAuth)', redirect_uris: [] })
  assert.match(String(without.error_description), /connect it again/)
  for (const uri of bad) {
    const { status, body } = await register(house, { redirect_uris: ['https://app.example/cb', uri] })
    assert.deepEqual([status, body.error], [400, 'invalid_redirect_uri'], String(uri))
  }
  for (const body of [
    '[]',
    '"x"',
    '{',
    '{"redirect_uris":{}}',
    '{"redirect_uris":[]}',
    '{"__proto__":{"redirect_uris":[]}}',
  ])
    assert.equal((await send(house, '/oauth/register', body, 'application/json')).status, 400, body)
  assert.equal(await countOf('app_clients'), before)
})

test('PKCE with S256 and the right verifier are required', async () => {
  const clientId = await knownClient(house)
  const wrong: AuthorizeParameters[] = [
    { code_challenge: null, code_challenge_method: null },
    { code_challenge_method: 'plain' },
    { code_challenge_method: null },
  ]
  for (const more of wrong) {
    const { to, text } = await new Browser(house, rui.token).open(authorizeAt(clientId, more).address)
    assert.equal(to, '')
    assert.match(text, /invalid_request/, JSON.stringify(more))
  }
  for (const verifier of ['', 'x'.repeat(43), 'short']) {
    const request = authorizeAt(clientId)
    const code = (await decide(new Browser(house, rui.token), request)).searchParams.get('code') ?? ''
    const { status, body } = await redeem(house, { ...request, verifier }, code)
    assert.deepEqual([status, body.access_token], [400, undefined])
  }
})

test('only codes are issued, and only in the query', async () => {
  const clientId = await knownClient(house)
  for (const more of [
    { response_type: 'token' },
    { response_type: 'id_token' },
    { response_type: 'code token' },
    { response_mode: 'form_post' },
    { response_mode: 'fragment' },
  ] as AuthorizeParameters[]) {
    const answer = await new Browser(house, rui.token).open(authorizeAt(clientId, more).address)
    assert.doesNotMatch(answer.to, /consent|[?&#]code=/, JSON.stringify(more))
  }
})

test('a token for another resource cannot be requested', async () => {
  for (const resource of ['https://evil.example/mcp', `${place}/mcp/other`, `${place}.evil.example/mcp`, 'nonsense']) {
    const { address } = authorizeAt(await knownClient(house), { resource })
    const { to, text } = await new Browser(house, rui.token).open(address)
    assert.equal(to, '')
    assert.match(text, /invalid_target/, resource)
  }
})

async function countOf(table: string) {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    house.kith.db,
  )
  return Number(rows[0]?.count)
}
