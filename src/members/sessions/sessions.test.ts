import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { maxSessions } from './api.ts'

const house = await useHouse({ KITH_SESSION_IDLE_DAYS: '14' })
const safari = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' }
const day = 24

test('sessions are listed with device and network, and the current one is marked', async () => {
  const { client, email, password } = await newMember(house)
  const { accessToken } = await connect(house, undefined, safari).Access_signIn({ email, password })
  const { sessions } = await connect(house, accessToken).Sessions_list()
  assert.deepEqual(
    sessions.map(({ isCurrent, device, network }) => [isCurrent, device, network]),
    [
      [true, 'Safari on iPhone', '127.0.0.1'],
      [false, undefined, 'test'],
    ],
  )
  const mine = (await client.Sessions_list()).sessions.map(({ isCurrent }) => isCurrent)
  assert.deepEqual(mine, [false, true])
})

test('a session ends immediately, and members can’t end each other’s sessions', async () => {
  const [ana, ben] = [await newMember(house), await newMember(house)]
  const { accessToken } = await connect(house).Access_signIn({ email: ana.email, password: ana.password })
  const [other] = (await ana.client.Sessions_list()).sessions
  await refused(ben.client.Sessions_end({ id: other?.id ?? '' }), 'not_found')
  await connect(house, accessToken).Members_me()
  await ana.client.Sessions_end({ id: other?.id ?? '' })
  await refused(connect(house, accessToken).Members_me(), 'unauthenticated')
  assert.equal((await ana.client.SecurityLog_list({}))[0]?.kind, 'session.ended')
})

test('a token isn’t a session: it can’t list or end sessions, or be ended as one', async () => {
  const { client } = await newMember(house)
  const { token, id } = await client.Tokens_create({ name: 'Script', access: 'write' })
  const script = connect(house, token)
  await refused(script.Sessions_list(), 'forbidden')
  await refused(script.Sessions_endOthers(), 'forbidden')
  await refused(script.Sessions_end({ id }), 'forbidden')
  await refused(client.Sessions_end({ id }), 'not_found')
  await client.Sessions_endOthers()
  await script.Members_me()
})

test('all other sessions end together, and this one stays', async () => {
  const { client, email, password } = await newMember(house)
  const others = [
    await connect(house).Access_signIn({ email, password }),
    await connect(house).Access_signIn({ email, password }),
  ]
  assert.deepEqual(await client.Sessions_endOthers(), { ended: 2 })
  for (const { accessToken } of others) await refused(connect(house, accessToken).Members_me(), 'unauthenticated')
  assert.deepEqual(
    (await client.Sessions_list()).sessions.map(({ isCurrent }) => isCurrent),
    [true],
  )
})

test('a session that is not used for 14 days ends, and one in use lasts for 30', async () => {
  const [idle, busy] = [await newMember(house), await newMember(house)]
  const start = Temporal.Now.instant()
  const after = (hours: number) => house.clock.set(start.add({ hours }).toString())
  await idle.client.Members_me()
  for (const days of [0, 13, 26, 29]) {
    after(days * day + 1)
    await busy.client.Members_me()
    if (days === 13) assert.equal((await idle.client.Sessions_list()).sessions.length, 1)
    if (days === 29) await refused(idle.client.Members_me(), 'unauthenticated')
  }
  after(30 * day + 1)
  await refused(busy.client.Members_me(), 'unauthenticated')
  house.clock.reset()
})

test('the operator sets after how many days an unused session ends', async () => {
  const strict = await openHouse({ KITH_SESSION_IDLE_DAYS: '1' })
  const { client } = await newMember(strict)
  const { token } = await client.Tokens_create({ name: 'Script', access: 'read' })
  strict.clock.set(
    Temporal.Now.instant()
      .add({ hours: day + 1 })
      .toString(),
  )
  await refused(client.Members_me(), 'unauthenticated')
  await connect(strict, token).Members_me()
  await strict.close()
})

test('a member has as many sessions as a list shows: the oldest end first', async () => {
  const { email, password, memberId } = await newMember(house)
  const [row] = await house.kith.db.selectFrom('tokens').selectAll().where('memberId', '=', memberId).execute()
  assert.ok(row)
  const ids = Array.from(
    { length: maxSessions },
    (_, number) => `00000000-0000-4000-9000-${String(number).padStart(12, '0')}`,
  )
  const mine = ids.map((id) => ({ ...row, id: id.replace('9000', memberId.slice(-4)), hash: `${id}${memberId}` }))
  await house.kith.db.insertInto('tokens').values(mine).execute()
  await connect(house).Access_signIn({ email, password })
  const kept = await house.kith.db.selectFrom('tokens').select('id').where('memberId', '=', memberId).execute()
  assert.equal(kept.length, maxSessions)
})
