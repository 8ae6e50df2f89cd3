import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Client } from '#contract/client.ts'
import { newMember, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { newWorkplace, outcomeOf, type Role, rolesIn, type Workplace } from '../../../test/harness/workplace.ts'
import { digest } from '../../../test/sweeps/world.ts'

const house = await useHouse()

type Who = Role | 'stranger'
const everyone: Who[] = ['owner', 'admin', 'member', 'stranger']
type Deed = { deed: string; by: Who[]; run: (place: FilledWorkspace, client: Client) => Promise<unknown> }
/** Two of each, so that every member has another one of each role to act on. */
type FilledWorkspace = Workplace & { people: Record<Role, [Someone, Someone]>; inviteOf: Record<Role, string> }

const other = (role: Role) => (place: FilledWorkspace) => place.people[role][1].memberId
const setting = (was: Role, role: Role, by: Who[]): Deed => ({
  deed: `make ${was === 'member' ? 'a' : 'an'} ${was} ${role === 'member' ? 'a' : 'an'} ${role}`,
  by,
  run: (place, client) => client.Workspaces_setRole({ id: place.id, memberId: other(was)(place), role }),
})
const removing = (role: Role, by: Who[]): Deed => ({
  deed: `remove an ${role}`,
  by,
  run: (place, client) => client.Workspaces_removeMember({ id: place.id, memberId: other(role)(place) }),
})
const inviting = (role: Role, by: Who[]): Deed => ({
  deed: `invite an ${role}`,
  by,
  run: ({ id }, client) => client.Invites_create({ id, email: `new-${role}@example.com`, role }),
})
const revoking = (role: Role, by: Who[]): Deed => ({
  deed: `revoke the invite of an ${role}`,
  by,
  run: ({ inviteOf }, client) => client.Invites_revoke({ id: inviteOf[role] }),
})

const deeds: Deed[] = [
  { deed: 'see who belongs', by: ['owner', 'admin', 'member'], run: ({ id }, c) => c.Workspaces_members({ id }) },
  {
    deed: 'rename the workspace',
    by: ['owner', 'admin'],
    run: ({ id }, client) => client.Workspaces_update({ id, name: 'Another' }),
  },
  setting('member', 'admin', ['owner', 'admin']),
  setting('admin', 'member', ['owner', 'admin']),
  setting('member', 'owner', ['owner']),
  setting('admin', 'owner', ['owner']),
  setting('owner', 'admin', ['owner']),
  setting('owner', 'member', ['owner']),
  setting('owner', 'owner', ['owner']),
  removing('member', ['owner', 'admin']),
  removing('admin', ['owner', 'admin']),
  removing('owner', ['owner']),
  inviting('member', ['owner', 'admin']),
  inviting('admin', ['owner', 'admin']),
  inviting('owner', ['owner']),
  { deed: 'list the invites', by: ['owner', 'admin'], run: ({ id }, client) => client.Invites_list({ id }) },
  {
    deed: 'look at an invite',
    by: ['owner', 'admin'],
    run: ({ inviteOf }, client) => client.Invites_get({ id: inviteOf.owner }),
  },
  revoking('member', ['owner', 'admin']),
  revoking('admin', ['owner', 'admin']),
  revoking('owner', ['owner']),
]

async function newPlace(): Promise<FilledWorkspace> {
  const place = await newWorkplace(house)
  const { id, owner, join } = place
  const [owner2, admin, admin2, member, member2] = [
    await join('owner'),
    await join('admin'),
    await join('admin'),
    await join('member'),
    await join('member'),
  ]
  const invite = async (role: Role) =>
    (await owner.client.Invites_create({ id, email: `${role}@example.com`, role })).id
  const inviteOf = { owner: await invite('owner'), admin: await invite('admin'), member: await invite('member') }
  const people: FilledWorkspace['people'] = {
    owner: [owner, owner2],
    admin: [admin, admin2],
    member: [member, member2],
  }
  return { ...place, people, inviteOf }
}

/** Resets all roles, which is faster than creating the workspace again. */
async function restore({ id, people, inviteOf }: FilledWorkspace) {
  const { db } = house.kith
  const joinedAt = '2026-01-01T00:00:00.000Z'
  const memberships = Object.entries(people).flatMap(([role, two]) =>
    two.map(({ memberId }) => ({ workspaceId: id, memberId, role: role as Role, joinedAt })),
  )
  await db.deleteFrom('memberships').where('workspaceId', '=', id).execute()
  await db.insertInto('memberships').values(memberships).execute()
  await db.updateTable('invites').set({ revokedAt: null }).where('id', 'in', Object.values(inviteOf)).execute()
}

for (const who of everyone) {
  test(`what ${/^[oa]/.test(who) ? 'an' : 'a'} ${who} may do in a workspace, and not a row changes beyond it`, async () => {
    const stranger = await newMember(house)
    const place = await newPlace()
    for (const { deed, by, run } of deeds) {
      const { client } = who === 'stranger' ? stranger : place.people[who][0]
      const before = await digest(house)
      const outcome = await run(place, client).then(
        () => 'done',
        (error) => error.code,
      )
      const wanted = by.includes(who) ? 'done' : who === 'stranger' ? 'not_found' : 'forbidden'
      assert.equal(outcome, wanted, `${who}: ${deed}`)
      if (outcome !== 'done') assert.equal(await digest(house), before, `${who}: ${deed}`)
      else await restore(place)
    }
  })
}

test('members can’t raise their own role', async () => {
  const { id, people } = await newPlace()
  for (const [role, wanted] of [
    ['member', 'admin'],
    ['member', 'owner'],
    ['admin', 'owner'],
  ] as const) {
    const { client, memberId } = people[role][0]
    await assert.rejects(client.Workspaces_setRole({ id, memberId, role: wanted }), { code: 'forbidden' })
  }
})

test('the last owner cannot step down; with a second one, they can', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const admin = await join('admin')
  const { memberId } = owner
  const before = await digest(house)
  await assert.rejects(owner.client.Workspaces_setRole({ id, memberId, role: 'member' }), {
    code: 'conflict',
    message: /Make somebody else an owner first/,
  })
  assert.equal(await digest(house), before)
  await owner.client.Workspaces_setRole({ id, memberId: admin.memberId, role: 'owner' })
  await owner.client.Workspaces_setRole({ id, memberId, role: 'member' })
  assert.deepEqual(await rolesIn(house, id), [
    [memberId, 'member'],
    [admin.memberId, 'owner'],
  ])
})

test('of twenty owners who step down simultaneously, one stays', async () => {
  const { id, owner, join } = await newWorkplace(house)
  const owners = [owner]
  for (let n = 0; n < 19; n++) owners.push(await join('owner'))
  const stepDown = ({ client, memberId }: Someone) => client.Workspaces_setRole({ id, memberId, role: 'member' })
  const codes = await Promise.all(owners.map((each) => outcomeOf(() => stepDown(each))))
  assert.deepEqual(codes.sort(), ['conflict', ...Array(19).fill('ok')])
  assert.equal((await rolesIn(house, id)).filter(([, role]) => role === 'owner').length, 1)
})
