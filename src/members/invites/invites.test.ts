import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { newWorkplace } from '../../../test/harness/workplace.ts'
import { digest } from '../../../test/sweeps/world.ts'
import { sweepInvites } from './invites.ts'

const house = await useHouse({ BASE_URL: 'https://kith.example.com' })

test('an invite has a token that is shown once, a page, and is valid for seven days', async () => {
  const { id, owner } = await newWorkplace(house)
  const { token, url, ...invite } = await owner.client.Invites_create({ id, email: ' Ana@Example.com ' })
  assert.match(token, /^kith_inv_[0-9A-Za-z]{49}$/)
  assert.equal(url, `https://kith.example.com/invites/${token}`)
  assert.deepEqual([invite.email, invite.role, invite.state], ['ana@example.com', 'member', 'pending'])
  assert.equal(Date.parse(invite.expiresAt) - Date.parse(invite.createdAt), 7 * 24 * 3600 * 1000)
  assert.deepEqual((await owner.client.Invites_list({ id })).invites, [invite])
  assert.deepEqual(await owner.client.Invites_get({ id: invite.id }), invite)
  const listed = await ask(house, `GET /api/workspaces/${id}/invites`, { token: owner.token })
  assert.doesNotMatch(listed.text, /kith_inv_|hash/i)
})

test('neither tables nor jobs contain a token in plain text', async () => {
  const { id, owner } = await newWorkplace(house)
  const { token } = await owner.client.Invites_create({ id, email: 'ana@example.com' })
  for (const table of ['invites', 'jobs', 'events'] as const) {
    const rows = await house.kith.db.selectFrom(table).selectAll().execute()
    assert.equal(JSON.stringify(rows).includes(token.slice(9)), false, table)
  }
  assert.equal(house.logged.join('\n').includes(token.slice(9)), false)
})

test('invites are deleted after 90 days', async () => {
  const { id, owner } = await newWorkplace(house)
  await owner.client.Invites_create({ id, email: 'ana@example.com' })
  const left = async (days: number) => {
    await sweepInvites({ ...house.kith, now: () => house.kith.now().add({ hours: 24 * days }) })
    return (await owner.client.Invites_list({ id })).invites.length
  }
  assert.deepEqual([await left(89), await left(91)], [1, 0])
})

test('a member of the workspace cannot be invited', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const { email } = await join('member')
  const before = await digest(house)
  for (const each of [email, email.toUpperCase(), owner.email])
    await refused(owner.client.Invites_create({ id, email: each }), 'conflict')
  assert.equal(await digest(house), before)
})

test('an invite to the same e-mail replaces the pending one', async () => {
  const { id, owner } = await newWorkplace(house)
  const first = await owner.client.Invites_create({ id, email: 'ana@example.com' })
  const second = await owner.client.Invites_create({ id, email: 'ANA@example.com', role: 'admin' })
  await refused(connect(house).InvitesPublic_get({ token: first.token }), 'gone')
  assert.equal((await connect(house).InvitesPublic_get({ token: second.token })).role, 'admin')
  const states = (await owner.client.Invites_list({ id })).invites.map((each) => [each.id, each.state])
  assert.deepEqual(states, [
    [second.id, 'pending'],
    [first.id, 'revoked'],
  ])
})

test('an admin cannot replace an invite for an owner', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const admin = await join('admin')
  const { token } = await owner.client.Invites_create({ id, email: 'ana@example.com', role: 'owner' })
  await refused(admin.client.Invites_create({ id, email: 'ana@example.com' }), 'forbidden')
  assert.equal((await connect(house).InvitesPublic_get({ token })).role, 'owner')
})

test('of twenty simultaneous invites to one e-mail, one stays pending', async () => {
  const { id, owner } = await newWorkplace(house)
  const made = await Promise.all(
    Array.from({ length: 20 }, () => owner.client.Invites_create({ id, email: 'ana@example.com' })),
  )
  assert.equal(made.length, 20)
  assert.equal((await owner.client.Invites_list({ id, state: 'pending' })).invites.length, 1)
  assert.equal((await owner.client.Invites_list({ id, state: 'revoked' })).invites.length, 19)
})

test('at most a hundred invites are pending; revoked and expired ones do not count', async () => {
  const { id, owner } = await newWorkplace(house)
  const invite = (n: number) => owner.client.Invites_create({ id, email: `n${n}@example.com` })
  const made = []
  for (let n = 0; n < 100; n++) made.push(await invite(n))
  await refused(invite(100), 'conflict')
  await owner.client.Invites_revoke({ id: made[0]?.id ?? '' })
  await invite(100)
  await refused(invite(101), 'conflict')
  house.clock.set(
    house.clock
      .now()
      .add({ hours: 24 * 7 + 1 })
      .toString(),
  )
  await owner.client.Access_confirm({ password: owner.password })
  await invite(102)
  const { invites, more } = await owner.client.Invites_list({ id, limit: 10 })
  assert.deepEqual([invites.length, more], [10, 'Showing the 10 newest (raise limit to see up to 200).'])
  assert.equal((await owner.client.Invites_list({ id, state: 'expired', limit: 200 })).invites.length, 100)
  house.clock.reset()
})

test('invites per workspace are limited', async () => {
  const { id, owner } = await newWorkplace(house)
  const tries = []
  for (let n = 0; n < 205; n++) {
    const outcome = owner.client.Invites_create({ id, email: 'ana@example.com' }).then(
      () => 'made',
      (error) => error.code,
    )
    tries.push(await outcome)
  }
  assert.deepEqual(
    tries.filter((each) => each !== 'made'),
    Array(5).fill('rate_limited'),
  )
})

test('a revoked invite stops working immediately; revoking twice is fine, and a used one can’t be revoked', async () => {
  const { id, owner } = await newWorkplace(house)
  const invite = await owner.client.Invites_create({ id, email: 'ana@example.com' })
  await owner.client.Invites_revoke({ id: invite.id })
  await owner.client.Invites_revoke({ id: invite.id })
  const error = await refused(connect(house).InvitesPublic_get({ token: invite.token }), 'gone')
  assert.match(error.message, /was revoked/)
  const used = await owner.client.Invites_create({ id, email: 'ben@example.com' })
  const someone = await newMember(house)
  await someone.client.InvitesPublic_accept({ token: used.token })
  await refused(owner.client.Invites_revoke({ id: used.id }), 'conflict')
  assert.equal((await owner.client.Invites_get({ id: used.id })).state, 'accepted')
})

test('an invite expires after exactly seven days', async () => {
  const { id, owner } = await newWorkplace(house)
  const { token, expiresAt } = await owner.client.Invites_create({ id, email: 'ana@example.com' })
  house.clock.set(Temporal.Instant.from(expiresAt).subtract({ seconds: 30 }).toString())
  await connect(house).InvitesPublic_get({ token })
  house.clock.set(expiresAt)
  const error = await refused(connect(house).InvitesPublic_get({ token }), 'gone')
  assert.match(error.message, /expired/)
  const someone = await newMember(house)
  await refused(someone.client.InvitesPublic_accept({ token }), 'gone')
  house.clock.reset()
})
