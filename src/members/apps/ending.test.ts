import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { instantText } from '#platform/context/context.ts'
import {
  authorizeAt,
  Browser,
  connectApp,
  decide,
  doors,
  place,
  refresh,
  register,
  send,
} from '../../../test/clients/oauth-app.ts'
import {
  connect,
  type House,
  memberPassword,
  newMember,
  refused,
  type Someone,
  useHouse,
} from '../../../test/harness/harness.ts'
import { hashToken, mintToken } from '../access/token-secrets.ts'
import { readKeys, rotateKeys } from './keys.ts'
import { sweepApps } from './sweep.ts'

const house = await useHouse({ BASE_URL: place, KITH_RATE_LIMIT: '100000' })

type App = Awaited<ReturnType<typeof connectApp>>

const accessEndings: Record<string, (someone: Someone, app: App) => Promise<unknown>> = {
  'the app revoked its refresh token': (_, app) => revoke(app, app.refresh_token),
  'the app revoked its access token': (_, app) => revoke(app, app.access_token),
  'the member disconnected it': async ({ client }) => {
    const { apps } = await client.Apps_list()
    await client.Apps_disconnect({ id: apps[0]?.id ?? '' })
  },
  'the password was changed': ({ client, password }) =>
    client.Members_changePassword({ currentPassword: password, newPassword: 'another long password' }),
  'the account was removed': ({ client }) => client.Members_remove({ password: memberPassword }),
}

for (const [ending, end] of Object.entries(accessEndings)) {
  test(`once ${ending}, its very next request is refused at every door`, async () => {
    const someone = await newMember(house)
    const app = await connectApp(house, someone.token)
    const other = await connectApp(house, (await newMember(house)).token)
    assert.deepEqual(await doors(house, app.access_token), [401, 200])
    await end(someone, app)
    assert.deepEqual(await doors(house, app.access_token), [401, 401])
    assert.equal((await refresh(house, app.clientId, app.refresh_token)).body.error, 'invalid_grant')
    const left = await house.kith.db.selectFrom('apps').select('id').where('memberId', '=', someone.memberId).execute()
    assert.deepEqual(left, [])
    assert.deepEqual(await doors(house, other.access_token), [401, 200])
  })
}

test('a password change between the consent and the code ends that too', async () => {
  const someone = await newMember(house)
  const app = await connectApp(house, someone.token)
  const request = authorizeAt(app.clientId)
  const code = (await decide(new Browser(house, someone.token), request)).searchParams.get('code') ?? ''
  await accessEndings['the password was changed']?.(someone, app)
  const fields = { grant_type: 'authorization_code', code, code_verifier: request.verifier }
  const body = new URLSearchParams({ ...fields, redirect_uri: request.redirectUri, client_id: request.clientId })
  const answer = await send(house, '/oauth/token', body.toString(), 'application/x-www-form-urlencoded')
  assert.equal(answer.body.error, 'invalid_grant')
})

test('signing out leaves apps connected', async () => {
  const someone = await newMember(house)
  const app = await connectApp(house, someone.token)
  await someone.client.Access_signOut()
  assert.deepEqual(await doors(house, app.access_token), [401, 200])
})

test('an access token lasts an hour, and is then refreshed', async () => {
  const app = await connectApp(house, (await newMember(house)).token)
  await later({ minutes: 61 }, async () => {
    assert.deepEqual(await doors(house, app.access_token), [401, 401])
    const { body } = await refresh(house, app.clientId, app.refresh_token)
    assert.deepEqual(await doors(house, body.access_token), [401, 200])
    assert.notEqual(body.refresh_token, app.refresh_token)
  })
})

test('twenty simultaneous refreshes all work, and the app stays connected', async () => {
  const app = await connectApp(house, (await newMember(house)).token)
  const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(house, app.clientId, app.refresh_token)))
  for (const { status, body, text } of answers) {
    assert.equal(status, 200, text)
    assert.deepEqual(await doors(house, body.access_token), [401, 200])
  }
  const last = answers.at(-1)?.body.refresh_token
  assert.equal((await refresh(house, app.clientId, last)).status, 200)
})

test('an old refresh token that comes back after a minute ends the whole family', async () => {
  const app = await connectApp(house, (await newMember(house)).token)
  const { body: second } = await refresh(house, app.clientId, app.refresh_token)
  await later({ seconds: 59 }, async () => {
    assert.equal((await refresh(house, app.clientId, app.refresh_token)).status, 200)
  })
  await later({ seconds: 61 }, async () => {
    assert.equal((await refresh(house, app.clientId, app.refresh_token)).body.error, 'invalid_grant')
    assert.deepEqual(await doors(house, second.access_token), [401, 401])
    assert.equal((await refresh(house, app.clientId, second.refresh_token)).status, 400)
  })
})

