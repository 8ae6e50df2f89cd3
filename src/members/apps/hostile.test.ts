import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import {
  authorizeAt,
  Browser,
  connectApp,
  decide,
  doors,
  knownClient,
  place,
  redeem,
  refresh,
  register,
  send,
  tokenRequest,
} from '../../../test/clients/oauth-app.ts'
import { type House, newMember, openHouse, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse({ BASE_URL: place, KITH_RATE_LIMIT: '100000' })
const rui = await newMember(house)

const good = 'https://app.example/oauth/callback'
const open = { token_endpoint_auth_method: 'none' }

test('a token for another resource is refused by the API and by tools', async () => {
  const app = await connectApp(house, rui.token)
  assert.deepEqual(await doors(house, app.access_token), [401, 200])
  await house.kith.db.updateTable('appTokens').set({ audience: 'https://other.example/mcp' }).execute()
  assert.deepEqual(await doors(house, app.access_token), [401, 401])
})

test('a code works once, and a second use disconnects the app', async () => {
  const app = await connectApp(house, rui.token)
  const again = await redeem(house, app.request, app.code)
  assert.deepEqual([again.status, again.body.error], [400, 'invalid_grant'])
  assert.deepEqual(await doors(house, app.access_token), [401, 401])
  assert.equal((await refresh(house, app.clientId, app.refresh_token)).status, 400)
})

test('of ten simultaneous uses of a code, at most one gets a token, which is then revoked', async () => {
  const request = authorizeAt(await knownClient(house))
  const code = (await decide(new Browser(house, rui.token), request)).searchParams.get('code') ?? ''
  const answers = await Promise.all(Array.from({ length: 10 }, () => redeem(house, request, code)))
  assert.ok(answers.filter(({ status }) => status === 200).length <= 1)
  assert.ok(
    answers.every(({ status }) => status === 200 || status === 400),
    answers.map(({ text }) => text).join(),
  )
  for (const { body } of answers.filter(({ status }) => status === 200))
    assert.deepEqual(await doors(house, body.access_token), [401, 401])
})

test('a code lasts a minute', async () => {
  const request = authorizeAt(await knownClient(house))
  const code = (await decide(new Browser(house, rui.token), request)).searchParams.get('code') ?? ''
  house.clock.set(house.kith.now().add({ seconds: 61 }).toString())
  assert.equal((await redeem(house, request, code)).body.error, 'invalid_grant')
  house.clock.reset()
})

test('an app cannot use the code or tokens of another', async () => {
  const app = await connectApp(house, rui.token)
  const { body: other } = await register(house, { ...open, redirect_uris: [good] })
  assert.equal((await refresh(house, other.client_id, app.refresh_token)).status, 400)
  const fields = new URLSearchParams({ token: app.refresh_token, client_id: other.client_id }).toString()
  await send(house, '/oauth/revoke', fields, 'application/x-www-form-urlencoded')
  assert.deepEqual(await doors(house, app.access_token), [401, 200])
  assert.deepEqual(await doors(house, app.refresh_token), [401, 401])
})

test('an app with a secret must send it', async () => {
  const { body: client } = await register(house, {
    redirect_uris: [good],
    token_endpoint_auth_method: 'client_secret_post',
  })
  const request = authorizeAt(client.client_id, { redirect_uri: good })
  const code = (await decide(new Browser(house, rui.token), request)).searchParams.get('code') ?? ''
  const fields = { grant_type: 'authorization_code', code, code_verifier: request.verifier, redirect_uri: good }
  const asked = { ...fields, client_id: client.client_id }
  assert.equal((await tokenRequest(house, asked)).status, 401)
  assert.equal((await tokenRequest(house, { ...asked, client_secret: 'wrong' })).status, 401)
  assert.equal((await tokenRequest(house, { ...asked, client_secret: client.client_secret ?? '' })).status, 200)
})

test('no table contains a usable token, code or secret', async () => {
  const apart = await openHouse({ BASE_URL: place })
  const { token } = await newMember(apart)
  const app = await connectApp(apart, token)
  const { body } = await refresh(apart, app.clientId, app.refresh_token)
  const { body: client } = await register(apart, { redirect_uris: [good] })
  const everything = await wholeStore(apart)
  assert.ok(everything.includes(app.clientId))
  for (const secret of [app.access_token, app.refresh_token, app.code, body.access_token, client.client_secret, token])
    assert.ok(secret && !everything.includes(secret) && !everything.includes(secret.slice(9)))
  const log = apart.logged.join('\n')
  for (const secret of [app.access_token, app.refresh_token, app.code]) assert.ok(!log.includes(secret))
  await apart.close()
})

test('malformed requests get the errors of the standard', async () => {
  const form = 'application/x-www-form-urlencoded'
  const bodies = [
    '',
    'grant_type=password',
    'grant_type=authorization_code',
    'grant_type[]=x',
    '%00=%00&client_id=%00',
    'x'.repeat(60_000),
  ]
  for (const path of ['/oauth/token', '/oauth/revoke']) {
    for (const body of bodies) {
      const answer = await send(house, path, body, form, { accept: 'text/html, */*; q=.2' })
      assert.ok([400, 401].includes(answer.status), `${path} ${body.slice(0, 40)} ${answer.status}`)
      assert.ok(answer.body.error && !/stack|node_modules/.test(answer.text))
      assert.equal(answer.headers.get('x-content-type-options'), 'nosniff')
    }
    assert.ok((await send(house, path, '{}', 'application/json')).status < 500)
  }
  for (const query of [
    '',
    '?client_id=%00',
    '?client_id=unknown&state=%00',
    `?client_id=${await knownClient(house)}`,
  ]) {
    const answer = await new Browser(house, rui.token).open(`/oauth/authorize${query}`)
    assert.equal(answer.status, 400, query)
    assert.match(answer.text, /This app can’t be connected/)
    assert.equal(answer.headers.get('x-frame-options'), 'DENY')
  }
  const state = '\0 \u{1F600} "<>&'
  const back = await decide(new Browser(house, rui.token), authorizeAt(await knownClient(house), { state }))
  assert.equal(back.searchParams.get('state'), state)
  assert.ok(
    !house.logged.some((line) => line.includes('unexpected error')),
    house.logged.filter((line) => line.includes('unexpected error')).join(),
  )
})

test('registrations per network are limited', async () => {
  const apart = await openHouse({ BASE_URL: place })
  const answers = await Promise.all(Array.from({ length: 61 }, () => register(apart)))
  assert.deepEqual(
    [answers.filter(({ status }) => status === 201).length, answers.filter(({ status }) => status === 429).length],
    [60, 1],
  )
  for (const { status, body } of answers) if (status === 201) assert.match(body.client_id, /^[0-9a-f]/, 'not an option')
  await apart.close()
})

async function wholeStore({ kith }: House) {
  const tables = await kith.db.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(kith.db)))
  return JSON.stringify(rows.map((each) => each.rows))
}
