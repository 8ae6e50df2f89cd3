import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { newWorkplace, outcomeOf, type Workplace } from '../../../test/harness/workplace.ts'
import { digest } from '../../../test/sweeps/world.ts'

const house = await useHouse()

test("a workspace's name and slug can be changed separately", async () => {
  const { id, owner } = await newWorkplace(house)
  const before = (await owner.client.Workspaces_list()).workspaces[0]
  const named = await owner.client.Workspaces_update({ id, name: ' Harbour Studio ' })
  assert.deepEqual(named, { id, slug: before?.slug, name: 'Harbour Studio', role: 'owner' })
  const moved = await owner.client.Workspaces_update({ id, slug: 'Harbour-Studio' })
  assert.deepEqual(moved, { ...named, slug: 'harbour-studio' })
  assert.deepEqual(await owner.client.Workspaces_update({ id }), moved)
  assert.deepEqual((await owner.client.Workspaces_list()).workspaces, [moved])
})

test('a slug that is taken is refused, and a free one is suggested', async () => {
  const [ana, ben] = [await newWorkplace(house), await newWorkplace(house)]
  await ana.owner.client.Workspaces_update({ id: ana.id, slug: 'lighthouse' })
  assert.equal((await ana.owner.client.Workspaces_update({ id: ana.id, slug: 'lighthouse' })).slug, 'lighthouse')
  const before = await digest(house)
  const error = await refused(
    ben.owner.client.Workspaces_update({ id: ben.id, name: 'Lighthouse', slug: 'lighthouse' }),
    'conflict',
  )
  assert.match(error.message, /lighthouse is taken; lighthouse-2 is free/)
  assert.equal(await digest(house), before)
  assert.equal((await ben.owner.client.Workspaces_update({ id: ben.id, slug: 'lighthouse-2' })).slug, 'lighthouse-2')
  const signUp = { name: 'Eva', email: 'eva@example.com', password: 'a long enough password', workspace: 'lighthouse' }
  assert.match((await refused(connect(house).Access_signUp(signUp), 'conflict')).message, /lighthouse-3 is free/)
})

test('of ten workspaces that take one slug simultaneously, one gets it', async () => {
  const places = await Promise.all(Array.from({ length: 10 }, () => newWorkplace(house)))
  const wish = ({ id, owner }: Workplace) => owner.client.Workspaces_update({ id, slug: 'the-one' })
  const codes = await Promise.all(places.map((each) => outcomeOf(() => wish(each))))
  assert.deepEqual(codes.sort(), [...Array(9).fill('conflict'), 'ok'])
})

test('members see who belongs to their workspace, in the order they joined', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const [admin, member] = [await join('admin'), await join('member')]
  const seen = await Promise.all([owner, admin, member].map(({ client }) => client.Workspaces_members({ id })))
  assert.deepEqual(
    seen[0]?.members.map(({ id, email, role }) => [id, email, role]),
    [
      [owner.memberId, owner.email, 'owner'],
      [admin.memberId, admin.email, 'admin'],
      [member.memberId, member.email, 'member'],
    ],
  )
  assert.deepEqual(seen[1], seen[0])
  assert.deepEqual(seen[2], seen[0])
  const stranger = await newMember(house)
  await refused(stranger.client.Workspaces_members({ id }), 'not_found')
})

test('a member can create a second workspace, with a slug of their own or one made from the name', async () => {
  const { client } = await newMember(house)
  const [first] = (await client.Workspaces_list()).workspaces
  const second = await client.Workspaces_create({ name: 'Sailing Club' })
  assert.deepEqual([second.name, second.slug, second.role], ['Sailing Club', 'sailing-club', 'owner'])
  assert.deepEqual((await client.Workspaces_list()).workspaces, [first, second])
  const error = await refused(client.Workspaces_create({ name: 'Club', slug: 'sailing-club' }), 'conflict')
  assert.match(error.message, /sailing-club is taken; sailing-club-2 is free/)
})

test('of 25 workspaces created simultaneously, a member ends up with 20', async () => {
  const { client } = await newMember(house)
  const create = (_: unknown, at: number) => outcomeOf(() => client.Workspaces_create({ name: `Club ${at}` }))
  const codes = await Promise.all(Array.from({ length: 25 }, create))
  assert.equal(codes.filter((code) => code === 'conflict').length, 6)
  assert.equal((await client.Workspaces_list()).workspaces.length, 20)
})