test('reuse of an old refresh token is detected as theft for a month', async () => {
  const app = await connectApp(house, (await newMember(house)).token)
  await refresh(house, app.clientId, app.refresh_token)
  const known = () =>
    house.kith.db.selectFrom('appTokens').select('kind').where('hash', '=', hashToken(app.refresh_token))
  await later({ hours: 24 * 29 }, () => sweepApps(house.kith))
  assert.equal((await known().execute()).length, 1)
  await later({ hours: 24 * 31 }, () => sweepApps(house.kith))
  assert.deepEqual(await known().execute(), [])
})

test('disconnecting an app with very many tokens is quick', async () => {
  const { memberId, token } = await newMember(house)
  const { clientId } = await connectApp(house, token)
  const { db } = house.kith
  const { payload } = await db
    .selectFrom('appTokens')
    .innerJoin('apps', 'apps.id', 'appTokens.appId')
    .select('payload')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'refresh')
    .executeTakeFirstOrThrow()
  const connectedAt = '2026-01-01T00:00:00.000Z'
  const held = Array.from({ length: 5 }, () => ({ id: randomUUIDv7(), secret: mintToken('refresh') }))
  const row = { memberId, clientId, name: 'x', host: 'x', access: 'read' as const, connectedAt }
  await db
    .insertInto('apps')
    .values(held.map(({ id }) => ({ ...row, id })))
    .execute()
  for (const { id, secret } of held) {
    const hashes = [hashToken(secret), ...Array.from({ length: 400 }, () => randomUUIDv7())]
    const rows = hashes.map((hash, at) => {
      const expiresAt = instantText(house.kith.now().add({ seconds: 3600 - at }))
      return { hash, appId: id, kind: at % 2 ? 'access' : 'refresh', payload, expiresAt } as const
    })
    await db.insertInto('appTokens').values(rows).execute()
    assert.equal((await revoke({ clientId }, secret)).status, 200)
  }
  assert.equal(await appsOf(house, memberId), 1)
})

test('refreshes per app are limited, with a time to retry', async () => {
  const { token } = await newMember(house)
  const app = await connectApp(house, token)
  const answers = await Promise.all(Array.from({ length: 101 }, () => refresh(house, app.clientId, app.refresh_token)))
  assert.equal(answers.filter(({ status }) => status === 200).length, 100)
  const refused = answers.find(({ status }) => status === 429)
  assert.ok(Number(refused?.headers.get('retry-after')) > 0)
  assert.deepEqual(await doors(house, app.access_token), [401, 200])
  assert.equal((await revoke(app, app.refresh_token)).status, 200, 'what is given back is taken')
  assert.deepEqual(await doors(house, app.access_token), [401, 401])
})

test('a refresh token that is not used for three months expires', async () => {
  const someone = await newMember(house)
  const app = await connectApp(house, someone.token)
  await later({ hours: 24 * 90 + 1 }, async () => {
    assert.equal((await refresh(house, app.clientId, app.refresh_token)).body.error, 'invalid_grant')
  })
})

test('connected apps are listed with their last use, renamed and disconnected', async () => {
  const { client, token } = await newMember(house)
  const first = await connectApp(house, token, 'read', 'api')
  await connectApp(house, token)
  const { apps } = await client.Apps_list()
  assert.deepEqual(
    apps.map(({ name, host, access, lastUsedAt }) => ({ name, host, access, lastUsedAt })),
    [
      { name: 'Claude', host: 'claude.ai', access: 'write', lastUsedAt: undefined },
      { name: 'Claude', host: 'claude.ai', access: 'read', lastUsedAt: undefined },
    ],
  )
  const id = apps[1]?.id ?? ''
  await connect(house, first.access_token).Members_me()
  assert.ok((await client.Apps_get({ id })).lastUsedAt)
  assert.equal((await client.Apps_update({ id, name: 'Claude at work' })).name, 'Claude at work')
  await client.Apps_disconnect({ id })
  await refused(client.Apps_get({ id }), 'not_found')
  await refused(client.Apps_disconnect({ id }), 'not_found')
  assert.equal((await client.Apps_list()).apps.length, 1)
})

