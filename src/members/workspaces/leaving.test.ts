import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { connect, memberPassword, newMember, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { newWorkplace, outcomeOf, putCard, rolesIn } from '../../../test/harness/workplace.ts'
import { digest, newWorld } from '../../../test/sweeps/world.ts'

const house = await useHouse()
const { db } = house.kith

const cardsOf = ({ memberId }: Someone) =>
  db.selectFrom('cards').select(['id', 'hiddenAt']).where('memberId', '=', memberId).orderBy('id').execute()
/** Whose the cards at the addresses of a workspace are. */
const holdersIn = async (id: string) =>
  (await db.selectFrom('cardAddresses').select('memberId').where('workspaceId', '=', id).execute()).map(
    ({ memberId }) => memberId,
  )
const defaultOf = async ({ memberId }: Someone) =>
  (await db.selectFrom('members').select('defaultCardId').where('id', '=', memberId).executeTakeFirstOrThrow())
    .defaultCardId

test('a removed member keeps their private data and no longer sees the workspace', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const world = await newWorld(house)
  await join('member', world)
  const kept = async () => {
    const timeline = await world.client.Memory_listInteractions({ id: world.ids.connectionId ?? '' })
    return [await world.client.Connections_search(), await world.client.Promises_listOpen(), timeline]
  }
  const before = await kept()
  await owner.client.Workspaces_removeMember({ id, memberId: world.memberId })
  assert.deepEqual(await kept(), before)
  await refused(world.client.Workspaces_members({ id }), 'not_found')
  assert.equal((await world.client.Workspaces_list()).workspaces.length, 1)
})

test('a removed member keeps their cards, and printed codes lead to them and not to the intruder', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const card = await owner.client.Cards_create({ slug: 'rui', title: 'Designer' })
  const intruder = await join('owner')
  await intruder.client.Workspaces_removeMember({ id, memberId: owner.memberId })
  const [home] = (await owner.client.Workspaces_list()).workspaces
  assert.notEqual(home?.id, id)
  await intruder.client.Cards_create({ slug: 'rui', workspaceId: id, title: 'Somebody else' })
  const code = await fetch(`${house.url}${new URL(card.shortUrl).pathname}`, { redirect: 'manual' })
  assert.equal(new URL(code.headers.get('location') ?? '', house.url).pathname, `/w/${home?.slug}/rui`)
  const [kept, ...others] = (await owner.client.Cards_list()).cards
  assert.deepEqual([kept?.id, kept?.workspaceId, kept?.title, others], [card.id, home?.id, 'Designer', []])
  assert.deepEqual(
    (await cardsOf(owner)).map(({ hiddenAt }) => hiddenAt),
    [null],
  )
  assert.ok((await cardsOf(intruder)).every((each) => each.id !== card.id))
})

test('a removed member gets an e-mail and a security log entry; a member who leaves gets no e-mail', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const [ana, ben] = [await join('owner'), await join('member')]
  await ana.client.Workspaces_removeMember({ id, memberId: owner.memberId })
  await ben.client.Workspaces_removeMember({ id, memberId: ben.memberId })
  assert.equal((await owner.client.SecurityLog_list({}))[0]?.kind, 'member.removed')
  await house.work()
  const texts = await readEmails()
  const removed = texts.filter((text) => text.includes('You were removed from a workspace'))
  assert.deepEqual(
    [owner, ben].map(({ email }) => removed.filter((text) => text.includes(email)).length),
    [1, 0],
  )
})

async function readEmails() {
  const folder = join(house.kith.config.data, 'mail')
  return Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
}

test('a card that moves with its member gets a free slug, and stays the default', async () => {
  const { id, join } = await newWorkplace(house)
  const ana = await join('member')
  const home = (await ana.client.Workspaces_list()).workspaces.find((each) => each.id !== id)?.id ?? ''
  const first = await ana.client.Cards_create({ slug: 'ana', workspaceId: id })
  await ana.client.Cards_create({ slug: 'ana', workspaceId: home })
  await ana.client.Workspaces_removeMember({ id, memberId: ana.memberId })
  const { cards } = await ana.client.Cards_list()
  assert.deepEqual(cards.map(({ slug }) => slug).sort(), ['ana', 'ana-2'])
  assert.equal(await defaultOf(ana), first.id)
  assert.deepEqual(await holdersIn(id), [])
})

test('the last owner cannot leave, and the error says what to do', async () => {
  const { id, owner, join } = await newWorkplace(house)
  await join('admin')
  const before = await digest(house)
  const error = await refused(owner.client.Workspaces_removeMember({ id, memberId: owner.memberId }), 'conflict')
  assert.match(error.message, /last owner of a workspace cannot leave\. Make somebody else an owner first/)
  assert.equal(await digest(house), before)
})

test('of fifty owners who leave simultaneously, one has to stay', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const owners = [owner]
  for (let n = 0; n < 49; n++) owners.push(await join('owner'))
  for (const each of owners.slice(0, 10)) await putCard(house, each, id)
  const leave = ({ client, memberId }: Someone) => client.Workspaces_removeMember({ id, memberId })
  const codes = await Promise.all(owners.map((each) => outcomeOf(() => leave(each))))
  assert.deepEqual(codes.sort(), ['conflict', ...Array(49).fill('ok')])
  const [[lastId = '', role] = [], ...others] = await rolesIn(house, id)
  assert.deepEqual([role, others], ['owner', []])
  assert.ok((await holdersIn(id)).every((memberId) => memberId === lastId))
})

