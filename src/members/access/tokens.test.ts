import assert from 'node:assert/strict'
import { test } from 'node:test'
import { connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { findActiveTokens } from './authenticate.ts'

const house = await useHouse()
const day = 24 * 3600 * 1000
const lifetimeOf = ({ createdAt, expiresAt = '' }: { createdAt: string; expiresAt?: string | undefined }) =>
  Date.parse(expiresAt) - Date.parse(createdAt)

test('a personal token is shown once, then listed without its secret and with its last use', async () => {
  const { client } = await newMember(house)
  const { token, ...made } = await client.Tokens_create({ name: 'Script', access: 'read', expiresInDays: 7 })
  assert.equal(lifetimeOf(made), 7 * day)
  assert.deepEqual((await client.Tokens_list()).tokens, [made])
  await connect(house, token).Members_me()
  const [used] = (await client.Tokens_list()).tokens
  assert.ok(used?.lastUsedAt && used.lastUsedAt >= made.createdAt)
})

test('a token expires after a year unless the member says otherwise, and works again once it is renewed', async () => {
  const { client, email, password } = await newMember(house)
  const { token, ...made } = await client.Tokens_create({ name: 'Script', access: 'read' })
  assert.equal(lifetimeOf(made), 365 * day)
  const lasting = await client.Tokens_create({ name: 'Old script', access: 'read', expiresInDays: null })
  assert.equal(lasting.expiresAt, undefined)
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 366 })
      .toString(),
  )
  try {
    await refused(connect(house, token).Members_me(), 'unauthenticated')
    await connect(house, lasting.token).Members_me()
    const later = connect(house, (await connect(house).Access_signIn({ email, password })).accessToken)
    const renewed = await later.Tokens_renew({ id: made.id })
    assert.equal(Math.round((Date.parse(renewed.expiresAt ?? '') - Date.parse(made.expiresAt ?? '')) / day), 366)
    await connect(house, token).Members_me()
    const [entry] = await later.SecurityLog_list({})
    assert.deepEqual([entry?.kind, entry?.detail], ['token.renewed', 'Script'])
  } finally {
    house.clock.reset()
  }
})

test('a revoked token is refused on the next request', async () => {
  const { client } = await newMember(house)
  const { token, id } = await client.Tokens_create({ name: 'Script', access: 'write' })
  await connect(house, token).Members_me()
  await client.Tokens_revoke({ id })
  await refused(connect(house, token).Members_me(), 'unauthenticated')
  await refused(client.Tokens_revoke({ id }), 'not_found')
})

test('renaming a token changes nothing else', async () => {
  const { client } = await newMember(house)
  const { token, ...made } = await client.Tokens_create({ name: 'Script', access: 'write' })
  assert.deepEqual(await client.Tokens_update({ id: made.id, name: '  Laptop ' }), { ...made, name: 'Laptop' })
  assert.deepEqual((await client.Tokens_list()).tokens, [{ ...made, name: 'Laptop' }])
  await connect(house, token).Members_me()
  await refused(connect(house, token).Tokens_update({ id: made.id, name: 'Mine' }), 'forbidden')
  const other = await newMember(house)
  await refused(other.client.Tokens_update({ id: made.id, name: 'Hers' }), 'not_found')
})

test('an expired token is refused', async () => {
  const { client } = await newMember(house)
  const { token } = await client.Tokens_create({ name: 'Script', access: 'read', expiresInDays: 1 })
  house.clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
  await refused(connect(house, token).Members_me(), 'unauthenticated')
  house.clock.reset()
})

test('a session that has ended is removed at the next sign-in, and an expired token is still listed', async () => {
  const { client, email, password, memberId } = await newMember(house)
  await client.Tokens_create({ name: 'Script', access: 'read', expiresInDays: 1 })
  const kinds = async () => {
    const rows = await house.kith.db.selectFrom('tokens').select('kind').where('memberId', '=', memberId).execute()
    return rows.map(({ kind }) => kind).sort()
  }
  for (const days of [20, 40]) {
    const then = Temporal.Now.instant().add({ hours: 24 * days })
    house.clock.set(then.toString())
    await connect(house).Access_signIn({ email, password })
    assert.deepEqual(await kinds(), ['personal', 'session', 'session'])
  }
  house.clock.reset()
})

test('active tokens are looked up by member', async () => {
  const { memberId } = await newMember(house)
  const other = await newMember(house)
  const { id } = await house.kith.db
    .selectFrom('tokens')
    .select('id')
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  assert.deepEqual(await findActiveTokens(house.kith, [{ memberId, tokenId: id }]), new Set([id]))
  assert.deepEqual(await findActiveTokens(house.kith, [{ memberId: other.memberId, tokenId: id }]), new Set())
})

test('a session cannot be revoked like a token', async () => {
  const { client, memberId } = await newMember(house)
  const session = await house.kith.db
    .selectFrom('tokens')
    .select('id')
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
  await refused(client.Tokens_revoke({ id: session.id }), 'not_found')
})

test('expired tokens stay listed, because they can be renewed, until their place is needed', async () => {
  const { client, email, password } = await newMember(house)
  for (let n = 0; n < 100; n++)
    await client.Tokens_create({ name: `Token ${n}`, access: 'read', expiresInDays: n === 0 ? 1 : 30 })
  house.clock.set(Temporal.Now.instant().add({ hours: 25 }).toString())
  try {
    const later = connect(house, (await connect(house).Access_signIn({ email, password })).accessToken)
    const names = async () => (await later.Tokens_list()).tokens.map(({ name }) => name)
    assert.ok((await names()).includes('Token 0'))
    await later.Tokens_create({ name: 'One more', access: 'read' })
    assert.deepEqual([(await names()).length, (await names()).includes('Token 0')], [100, false])
  } finally {
    house.clock.reset()
  }
})

test('a member has at most a hundred tokens', async () => {
  const { client } = await newMember(house)
  for (let n = 0; n < 100; n++) await client.Tokens_create({ name: `Token ${n}`, access: 'read' })
  await refused(client.Tokens_create({ name: 'One more', access: 'read' }), 'conflict')
  const { tokens } = await client.Tokens_list()
  assert.equal(tokens.length, 100)
  await client.Tokens_revoke({ id: tokens[0]?.id ?? '' })
  await client.Tokens_create({ name: 'One more', access: 'read' })
})
