import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ask, connect, newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { newWorkplace, outcomeOf, rolesIn } from '../../../test/harness/workplace.ts'
import { digest, newWorld } from '../../../test/sweeps/world.ts'

const house = await useHouse()
const visitor = connect(house)
const account = { name: 'Ana Ribeiro', password: 'the harbour at dawn' }
let people = 0

async function invited(role: 'owner' | 'admin' | 'member' = 'member') {
  const place = await newWorkplace(house)
  people += 1
  const email = `invited${people}@example.com`
  return { ...place, ...(await place.owner.client.Invites_create({ id: place.id, email, role })), place }
}

const rowOf = async (email: string) =>
  JSON.stringify(await house.kith.db.selectFrom('members').selectAll().where('email', '=', email).execute())

test('an invite shows who invites, to which workspace, and whether to sign in', async () => {
  const { token, email, place } = await invited('admin')
  const seen = await visitor.InvitesPublic_get({ token })
  const { name } = await place.owner.client.Members_me()
  assert.deepEqual([seen.invitedBy, seen.email, seen.role, seen.hasAccount], [name, email, 'admin', false])
  const known = await newMember(house)
  const second = await place.owner.client.Invites_create({ id: place.id, email: known.email })
  assert.equal((await visitor.InvitesPublic_get({ token: second.token })).hasAccount, true)
})

test('without an access token, name and password create an account for the invited e-mail', async () => {
  const { token, email, place, role } = await invited('admin')
  const { member, workspace, accessToken = '' } = await visitor.InvitesPublic_accept({ token, ...account })
  assert.deepEqual([member.name, member.email], ['Ana Ribeiro', email])
  assert.deepEqual([workspace.id, workspace.role], [place.id, role])
  const { client } = { client: connect(house, accessToken) }
  assert.deepEqual(await client.Members_me(), member)
  assert.deepEqual((await client.Workspaces_list()).workspaces, [workspace])
  const signedIn = await visitor.Access_signIn({ email, password: account.password })
  assert.deepEqual(signedIn.workspace, workspace)
  const listed = (await place.owner.client.Invites_list({ id: place.id })).invites[0]
  assert.equal(listed?.state, 'accepted')
})

test('with an access token, the member joins even if another e-mail was invited', async () => {
  const { token, place } = await invited('admin')
  const ben = await newWorld(house)
  const before = await rowOf(ben.email)
  const personal = connect(house, ben.writeToken)
  const joined = await personal.InvitesPublic_accept({ token, ...account })
  assert.deepEqual([joined.member.id, joined.workspace.id, joined.workspace.role], [ben.memberId, place.id, 'admin'])
  assert.equal(joined.accessToken, undefined)
  assert.equal(await rowOf(ben.email), before)
  await visitor.Access_signIn({ email: ben.email, password: ben.password })
})

test('an existing account is not changed: the answer says to sign in, and the invite stays pending', async () => {
  const { place } = await invited()
  const ana = await newMember(house)
  const { token, id } = await place.owner.client.Invites_create({ id: place.id, email: ana.email })
  const [row, before] = [await rowOf(ana.email), await digest(house)]
  for (const body of [account, { ...account, name: 'Mallory' }, {}, { name: 'Mallory' }]) {
    const error = await refused(visitor.InvitesPublic_accept({ token, ...body }), 'conflict')
    assert.match(error.message, /Sign in/)
  }
  assert.deepEqual([await rowOf(ana.email), await digest(house)], [row, before])
  assert.equal((await place.owner.client.Invites_get({ id })).state, 'pending')
  const mallory = await newMember(house)
  await mallory.client.InvitesPublic_accept({ token, ...account })
  assert.equal(await rowOf(ana.email), row)
  await visitor.Access_signIn({ email: ana.email, password: ana.password })
  await refused(visitor.Access_signIn({ email: ana.email, password: account.password }), 'unauthenticated')
})

test('an invalid access token is refused, not ignored', async () => {
  const { token } = await invited()
  const [gone, before] = [await newMember(house), await digest(house)]
  for (const bad of ['nonsense', `${gone.token.slice(0, -3)}abc`, 'kith_ses_x']) {
    const answer = await ask(house, `POST /api/public/invites/${token}/accept`, { token: bad, body: account })
    assert.deepEqual([answer.status, answer.body.code], [401, 'unauthenticated'])
    assert.match(answer.headers.get('www-authenticate') ?? '', /^Bearer/)
  }
  assert.equal(await digest(house), before)
})

test('under Read access accepting is refused as read-only', async () => {
  const { token } = await invited()
  const world = await newWorld(house)
  const before = await digest(house)
  const error = await refused(connect(house, world.readToken).InvitesPublic_accept({ token }), 'read_only')
  assert.match(error.message, /read-only/)
  assert.equal(await digest(house), before)
})

