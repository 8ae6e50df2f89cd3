import assert from 'node:assert/strict'
import { argon2Sync } from 'node:crypto'
import { test } from 'node:test'
import { ask, connect, newMember, openHouse, refused, useHouse } from '../../../test/harness/harness.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { looksLikeToken, mintToken } from './token-secrets.ts'

const house = await useHouse()
const details = { name: 'Rui Costa', email: 'rui@example.com', password: 'correct horse bat' }

test('the first account owns the instance; later accounts need an invite', async () => {
  const fresh = await openHouse({ KITH_SIGN_UP: 'first' })
  const { member, workspace } = await connect(fresh).Access_signUp(details)
  assert.deepEqual([workspace.slug, workspace.role], ['rui-costa', 'owner'])
  const { ownerId } = await fresh.kith.db.selectFrom('instance').select('ownerId').executeTakeFirstOrThrow()
  assert.equal(ownerId, member.id)
  await refused(connect(fresh).Access_signUp({ ...details, email: 'ana@example.com' }), 'forbidden')
  await fresh.close()
})

test('the first account cannot be created under an unknown host name', async (t) => {
  const fresh = await openHouse({ KITH_SIGN_UP: 'first' })
  t.after(() => fresh.close())
  const details = { name: 'Rui', email: 'rui@example.com', password: 'correct horse battery' }
  const under = (host: string) =>
    fresh.server.inject({ method: 'POST', url: '/api/public/sign-up', headers: { host }, payload: details })
  assert.equal((await under('rebound.example:4600')).statusCode, 421)
  assert.equal((await under('192.168.1.20:4600')).statusCode, 201)
})

