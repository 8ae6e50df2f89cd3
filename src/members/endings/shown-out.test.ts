import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { memberHooks } from '#door/member-hooks.ts'
import { transaction } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { createWebhook } from '#transfer/webhooks/webhooks.ts'
import {
  ask,
  connect,
  memberContext,
  newMember,
  refused,
  type Someone,
  useHouse,
} from '../../../test/harness/harness.ts'
import { apiAppToken, passkeyOf } from '../../../test/sweeps/belongings.ts'
import { sweepExpiredTokens } from './endings.ts'

const house = await useHouse()
const url = 'https://hooks.example.com/kith'
const newPassword = 'another long password'

const workspaceOf = async ({ client }: Someone) => (await client.Workspaces_list()).workspaces[0]?.id ?? ''

async function newManager(someone: Someone, expiresInDays?: number) {
  const created = await someone.client.Tokens_create({ name: 'Script', access: 'write', manages: true, expiresInDays })
  return { id: created.id, client: connect(house, created.token) }
}

test('an app with Read & write leaves no access behind', async () => {
  const rui = await newMember(house)
  const id = await workspaceOf(rui)
  const app = connect(house, await apiAppToken(house, rui.memberId))
  await refused(app.Invites_create({ id, email: 'intruder@example.com', role: 'owner' }), 'forbidden')
  await refused(app.Webhooks_create({ url }), 'forbidden')
  await refused(app.Workspaces_update({ id, slug: 'taken-over' }), 'forbidden')
  await refused(app.Workspaces_removeMember({ id, memberId: rui.memberId }), 'forbidden')
  assert.deepEqual((await rui.client.Invites_list({ id })).invites, [])
  assert.deepEqual((await rui.client.Webhooks_list()).webhooks, [])
})

test('a token with Read cannot be made to manage access', async () => {
  const rui = await newMember(house)
  const { body } = await ask(house, 'POST /api/tokens', {
    token: rui.token,
    body: { name: 'Script', access: 'read', manages: true },
  })
  assert.deepEqual([body.code, body.errors?.[0]?.field], ['invalid', 'manages'])
})

test('revoking a token ends what it made and keeps what the member made', async () => {
  const rui = await newMember(house)
  const id = await workspaceOf(rui)
  const script = await newManager(rui)
  const theirs = await script.client.Webhooks_create({ url })
  const invite = await script.client.Invites_create({ id, email: 'intruder@example.com', role: 'owner' })
  const mine = await rui.client.Webhooks_create({ url })
  const kept = await rui.client.Invites_create({ id, email: 'eva@example.com' })
  await rui.client.Tokens_revoke({ id: script.id })
  const { enabled, disabledReason } = await rui.client.Webhooks_get({ id: theirs.id })
  assert.deepEqual([enabled, disabledReason?.includes('token that set it up')], [false, true])
  const { state, revokedReason } = await rui.client.Invites_get({ id: invite.id })
  assert.deepEqual([state, revokedReason], ['revoked', 'The token that sent it was revoked or has expired.'])
  await refused((await newMember(house)).client.InvitesPublic_accept({ token: invite.token }), 'gone')
  assert.equal((await rui.client.Webhooks_get({ id: mine.id })).enabled, true)
  assert.equal((await rui.client.Invites_get({ id: kept.id })).state, 'pending')
})

test('a webhook that a token moved or turned on ends with the token, unless the member did so since', async () => {
  const rui = await newMember(house)
  const elsewhere = 'https://intruder.example.com/kith'
  const hook = async () => (await rui.client.Webhooks_create({ url })).id
  const [moved, turnedOn, renamed, movedBack] = [await hook(), await hook(), await hook(), await hook()]
  const script = await newManager(rui)
  await script.client.Webhooks_update({ id: moved, url: elsewhere })
  await rui.client.Webhooks_update({ id: turnedOn, enabled: false })
  await script.client.Webhooks_update({ id: turnedOn, enabled: true })
  await script.client.Webhooks_update({ id: renamed, url, description: 'The same address', enabled: true })
  await script.client.Webhooks_update({ id: movedBack, url: elsewhere })
  await rui.client.Webhooks_update({ id: movedBack, url })
  await rui.client.Tokens_revoke({ id: script.id })
  const { webhooks } = await rui.client.Webhooks_list()
  const on = webhooks.filter(({ enabled }) => enabled).map(({ id }) => id)
  assert.deepEqual(on.toSorted(), [renamed, movedBack].toSorted())
  const entries = await rui.client.SecurityLog_list({})
  const changed = entries.filter(({ kind }) => kind === 'webhook.changed').map(({ detail }) => detail)
  assert.deepEqual(changed, ['hooks.example.com', 'intruder.example.com', 'intruder.example.com'])
})

test('an expired token’s invites and webhooks end within an hour', async () => {
  const rui = await newMember(house)
  const script = await newManager(rui, 1)
  const { id } = await script.client.Webhooks_create({ url })
  const invite = await script.client.Invites_create({ id: await workspaceOf(rui), email: 'intruder@example.com' })
  try {
    house.clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
    await queueJob(house.kith, 'tokens.sweep', {})
    await house.work()
    assert.equal((await rui.client.Webhooks_get({ id })).enabled, false)
    assert.equal((await rui.client.Invites_get({ id: invite.id })).state, 'revoked')
  } finally {
    house.clock.reset()
  }
})

