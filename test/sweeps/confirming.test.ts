import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type OperationName, operations } from '#contract/api.ts'
import { connect, useHouse } from '../harness/harness.ts'
import { apiAppToken } from './belongings.ts'
import { digest, newWorld, sample, send } from './world.ts'

/** Operations that a session may call only with a proof from the last ten minutes, and why. */
const confirmed: Partial<Record<OperationName, string>> = {
  Tokens_create: 'lasts after the session has ended',
  Tokens_renew: 'the same, for longer',
  Devices_create: 'lasts after the session has ended',
  Devices_renew: 'the same, for longer',
  Webhooks_create: 'sends events to an address for as long as it is there',
  Webhooks_update: 'can send events to another address',
  Calendar_create: 'an address that shows promises and birthdays to everybody who has it',
  Invites_create: 'lets somebody in for as long as they like',
  Workspaces_setRole: 'can make somebody an owner, who can then remove the others',
  Archive_export: 'carries everything away',
  Passkeys_begin: 'a new way to sign in',
  Passkeys_update: 'makes a stranger’s passkey look like one’s own',
  Passkeys_remove: 'takes away a way to sign in',
  TwoStep_begin: 'changes how the member signs in',
  TwoStep_confirm: 'changes how the member signs in',
  TwoStep_remove: 'changes how the member signs in',
  TwoStep_renewCodes: 'returns codes that sign in',
}

/** Operations that only the signed-in member or a managing token may call, without a proof, and why. */
const unconfirmed: Partial<Record<OperationName, string>> = {
  Access_confirm: 'is the proof',
  Access_signOut: 'ends access',
  Access_review: 'only reads',
  Apps_disconnect: 'ends access',
  Apps_update: 'a name, and which tools an app has that the member let in with a proof',
  Calendar_remove: 'ends access',
  Devices_revoke: 'ends access',
  Invites_revoke: 'ends access',
  MeetingCalendars_create: 'reads an address, and gives nobody anything',
  Members_changeEmail: 'asks for the password itself',
  Members_changePassword: 'asks for the password itself',
  Members_getVerification: 'only reads',
  Members_remove: 'asks for the password itself',
  Members_requestVerification: 'sends a link to the member’s own address',
  Members_verifyEmail: 'needs the link from the mailbox',
  Passkeys_create: 'takes the answer to a challenge that needed the proof',
  PushSubscriptions_create: 'ends with the session',
  Removals_purge: 'gives nobody access',
  SecurityLog_list: 'only reads',
  Sessions_end: 'ends access',
  Sessions_endOthers: 'ends access',
  Sessions_list: 'only reads',
  Tokens_revoke: 'ends access',
  Tokens_update: 'a name',
  Webhooks_remove: 'ends what the member set up',
  Webhooks_restore: 'undoes a removal: the address was given with a proof',
  Webhooks_rotateSecret: 'signs what is sent, and opens nothing here',
  Workspaces_create: 'gives nobody access',
  Workspaces_remove: 'ends access',
  Workspaces_removeMember: 'ends access',
  Workspaces_update: 'a name and an address',
}

/** Where only some changes need it. */
const givingMore: Partial<Record<OperationName, object>> = {
  Webhooks_update: { url: 'https://elsewhere.example.com/kith' },
  Workspaces_setRole: { role: 'owner' },
}

const house = await useHouse()
const ana = await newWorld(house)
const manager = await ana.client.Tokens_create({ name: 'Manager', access: 'write', manages: true })
const app = await apiAppToken(house, ana.memberId)
const start = await digest(house)
/** The session of the world was confirmed for an hour. */
const muchLater = () => house.clock.set(house.clock.now().add({ minutes: 71 }).toString())
const asking = operations.filter(([, { refuses }]) => refuses?.includes('confirmation_needed'))

test('every member-only operation requires a proof, or says why not', () => {
  assert.deepEqual(asking.map(([name]) => name).sort(), Object.keys(confirmed).sort())
  const others = operations.filter(([name, { session, manages }]) => (session || manages) && !confirmed[name])
  const silent = others.map(([name]) => name).filter((name) => !unconfirmed[name])
  assert.deepEqual(silent, [])
})

for (const [name, operation] of asking)
  test(`${name} asks a session for a proof after ten minutes, and changes no row before`, async () => {
    muchLater()
    try {
      const input = { ...sample(name, operation, ana.ids), ...givingMore[name] }
      const answer = await send(house, operation, input, ana.token)
      assert.deepEqual([answer.status, answer.body.code], [403, 'confirmation_needed'])
      assert.match(answer.body.detail, /POST \/api\/session\/confirmation/)
      assert.equal(await digest(house), start)
    } finally {
      house.clock.reset()
    }
  })

test('a token made for it is its own proof', async () => {
  muchLater()
  try {
    const { url } = await connect(house, manager.token).Webhooks_create({ url: 'https://hooks.example.com/kith' })
    assert.equal(url, 'https://hooks.example.com/kith')
    for (const token of [ana.readToken, app]) assert.equal(await exportWith(token), 200)
    assert.equal(await exportWith(ana.token), 403)
    await ana.client.Access_confirm({ password: ana.password })
    assert.equal(await exportWith(ana.token), 200)
    assert.ok((await ana.client.Tokens_create({ name: 'Script', access: 'write' })).token)
  } finally {
    house.clock.reset()
  }
})

async function exportWith(token: string) {
  const answer = await fetch(`${house.url}/api/export`, { headers: { authorization: `Bearer ${token}` } })
  await answer.arrayBuffer()
  return answer.status
}