test('of twenty simultaneous first sign-ups, one succeeds', async () => {
  const fresh = await openHouse({ KITH_SIGN_UP: 'first' })
  const tries = Array.from({ length: 20 }, (_, n) =>
    connect(fresh).Access_signUp({ ...details, email: `n${n}@example.com` }),
  )
  const made = (await Promise.allSettled(tries)).filter(({ status }) => status === 'fulfilled')
  const { total } = await fresh.kith.db
    .selectFrom('members')
    .select((count) => count.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  assert.deepEqual([made.length, total], [1, 1])
  await fresh.close()
})

test('a closed instance accepts no sign-up, not even the first', async () => {
  const closed = await openHouse({ KITH_SIGN_UP: 'closed' })
  await refused(connect(closed).Access_signUp(details), 'forbidden')
  await closed.close()
})

test('an e-mail has one account, whatever its letter case', async () => {
  const { email } = await newMember(house)
  const error = await refused(
    connect(house).Access_signUp({ ...details, email: ` ${email.toUpperCase()} ` }),
    'conflict',
  )
  assert.match(error.message, /Sign in instead/)
})

test('a requested slug that is taken is refused; a generated slug is varied', async () => {
  const first = await connect(house).Access_signUp({ ...details, email: 'w1@example.com', workspace: 'Harbour' })
  assert.equal(first.workspace.slug, 'harbour')
  await refused(connect(house).Access_signUp({ ...details, email: 'w2@example.com', workspace: 'harbour' }), 'conflict')
  const [a, b] = [
    await connect(house).Access_signUp({ ...details, name: 'Łukasz Ærø', email: 'w3@example.com' }),
    await connect(house).Access_signUp({ ...details, name: 'Łukasz Ærø', email: 'w4@example.com' }),
  ]
  assert.deepEqual([a.workspace.slug, b.workspace.slug], ['lukasz-aero', 'lukasz-aero-2'])
})

test('common passwords are refused', async () => {
  for (const password of ['password123', 'Password1', 'rui@example.com', 'qwertyuiop', 'short']) {
    const error = await refused(connect(house).Access_signUp({ ...details, password }), 'invalid')
    assert.equal(error.errors[0]?.field, 'password')
  }
})

test('a wrong password and an unknown account get the same answer, for the same work', async () => {
  const { email } = await newMember(house)
  // Passwords are hashed in other threads, so the CPU time of the whole process tells.
  const measure = async (who: string) => {
    const before = process.cpuUsage()
    const error = await refused(
      connect(house).Access_signIn({ email: who, password: 'wrong wrong' }),
      'unauthenticated',
    )
    const { user, system } = process.cpuUsage(before)
    return { message: error.message, took: (user + system) / 1000 }
  }
  const rounds = await Array.fromAsync(
    [1, 2, 3, 4, 5, 6],
    async (n) => [await measure(email), await measure(`nobody${n}@example.com`)] as const,
  )
  for (const [known, unknown] of rounds) assert.equal(known.message, unknown.message)
  const quickest = (which: 0 | 1) => Math.min(...rounds.map((round) => round[which].took))
  const ratio = quickest(0) / quickest(1)
  assert.ok(ratio > 0.5 && ratio < 2, `known ${quickest(0)} ms, unknown ${quickest(1)} ms`)
})

test('after ten failures an account is locked for a while, even for the right password', async () => {
  const strict = await openHouse()
  const { email, password } = await newMember(strict)
  for (let n = 0; n < 10; n++)
    await refused(connect(strict).Access_signIn({ email, password: 'wrong wrong' }), 'unauthenticated')
  const answer = await ask(strict, 'POST /api/public/sign-in', { body: { email, password } })
  assert.deepEqual([answer.status, answer.body.code], [429, 'rate_limited'])
  assert.ok(Number(answer.headers.get('retry-after')) > 60)
  await strict.kith.limits.forget('signInAccount', `${email} 127.0.0.1`)
  assert.ok((await connect(strict).Access_signIn({ email, password })).accessToken)
  await strict.close()
})

test('of a hundred simultaneous guesses, ten are checked', async () => {
  const strict = await openHouse()
  const { email, password } = await newMember(strict)
  const guesses = Array.from({ length: 60 }, (_, n) => (n === 50 ? password : 'wrong wrong'))
  const answers = await Promise.all(
    guesses.map((password) => ask(strict, 'POST /api/public/sign-in', { body: { email, password } })),
  )
  const tried = answers.filter(({ status }) => status !== 429)
  assert.ok(tried.length <= 10, `${tried.length} were tried`)
  await strict.close()
})

test('an expired token does not prevent signing in', async () => {
  const { email, password, token, client } = await newMember(house)
  await client.Access_signOut()
  assert.ok((await connect(house, token).Access_signIn({ email, password })).accessToken)
})

test('sign-ups per network and hour are limited', async () => {
  const strict = await openHouse({ KITH_SIGN_UP_LIMIT: '2' })
  const another = (n: number) => connect(strict).Access_signUp({ ...details, email: `n${n}@example.com` })
  await another(1)
  await another(2)
  await refused(another(3), 'rate_limited')
  await strict.close()
})

test('a network that fails for many accounts is locked for a while', async () => {
  const strict = await openHouse()
  for (let n = 0; n < 30; n++) {
    await refused(
      connect(strict).Access_signIn({ email: `n${n}@example.com`, password: 'wrong wrong' }),
      'unauthenticated',
    )
  }
  await refused(connect(strict).Access_signIn({ email: 'last@example.com', password: 'wrong wrong' }), 'rate_limited')
  await strict.close()
})

test('signing out ends only that session', async () => {
  const { client, email, password } = await newMember(house)
  const other = connect(house, (await connect(house).Access_signIn({ email, password })).accessToken)
  await client.Access_signOut()
  await refused(client.Members_me(), 'unauthenticated')
  assert.equal((await other.Members_me()).email, email)
})

test('a session ends after thirty days', async () => {
  const { client } = await newMember(house)
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 30 + 1 })
      .toString(),
  )
  await refused(client.Members_me(), 'unauthenticated')
  house.clock.reset()
})

test('a password is checked at the cost stored in its hash', async () => {
  const hash = await hashPassword('correct horse battery')
  assert.match(hash, /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  const cheap = '$argon2id$v=19$m=64,t=1,p=1$c2FsdHNhbHRzYWx0c2E$'
  const tag = argon2Sync('argon2id', {
    message: 'old',
    nonce: Buffer.from('c2FsdHNhbHRzYWx0c2E', 'base64'),
    memory: 64,
    passes: 1,
    parallelism: 1,
    tagLength: 32,
  })
  assert.equal(await isPassword('old', cheap + tag.toString('base64')), true)
  assert.equal(await isPassword('new', cheap + tag.toString('base64')), false)
})

test('tokens have a prefix and a checksum, and only their hashes are stored', async () => {
  const { client } = await newMember(house)
  const { token } = await client.Tokens_create({ name: 'Script', access: 'read' })
  assert.match(token, /^kith_pat_[0-9A-Za-z]{49}$/)
  assert.equal(looksLikeToken(token), true)
  for (const wrong of [
    `${token}x`,
    token.slice(0, -1),
    token.replace(/.$/, '?'),
    mintToken('personal').replace('pat', 'xxx'),
  ]) {
    assert.equal(looksLikeToken(wrong), false)
  }
  const rows = await house.kith.db.selectFrom('tokens').selectAll().execute()
  assert.equal(JSON.stringify(rows).includes(token), false)
})