test('of two owners who remove each other simultaneously, one stays', async () => {
  for (let round = 0; round < 8; round++) {
    const { id, owner, join } = await newWorkplace(house)
    const second = await join('owner')
    await Promise.allSettled([
      owner.client.Workspaces_removeMember({ id, memberId: second.memberId }),
      second.client.Workspaces_removeMember({ id, memberId: owner.memberId }),
    ])
    const left = await rolesIn(house, id)
    assert.deepEqual(
      left.map(([, role]) => role),
      ['owner'],
    )
  }
})

test('a member without a workspace gets a new one, even if two owners remove them simultaneously', async () => {
  const [one, two] = [await newWorkplace(house), await newWorkplace(house)]
  const invite = await one.owner.client.Invites_create({ id: one.id, email: `eva-${one.id}@example.com` })
  const { member, accessToken = '' } = await connect(house).InvitesPublic_accept({
    token: invite.token,
    name: 'Eva Lund',
    password: 'the harbour at dawn',
  })
  const eva = { ...one.owner, client: connect(house, accessToken), memberId: member.id, email: member.email }
  await two.join('member', eva)
  await Promise.all(
    [one, two].map(({ id, owner }) => owner.client.Workspaces_removeMember({ id, memberId: member.id })),
  )
  const { workspaces } = await eva.client.Workspaces_list()
  assert.deepEqual(
    workspaces.map(({ name, role }) => [name, role]),
    [['Eva Lund', 'owner']],
  )
  const signedIn = await connect(house).Access_signIn({ email: member.email, password: 'the harbour at dawn' })
  assert.deepEqual(signedIn.workspace, workspaces[0])
})

test('when the last owner deletes their account, the oldest admin becomes owner, else the oldest member', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const [member, admin, second] = [await join('member'), await join('admin'), await join('admin')]
  await owner.client.Members_remove({ password: memberPassword })
  assert.deepEqual(await rolesIn(house, id), [
    [member.memberId, 'member'],
    [admin.memberId, 'owner'],
    [second.memberId, 'admin'],
  ])
  await second.client.Members_remove({ password: memberPassword })
  await admin.client.Members_remove({ password: memberPassword })
  assert.deepEqual(await rolesIn(house, id), [[member.memberId, 'owner']])
  await member.client.Members_remove({ password: memberPassword })
  assert.equal(await db.selectFrom('workspaces').select('id').where('id', '=', id).executeTakeFirst(), undefined)
})

test('if everybody deletes their account simultaneously, no workspace is left without an owner', async () => {
  for (let round = 0; round < 4; round++) {
    const { id, owner, join } = await newWorkplace(house)
    const people = [owner, await join('admin'), await join('admin'), await join('member'), await join('member')]
    const stays = await join('member')
    const latecomer = await newMember(house)
    const { token } = await owner.client.Invites_create({ id, email: latecomer.email, role: 'owner' })
    const outcomes = await Promise.allSettled([
      ...people.map(({ client }) => client.Members_remove({ password: memberPassword })),
      latecomer.client.InvitesPublic_accept({ token }),
    ])
    assert.deepEqual(
      outcomes.slice(0, 5).map(({ status }) => status),
      Array(5).fill('fulfilled'),
    )
    const left = await rolesIn(house, id)
    assert.ok(left.some(([, role]) => role === 'owner'))
    assert.ok(left.some(([memberId]) => memberId === stays.memberId))
  }
})

test('invites of a member who leaves or loses the role are revoked', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const [second, admin] = [await join('owner'), await join('admin')]
  const by = async ({ client }: Someone, role: 'owner' | 'member') =>
    client.Invites_create({ id, email: `${role}-${Math.random()}@example.com`, role })
  const [high, low, theirs] = [await by(second, 'owner'), await by(second, 'member'), await by(admin, 'member')]
  const mine = await by(owner, 'member')
  const states = async () => {
    const { invites } = await owner.client.Invites_list({ id })
    return [high, low, theirs, mine].map((invite) => invites.find((each) => each.id === invite.id)?.state)
  }
  await owner.client.Workspaces_setRole({ id, memberId: second.memberId, role: 'admin' })
  assert.deepEqual(await states(), ['revoked', 'pending', 'pending', 'pending'])
  await owner.client.Workspaces_removeMember({ id, memberId: admin.memberId })
  assert.deepEqual(await states(), ['revoked', 'pending', 'revoked', 'pending'])
  await second.client.Members_remove({ password: memberPassword })
  assert.deepEqual(await states(), ['revoked', 'revoked', 'revoked', 'pending'])
})

test('a workspace without other members can be deleted, and its cards move to the member’s other workspace', async () => {
  const { client } = await newMember(house)
  const [first] = (await client.Workspaces_list()).workspaces
  const { id, slug } = await client.Workspaces_create({ name: 'Sailing Club' })
  const card = await client.Cards_create({ slug: 'sailor', workspaceId: id })
  await client.Invites_create({ id, email: 'nobody@example.com' })
  await client.Workspaces_remove({ id })
  assert.deepEqual((await client.Workspaces_list()).workspaces, [first])
  assert.equal((await client.Cards_get({ id: card.id })).shortUrl, card.shortUrl)
  assert.equal((await client.Workspaces_create({ name: 'Again', slug })).slug, slug)
})

test('a workspace with others, the only one, and one of others cannot be deleted', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const before = await digest(house)
  assert.match((await refused(owner.client.Workspaces_remove({ id }), 'conflict')).message, /your only workspace/)
  assert.equal(await digest(house), before)
  const admin = await join('admin')
  const after = await digest(house)
  await refused(owner.client.Workspaces_remove({ id }), 'conflict')
  await refused(admin.client.Workspaces_remove({ id }), 'forbidden')
  await refused((await newMember(house)).client.Workspaces_remove({ id }), 'not_found')
  assert.notEqual(after, before)
})