test('an app can list connected apps but not disconnect them', async () => {
  const { token } = await newMember(house)
  const client = connect(house, (await connectApp(house, token, 'write', 'api')).access_token)
  const id = (await client.Apps_list()).apps[0]?.id ?? ''
  await refused(client.Apps_disconnect({ id }), 'forbidden')
  await refused(client.Apps_update({ id, name: 'Other' }), 'forbidden')
  await refused(client.Tokens_create({ name: 'Other', access: 'read' }), 'forbidden')
  await refused(client.Members_remove({ password: memberPassword }), 'forbidden')
  await refused(client.Access_signOut(), 'forbidden')
})

test('the hundred-and-first app replaces the oldest', async () => {
  const someone = await newMember(house)
  const kept = await connectApp(house, someone.token)
  const [{ id = '' } = {}] = (await someone.client.Apps_list()).apps
  const row = { memberId: someone.memberId, clientId: 'x', name: 'x', host: 'x', access: 'read' as const }
  const rows = Array.from({ length: 99 }, (_, at) => ({
    ...row,
    id: id.replace(/.{4}$/, String(at).padStart(4, '0')),
    connectedAt: '2020-01-01T00:00:00.000Z',
  }))
  await house.kith.db.insertInto('apps').values(rows).execute()
  await connectApp(house, someone.token)
  assert.equal(await appsOf(house, someone.memberId), 100)
  assert.deepEqual(await doors(house, kept.access_token), [401, 200])
})

test('unused registrations and everything expired are removed after a day', async () => {
  const { memberId, token } = await newMember(house)
  const app = await connectApp(house, token)
  const { body: unused } = await register(house)
  const browser = new Browser(house, token)
  await decide(browser, authorizeAt(app.clientId))
  await browser.open(authorizeAt(app.clientId).address)
  assert.equal(await appsOf(house, memberId), 2)
  await later({ hours: 2 }, () => sweepApps(house.kith))
  assert.equal(await appsOf(house, memberId), 1, 'the one that never came for its tokens')
  assert.ok(await isKnown(unused.client_id))
  await later({ hours: 25 }, () => sweepApps(house.kith))
  assert.ok(!(await isKnown(unused.client_id)))
  assert.ok(await isKnown(app.clientId))
  assert.equal((await refresh(house, app.clientId, app.refresh_token)).status, 200)
  const requests = await house.kith.db.selectFrom('appRequests').select('id').execute()
  assert.deepEqual(requests, [])
  await later({ hours: 24 * 91 }, () => sweepApps(house.kith))
  assert.equal(await appsOf(house, memberId), 0)
  assert.ok(await isKnown(app.clientId))
})

test('keys are replaced every three months, and old ones still verify for a while', async () => {
  const before = await readKeys(house.kith)
  await rotateKeys(house.kith)
  assert.deepEqual(await readKeys(house.kith), before)
  await later({ hours: 24 * 91 }, async () => {
    await rotateKeys(house.kith)
    const fresh = await readKeys(house.kith)
    assert.deepEqual([fresh.cookie[0], fresh.cookie.length], [before.cookie[0], 2], 'not used before all know it')
  })
  await later({ hours: 24 * 91 + 2 }, async () => {
    const ripe = await readKeys(house.kith)
    assert.deepEqual([ripe.cookie[1], ripe.signing[1]], [before.cookie[0], before.signing[0]])
    const { token } = await newMember(house)
    await connectApp(house, token)
  })
  await later({ hours: 24 * 200 }, async () => {
    await rotateKeys(house.kith)
    const { cookie } = await readKeys(house.kith)
    assert.equal(cookie.length, 3, 'none goes on the day it is replaced')
  })
  await later({ hours: 24 * 201 }, async () => {
    await rotateKeys(house.kith)
    const { cookie, signing } = await readKeys(house.kith)
    assert.deepEqual([cookie.includes(before.cookie[0] ?? ''), cookie.length, signing.length], [false, 2, 2])
  })
})

async function later(time: Temporal.DurationLike, work: () => Promise<unknown>) {
  house.clock.set(house.kith.now().add(time).toString())
  try {
    await work()
  } finally {
    house.clock.reset()
  }
}

function revoke({ clientId }: Pick<App, 'clientId'>, token: string) {
  const fields = new URLSearchParams({ token, client_id: clientId }).toString()
  return send(house, '/oauth/revoke', fields, 'application/x-www-form-urlencoded')
}

async function appsOf({ kith }: House, memberId: string) {
  return (await kith.db.selectFrom('apps').select('id').where('memberId', '=', memberId).execute()).length
}

async function isKnown(id: string) {
  return (await house.kith.db.selectFrom('appClients').select('id').where('id', '=', id).execute()).length === 1
}
