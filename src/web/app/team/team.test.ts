import assert from 'node:assert/strict'
import { randomUUIDv7 } from 'node:crypto'
import { test } from 'node:test'
import { pagesOf } from '../../../../test/clients/pages.ts'
import { newMember, useHouse } from '../../../../test/harness/harness.ts'
import { newWorkplace } from '../../../../test/harness/workplace.ts'

const house = await useHouse()

test('a page shows the members of a workspace, and an owner changes a role', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const ana = await join('member')
  const pages = pagesOf(house, owner)
  const { text } = await pages.get('/team')
  assert.match(text, /2 members<\/h2>/)
  assert.match(text, new RegExp(`${owner.email}.*${ana.email}.*<option value="member" selected>Member`, 's'))
  const path = `/team/${id}/members/${ana.memberId}`
  assert.equal((await pages.post(`${path}/role`, { role: 'admin' })).location, `/team/${id}?said=role`)
  const { text: parts } = await pages.post(`${path}/role`, { role: 'member' }, 'members notice')
  assert.match(parts, /^<section id="members".*<div id="notice"><p class="notice" role="status">The role is changed/s)
  const self = await pages.post(`/team/${id}/members/${owner.memberId}/role`, { role: 'member' })
  assert.match(self.text, /role="alert">The last owner of a workspace cannot step down/)
})

test('an invite is made with a link and a code, listed by its state, renewed and revoked', async () => {
  const { id, owner } = await newWorkplace(house)
  const pages = pagesOf(house, owner)
  const wrong = await pages.post(`/team/${id}/invites`, { email: 'nobody', role: 'member' })
  assert.match(wrong.text, /value="nobody".*id="invite-email-error"/s)
  const made = await pages.post(`/team/${id}/invites`, { email: 'eva@example.com', role: 'admin' })
  assert.match(made.text, /<code[^>]*>http[^<]*\/invites\/kith_inv_\w+<\/code>.*role="img" aria-label="QR code/s)
  const { text } = await pages.get(`/team/${id}`)
  assert.match(text, /eva@example\.com<\/strong>\s*<span>Waiting · As an admin/)
  assert.doesNotMatch(text, /kith_inv_/)
  const [invite] = (await owner.client.Invites_list({ id })).invites
  const revoked = await pages.post(`/team/${id}/invites/${invite?.id}/revocation`)
  assert.equal(revoked.location, `/team/${id}?said=revoked`)
  assert.match(
    (await pages.get(`/team/${id}?said=revoked`)).text,
    /role="status">The invite is revoked.*Revoked · As an/s,
  )
})

test('a pending invite is shown, however many later ones have ended', async () => {
  const { id, owner } = await newWorkplace(house)
  await owner.client.Invites_create({ id, email: 'waiting@example.com' })
  const ended = Array.from({ length: 101 }, (_, at) => endedInvite(id, owner.memberId, at))
  await house.kith.db.insertInto('invites').values(ended).execute()
  const { text } = await pagesOf(house, owner).get(`/team/${id}`)
  assert.match(text, /waiting@example\.com<\/strong>\s*<span>Waiting/)
  assert.match(text, /ended-100@example\.com<\/strong>\s*<span>Revoked/)
})

function endedInvite(workspaceId: string, invitedBy: string, at: number) {
  const createdAt = `2098-01-01T00:00:00.${String(at).padStart(3, '0')}Z`
  const expiresAt = '2099-01-01T00:00:00.000Z'
  const ids = { id: randomUUIDv7(), workspaceId, invitedBy, tokenHash: randomUUIDv7() }
  const role = 'member' as const
  return { ...ids, email: `ended-${at}@example.com`, role, createdAt, expiresAt, revokedAt: createdAt }
}

test('the only owner is shown no choice of another role for themselves', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const pages = pagesOf(house, owner)
  const roleForm = `action="/team/${id}/members/${owner.memberId}/role"`
  assert.doesNotMatch((await pages.get(`/team/${id}`)).text, new RegExp(roleForm))
  await join('owner')
  assert.match((await pages.get(`/team/${id}`)).text, new RegExp(roleForm))
})

test('removing a member and leaving ask first and say what stays', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const [ana, ben] = [await join('member'), await join('member')]
  const removal = (memberId: string) => `/team/${id}/members/${memberId}/removal`
  const question = await pagesOf(house, owner).get(removal(ana.memberId))
  assert.match(question.text, /<h1 dir="auto">Remove .*Their people, notes and cards stay theirs/s)
  assert.equal((await pagesOf(house, owner).post(removal(ana.memberId))).location, `/team/${id}?said=removed`)
  assert.match(
    (await pagesOf(house, ben).get(removal(ben.memberId))).text,
    /Leave .*Your people, notes and cards stay/s,
  )
  assert.equal((await pagesOf(house, ben).post(removal(ben.memberId))).location, '/team?said=left')
  assert.equal((await owner.client.Workspaces_members({ id })).members.length, 1)
})

test('a member who may manage nothing sees who belongs and can only leave', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const pages = pagesOf(house, await join('member'))
  const { text } = await pages.get(`/team/${id}`)
  assert.match(text, new RegExp(`${owner.email}.*<span>Owner</span>.*Leave workspace`, 's'))
  assert.doesNotMatch(text, /<form[^>]*action="\/team|Invites<\/h2>/)
  const role = await pages.post(`/team/${id}/members/${owner.memberId}/role`, { role: 'member' })
  assert.match(role.text, /role="alert">Only owners and admins/)
  assert.equal((await pagesOf(house, await newMember(house)).get(`/team/${id}`)).status, 404)
})

test('a second workspace is made, named, switched to with one link, and deleted', async () => {
  const rui = await newMember(house)
  const pages = pagesOf(house, rui)
  const empty = await pages.post('/team', { name: ' ' })
  assert.deepEqual([empty.status, /id="workspace-name-error"/.test(empty.text)], [400, true])
  const { location } = await pages.post('/team', { name: 'Sailing Club' })
  const path = location?.split('?')[0] ?? ''
  const { text } = await pages.get('/team')
  assert.match(text, new RegExp(`aria-current="page">.*<a href="${path}" ><bdi>Sailing Club`, 's'))
  assert.equal((await pages.post(path, { name: 'Rowing Club', slug: 'rowing' })).location, `${path}?said=saved`)
  assert.match((await pages.get(path)).text, /<h1><bdi>Rowing Club.*value="rowing".*Delete workspace/s)
  assert.equal((await pages.post(`${path}/removal`)).location, '/team?said=deleted')
  assert.equal((await rui.client.Workspaces_list()).workspaces.length, 1)
})
