import assert from 'node:assert/strict'
import { test } from 'node:test'
import { memberHooks } from '#door/member-hooks.ts'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { memberContextFor } from '../members/member-row.ts'
import { prepareRemoval } from './removal.ts'

const house = await useHouse()

test('a session alone does not delete the account: the password is needed', async () => {
  const { client, token, password } = await newMember(house)
  const bare = await ask(house, 'DELETE /api/me', { token })
  assert.equal(bare.status, 400)
  await refused(client.Members_remove({ password: 'guessed' }), 'forbidden')
  assert.ok((await client.Members_me()).id)
  await client.Members_remove({ password })
  await refused(client.Members_me(), 'unauthenticated')
})

test('the password of a removal is not accepted in the address', async () => {
  const { client, token, password } = await newMember(house)
  const query = new URLSearchParams({ password })
  const answer = await ask(house, `DELETE /api/me?${query}`, { token })
  assert.equal(answer.status, 400)
  assert.ok((await client.Members_me()).id)
})

test('guesses at a removal are limited, and leave the sign-in as it is', async () => {
  const { client, email, password } = await newMember(house)
  for (let guess = 0; guess < 10; guess++)
    await refused(client.Members_remove({ password: `wrong ${guess}` }), 'forbidden')
  await refused(client.Members_remove({ password }), 'rate_limited')
  await connect(house).Access_signIn({ email, password })
  await house.work()
  const wrong = (await client.SecurityLog_list({})).find(({ kind }) => kind === 'password.wrong')
  assert.equal(wrong?.times, 10)
})

test('an account is kept if its password changes while it is being deleted', async () => {
  const { client, email, password, memberId } = await newMember(house)
  await client.Connections_create({ displayName: 'Ana' })
  const ctx = await memberContextFor(house.kith, memberId)
  assert.ok(ctx)
  const { commit } = await prepareRemoval(ctx, { password }, memberHooks)
  const newPassword = 'another horse battery'
  await client.Members_changePassword({ currentPassword: password, newPassword })
  await refused(commit(ctx), 'forbidden')
  const { accessToken } = await connect(house).Access_signIn({ email, password: newPassword })
  assert.equal((await connect(house, accessToken).Connections_list({})).length, 1)
})
