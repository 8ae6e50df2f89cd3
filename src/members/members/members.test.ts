import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { connect, memberPassword, newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { rareRows } from '../../../test/sweeps/belongings.ts'
import { newWorld } from '../../../test/sweeps/world.ts'

const house = await useHouse()

test('a member changes name and time zone, each by itself', async () => {
  const { client } = await newMember(house)
  assert.equal((await client.Members_update({ timeZone: 'Asia/Kathmandu' })).timeZone, 'Asia/Kathmandu')
  assert.equal((await client.Members_update({ timeZone: 'asia/kathmandu' })).timeZone, 'Asia/Kathmandu')
  const renamed = await client.Members_update({ name: 'Ana' })
  assert.deepEqual([renamed.name, renamed.timeZone], ['Ana', 'Asia/Kathmandu'])
  assert.deepEqual(await client.Members_me(), renamed)
  for (const timeZone of ['Mars/Olympus', '', '+25:00', 'x'.repeat(65)])
    await refused(client.Members_update({ timeZone }), 'invalid')
})

test('a member chooses language, theme and shortcuts, each by itself', async () => {
  const { client, token, email, password } = await newMember(house)
  const { locale, theme, keys } = await client.Members_me()
  assert.deepEqual([locale, theme, keys], [undefined, 'system', true])
  assert.equal((await client.Members_update({ locale: 'PT-pt' })).locale, 'pt-PT')
  assert.equal((await client.Members_update({ theme: 'dark' })).theme, 'dark')
  const changed = await client.Members_update({ keys: false })
  assert.deepEqual([changed.locale, changed.theme, changed.keys], ['pt-PT', 'dark', false])
  assert.deepEqual(await connect(house, token).Members_me(), changed)
  assert.deepEqual((await connect(house).Access_signIn({ email, password })).member, changed)
  const cleared = await client.Members_update({ locale: null, theme: 'system', keys: true })
  assert.deepEqual([cleared.locale, cleared.theme, cleared.keys], [undefined, 'system', true])
  for (const wrong of ['', 'x', 'english', 'en_GB', 'zz', 'en-GB\n', `en-${'x-'.repeat(20)}a`])
    await refused(client.Members_update({ locale: wrong }), 'invalid')
})

test('a name and a time zone sent simultaneously are both stored', async () => {
  const { client } = await newMember(house, { timeZone: 'UTC' })
  for (const [name, timeZone] of [
    ['Ana', 'Asia/Tokyo'],
    ['Rui', 'Europe/Lisbon'],
    ['Eva', 'Asia/Kathmandu'],
  ]) {
    await Promise.all([client.Members_update({ name }), client.Members_update({ timeZone })])
    const me = await client.Members_me()
    assert.deepEqual([me.name, me.timeZone], [name, timeZone])
  }
})

test("a promise is overdue by the date in the member's time zone", async () => {
  const { client } = await newMember(house, { timeZone: 'Pacific/Auckland' })
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  await client.Promises_create({ connectionId, text: 'Call', dueOn: '2026-07-01' })
  const isOverdue = async () => (await client.Promises_listOpen()).promises[0]?.overdue
  house.clock.set('2026-07-01T11:59:00Z')
  assert.equal(await isOverdue(), false)
  house.clock.set('2026-07-01T12:01:00Z')
  assert.equal(await isOverdue(), true)
  await client.Members_update({ timeZone: 'America/Los_Angeles' })
  assert.equal(await isOverdue(), false)
  house.clock.reset()
})

test('a new password ends every session and token, and gives a new session', async () => {
  const world = await newWorld(house)
  await refused(
    world.client.Members_changePassword({ currentPassword: 'wrong', newPassword: 'another long one' }),
    'forbidden',
  )
  await refused(
    world.client.Members_changePassword({ currentPassword: world.password, newPassword: 'password123' }),
    'invalid',
  )
  const changed = await world.client.Members_changePassword({
    currentPassword: world.password,
    newPassword: 'another long one',
  })
  for (const old of [world.token, world.readToken, world.writeToken])
    await refused(connect(house, old).Members_me(), 'unauthenticated')
  assert.equal((await connect(house, changed.accessToken).Members_me()).id, world.memberId)
  await refused(connect(house).Access_signIn({ email: world.email, password: world.password }), 'unauthenticated')
  await connect(house).Access_signIn({ email: world.email, password: 'another long one' })
})

test('a removed account leaves no row in any table, and nothing of anybody else is removed', async () => {
  const [ana, ben] = [await newWorld(house), await newWorld(house)]
  await connect(house, ana.token, { 'idempotency-key': 'k' }).Connections_create({ displayName: 'Carla' })
  const { connectionId = '', otherId = '' } = ana.ids
  await rareRows(house, ana, { connectionId, otherId })
  await ana.client.Passkeys_begin()
  const before = await rowsOf(ana.memberId)
  const empty = Object.keys(before).filter((table) => before[table] === 0 && table !== 'instance')
  assert.deepEqual(empty, [], 'give the member a row in these tables, in test/sweeps/')
  await ana.client.Members_remove({ password: memberPassword })
  await refused(ana.client.Members_me(), 'unauthenticated')
  await refused(connect(house, ana.writeToken).Members_me(), 'unauthenticated')
  await refused(connect(house).Access_signIn({ email: ana.email, password: ana.password }), 'unauthenticated')
  const after = await rowsOf(ana.memberId)
  const left = Object.keys(after).filter((table) => after[table] !== 0)
  assert.deepEqual(left, [], 'let a slice forget these rows, in src/door/member-hooks.ts')
  assert.equal((await ben.client.Connections_search({ query: 'ana' })).connections.length, 1)
  assert.equal((await ben.client.Promises_listOpen()).promises.length, 1)
})

/** How many rows of each table belong to a member. */
async function rowsOf(memberId: string) {
  const counts: Record<string, number> = {}
  for (const { name, columns } of await house.kith.db.introspection.getTables()) {
    const column = ['member_id', 'scope', 'owner_id'].find((each) => columns.some((of) => of.name === each))
    if (!column) continue
    const { rows } =
      await sql`select 1 from ${sql.table(name)} where cast(${sql.ref(column)} as text) = ${memberId}`.execute(
        house.kith.db,
      )
    counts[name] = rows.length
  }
  return counts
}

test('the oldest member becomes the owner of the instance, or the next account if nobody is left', async () => {
  const small = await openHouse()
  const owner = async () =>
    (await small.kith.db.selectFrom('instance').select('ownerId').executeTakeFirstOrThrow()).ownerId
  const [first, second] = [await newMember(small), await newMember(small)]
  assert.equal(await owner(), first.memberId)
  await first.client.Members_remove({ password: memberPassword })
  assert.equal(await owner(), second.memberId)
  await second.client.Members_remove({ password: memberPassword })
  assert.equal(await owner(), null)
  const third = await newMember(small)
  assert.equal(await owner(), third.memberId)
  await small.close()
})