test('a new password revokes invites and turns webhooks off, and the answer counts what ended', async () => {
  const rui = await newMember(house)
  const id = await workspaceOf(rui)
  const script = await newManager(rui)
  const webhook = await script.client.Webhooks_create({ url })
  const invite = await rui.client.Invites_create({ id, email: 'eva@example.com', role: 'owner' })
  await rui.client.Calendar_create({})
  await rui.client.Devices_create({ name: 'Phone' })
  await apiAppToken(house, rui.memberId)
  const { accessToken, ended } = await rui.client.Members_changePassword({
    currentPassword: rui.password,
    newPassword,
  })
  assert.deepEqual(ended, {
    sessions: 1,
    tokens: 1,
    devices: 1,
    apps: 1,
    calendarLinks: 1,
    invites: 1,
    webhooks: 1,
    passkeys: 0,
  })
  const client = connect(house, accessToken)
  const { enabled, disabledReason } = await client.Webhooks_get({ id: webhook.id })
  assert.deepEqual([enabled, disabledReason?.startsWith('You chose a new password.')], [false, true])
  assert.equal((await client.Invites_get({ id: invite.id })).state, 'revoked')
  await refused((await newMember(house)).client.InvitesPublic_accept({ token: invite.token }), 'gone')
  assert.equal((await client.Webhooks_update({ id: webhook.id, enabled: true })).enabled, true)
})

test('a new password can remove chosen passkeys and keep the others', async () => {
  const rui = await newMember(house)
  const [thiefs, own] = [await passkeyOf(house, rui.memberId), await passkeyOf(house, rui.memberId)]
  const bens = await passkeyOf(house, (await newMember(house)).memberId)
  const change = { currentPassword: rui.password, newPassword }
  const removePasskeys = [thiefs, thiefs, bens]
  const { accessToken, ended } = await rui.client.Members_changePassword({ ...change, removePasskeys })
  assert.equal(ended.passkeys, 1)
  const client = connect(house, accessToken)
  assert.deepEqual(
    (await client.Passkeys_list()).passkeys.map(({ id }) => id),
    [own],
  )
  const entries = await client.SecurityLog_list({})
  assert.deepEqual(entries.map(({ kind }) => kind).toSorted(), ['passkey.removed', 'password.changed'])
  const kept = await house.kith.db.selectFrom('passkeys').select('id').where('id', '=', bens).execute()
  assert.equal(kept.length, 1, 'nobody removes a passkey of somebody else')
  const again = { currentPassword: newPassword, newPassword: rui.password }
  assert.equal((await client.Members_changePassword(again)).ended.passkeys, 0)
})

test('access that outlives a new password is listed for review, including passkeys', async () => {
  const rui = await newMember(house)
  const passkeyId = await passkeyOf(house, rui.memberId)
  const webhook = await rui.client.Webhooks_create({ url })
  const { passkeys, webhooks } = await rui.client.Access_review()
  assert.deepEqual([passkeys.map(({ id }) => id), webhooks.map(({ id }) => id)], [[passkeyId], [webhook.id]])
  assert.deepEqual(passkeys, (await rui.client.Passkeys_list()).passkeys)
})

test('if an invite is accepted while the password changes, either the acceptance or the revocation wins', async () => {
  for (let round = 0; round < 6; round++) {
    const [rui, eva] = [await newMember(house), await newMember(house)]
    const id = await workspaceOf(rui)
    const { token } = await rui.client.Invites_create({ id, email: eva.email })
    const [changed, joined] = await Promise.allSettled([
      rui.client.Members_changePassword({ currentPassword: rui.password, newPassword }),
      eva.client.InvitesPublic_accept({ token }),
    ])
    assert.equal(changed.status, 'fulfilled')
    const row = await house.kith.db
      .selectFrom('invites')
      .select(['acceptedAt', 'revokedAt'])
      .where('workspaceId', '=', id)
      .executeTakeFirstOrThrow()
    const outcome = joined.status === 'fulfilled' ? ['accepted'] : ['revoked']
    assert.deepEqual([...(row.acceptedAt ? ['accepted'] : []), ...(row.revokedAt ? ['revoked'] : [])], outcome)
  }
})

test('a token being revoked can’t create a lasting webhook', async () => {
  for (let round = 0; round < 6; round++) {
    const rui = await newMember(house)
    const script = await newManager(rui)
    await Promise.allSettled([
      script.client.Webhooks_create({ url }),
      rui.client.Tokens_revoke({ id: script.id }),
      script.client.Webhooks_create({ url }),
    ])
    const { webhooks } = await rui.client.Webhooks_list()
    assert.deepEqual(
      webhooks.filter(({ enabled }) => enabled),
      [],
    )
  }
})

test('a token that is just expiring can’t create a lasting webhook', async () => {
  const rui = await newMember(house)
  const { id: tokenId } = await newManager(rui, 1)
  const ctx = { ...memberContext(house, rui), kind: 'personal', tokenId } as const
  try {
    let sweeping: Promise<unknown> = Promise.resolve()
    await transaction(ctx, async (ctx) => {
      await createWebhook(ctx, { url })
      house.clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
      sweeping = sweepExpiredTokens(house.kith, memberHooks)
      await pause(300)
    })
    await sweeping
    await assert.rejects(createWebhook(ctx, { url }), { code: 'unauthenticated' })
    const { webhooks } = await rui.client.Webhooks_list()
    assert.deepEqual(
      webhooks.map(({ enabled }) => enabled),
      [false],
    )
  } finally {
    house.clock.reset()
  }
})
