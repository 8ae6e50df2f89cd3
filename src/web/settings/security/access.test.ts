import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { test } from 'node:test'
import { signedIn } from '../../../../test/clients/web-visitor.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { passkeyOf } from '../../../../test/sweeps/belongings.ts'

const house = await useHouse()
const url = 'https://hooks.example.com/<b>kith'

async function newOwner() {
  const rui = await newMember(house)
  const id = (await rui.client.Workspaces_list()).workspaces[0]?.id ?? ''
  const webhook = await rui.client.Webhooks_create({ url })
  const invite = await rui.client.Invites_create({ id, email: 'eva@example.com', role: 'admin' })
  const ben = await newMember(house)
  const { token } = await rui.client.Invites_create({ id, email: ben.email, role: 'owner' })
  await ben.client.InvitesPublic_accept({ token })
  return { rui, id, webhook, invite, ben, visitor: signedIn(house, rui) }
}

const changePassword = (visitor: ReturnType<typeof signedIn>, currentPassword: string) =>
  visitor.post('/settings/password', { currentPassword, newPassword: 'another long password' })

test('after a new password, a page shows what ended and what remains, and turns it on again', async () => {
  const { rui, ben, visitor } = await newOwner()
  await passkeyOf(house, rui.memberId)
  const changed = await changePassword(visitor, rui.password)
  assert.equal(changed.to, '/settings/access?said=password')
  const { text } = await visitor.get(changed.to ?? '')
  assert.match(text, /role="status">Password changed\..*Webhooks are turned off, and invites you sent are revoked\./s)
  assert.match(text, /hooks\.example\.com\/&lt;b&gt;kith<\/strong>.*Off\. You chose a new password\./s)
  assert.match(text, /eva@example\.com.*Revoked\. You chose a new password/s)
  assert.ok(text.includes(ben.email))
  assert.match(text, /Passkeys<\/h2>.*>Phone<\/strong>/s)
  assert.equal((await visitor.post('/settings/access/restoration', {})).to, '/settings/access?said=restored')
  const after = (await visitor.get('/settings/access')).text
  assert.match(after, /<span>On<\/span>.*Pending, as admin/s)
  assert.doesNotMatch(after, /Off\.|Revoked\.|Turn all on again/)
})

test('each item on the page can be ended, and all together', async () => {
  const { rui, id, webhook, invite, ben, visitor } = await newOwner()
  const press = async (path: string, fields = {}) => (await visitor.post(`/settings/access/${path}`, fields)).to
  assert.equal(await press(`webhooks/${webhook.id}/off`), '/settings/access?said=off')
  assert.equal((await rui.client.Webhooks_get({ id: webhook.id })).enabled, false)
  await press(`webhooks/${webhook.id}/on`)
  assert.equal((await rui.client.Webhooks_get({ id: webhook.id })).enabled, true)
  assert.equal(await press(`members/${ben.memberId}/removal`, { workspace: id }), '/settings/access?said=memberRemoved')
  assert.equal((await rui.client.Workspaces_members({ id })).members.length, 1)
  assert.equal(await press(`members/${ben.memberId}/removal`, { workspace: id }), '/settings/access?said=memberRemoved')
  assert.equal(await press('ending'), '/settings/access?said=ended')
  assert.deepEqual((await rui.client.Webhooks_list()).webhooks, [])
  assert.equal((await rui.client.Invites_get({ id: invite.id })).state, 'revoked')
  const { text } = await visitor.get('/settings/access')
  assert.doesNotMatch(text, /<ul class="rows">|End everything/)
})

test('a missing webhook or invite isn’t reported as turned on again', async () => {
  const { rui, webhook, visitor } = await newOwner()
  await rui.client.Webhooks_remove({ id: webhook.id })
  for (const path of [`webhooks/${webhook.id}/on`, `invites/${randomUUID()}/again`])
    assert.equal((await visitor.post(`/settings/access/${path}`, {})).to, '/settings/access?said=gone')
  assert.match((await visitor.get('/settings/access?said=gone')).text, /role="status">It was already removed\./)
})

test('a token is created with the right to manage access only if the box is checked', async () => {
  const rui = await newMember(house)
  const visitor = signedIn(house, rui)
  assert.match(
    (await visitor.get('/settings/tokens/new')).text,
    /type="checkbox" id="manages" name="manages" value="yes" +a/,
  )
  const create = (fields: Record<string, string>) => visitor.post('/settings/tokens', { name: 'Script', ...fields })
  await create({ access: 'write' })
  await create({ access: 'write', manages: 'yes' })
  assert.match((await create({ access: 'read', manages: 'yes' })).text, /checked.*This needs Read &amp; write access/s)
  const { tokens } = await rui.client.Tokens_list()
  assert.deepEqual(
    tokens.map(({ manages }) => manages),
    [true, false],
  )
})

test('groups without anything are not shown, and an account that nothing else reaches says so', async () => {
  const rui = await newMember(house)
  const { text } = await signedIn(house, rui).get('/settings/access')
  assert.match(text, /Nothing else has access\./)
  assert.doesNotMatch(text, /<h2>(Webhooks|Invites|Passkeys)/)
})