test('a missing or weak name or password is refused, and the invite stays pending', async () => {
  const { token, email } = await invited()
  const before = await digest(house)
  const wrong = async (body: { name?: string; password?: string }) =>
    (await refused(visitor.InvitesPublic_accept({ token, ...body }), 'invalid')).errors.map(({ field }) => field)
  assert.deepEqual(await wrong({}), ['name', 'password'])
  assert.deepEqual(await wrong({ name: 'Ana' }), ['password'])
  assert.deepEqual(await wrong({ password: account.password }), ['name'])
  assert.deepEqual(await wrong({ name: ' ', password: account.password }), ['name'])
  assert.deepEqual(await wrong({ name: 'Ana\r\nBcc: all@example.com', password: account.password }), ['name'])
  for (const password of ['short', 'password123', email, 'x'.repeat(129)])
    assert.deepEqual(await wrong({ name: 'Ana', password }), ['password'])
  assert.equal(await digest(house), before)
  await visitor.InvitesPublic_accept({ token, ...account })
})

test('a used, revoked or expired invite gets 410, and an unknown one 404', async () => {
  const { token, place } = await invited()
  await visitor.InvitesPublic_accept({ token, ...account })
  const revoked = await invited()
  await revoked.place.owner.client.Invites_revoke({ id: revoked.place.id }).catch(() => {})
  const listed = (await revoked.place.owner.client.Invites_list({ id: revoked.place.id })).invites[0]
  await revoked.place.owner.client.Invites_revoke({ id: listed?.id ?? '' })
  const someone = await newMember(house)
  const before = await digest(house)
  for (const ended of [token, revoked.token])
    for (const client of [visitor, someone.client, place.owner.client])
      await refused(client.InvitesPublic_accept({ token: ended, ...account }), 'gone')
  for (const unknown of ['x', 'kith_inv_x', `${token.slice(0, -3)}abc`, someone.token, '%00', 'a'.repeat(400)])
    await refused(someone.client.InvitesPublic_accept({ token: unknown }), 'not_found')
  assert.equal(await digest(house), before)
})

test('a member of the workspace does not use up the invite and keeps their role', async () => {
  const { token, place } = await invited('admin')
  const member = await place.join('member')
  const before = await digest(house)
  const { workspace } = await member.client.InvitesPublic_accept({ token })
  assert.deepEqual([workspace.id, workspace.role], [place.id, 'member'])
  assert.equal(await digest(house), before)
  await visitor.InvitesPublic_accept({ token, ...account })
})

test('of fifty accounts created simultaneously with one invite, one succeeds', async () => {
  const { token, email, place } = await invited()
  const accept = (n: number) => visitor.InvitesPublic_accept({ token, ...account, name: `Ana ${n}` })
  const codes = await Promise.all(Array.from({ length: 50 }, (_, n) => outcomeOf(() => accept(n))))
  assert.equal(codes.filter((code) => code === 'ok').length, 1)
  assert.ok(
    codes.every((code) => ['ok', 'gone', 'conflict'].includes(code)),
    `${codes}`,
  )
  assert.equal(JSON.parse(await rowOf(email)).length, 1)
  assert.equal((await rolesIn(house, place.id)).length, 2)
})

test('of fifty members who accept one invite simultaneously, one joins', async () => {
  const { token, place } = await invited()
  const members = []
  for (let n = 0; n < 25; n++) members.push(await newMember(house))
  const codes = await Promise.all(
    [...members, ...members].map(({ client }) => outcomeOf(() => client.InvitesPublic_accept({ token }))),
  )
  assert.deepEqual(codes.sort(), [...Array(49).fill('gone'), 'ok'])
  assert.equal((await rolesIn(house, place.id)).length, 2)
})

test('an invite revoked and accepted simultaneously is one or the other', async () => {
  for (let round = 0; round < 8; round++) {
    const { token, place } = await invited()
    const listed = (await place.owner.client.Invites_list({ id: place.id })).invites[0]
    const someone = await newMember(house)
    const [revoked, accepted] = await Promise.allSettled([
      place.owner.client.Invites_revoke({ id: listed?.id ?? '' }),
      someone.client.InvitesPublic_accept({ token }),
    ])
    assert.notEqual(revoked.status, accepted.status)
    assert.equal((await rolesIn(house, place.id)).length, accepted.status === 'fulfilled' ? 2 : 1)
  }
})

test('invites work with every sign-up setting and never replace the owner of the instance', async () => {
  const closed = await openHouse({ KITH_SIGN_UP: 'first' })
  const { owner, id } = await newWorkplace(closed)
  const { token } = await owner.client.Invites_create({ id, email: 'ana@example.com', role: 'owner' })
  await refused(connect(closed).Access_signUp({ ...account, email: 'eve@example.com' }), 'forbidden')
  await connect(closed).InvitesPublic_accept({ token, ...account })
  const { ownerId } = await closed.kith.db.selectFrom('instance').select('ownerId').executeTakeFirstOrThrow()
  assert.equal(ownerId, owner.memberId)
  await closed.close()
})

test('only wrong invite tokens count against the limit of a network', async () => {
  const guessed = await openHouse()
  const { owner, id } = await newWorkplace(guessed)
  const { token } = await owner.client.Invites_create({ id, email: 'ana@example.com' })
  for (let n = 0; n < 150; n++) await connect(guessed).InvitesPublic_get({ token })
  const codes = []
  for (let n = 0; n < 102; n++) codes.push((await ask(guessed, `GET /api/public/invites/kith_inv_${n}`)).status)
  assert.deepEqual(codes, [...Array(100).fill(404), 429, 429])
  await guessed.close()
})
