import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { connect, newMember, openHouse, refused, type Someone, useHouse } from '../../../test/harness/harness.ts'
import { opened, openPostOffice } from '../../../test/servers/smtp-server.ts'
import { passkeyOf } from '../../../test/sweeps/belongings.ts'

const post = await openPostOffice()
const house = await useHouse({ KITH_SMTP_URL: post.url })
after(() => post.close())
const visitor = connect(house)
await newMember(house)
beforeEach(() => void post.arrived.splice(0))

async function emailTo(address: string, { work } = house) {
  await work()
  const { message = '' } = post.arrived.findLast(({ to }) => to.join() === address) ?? {}
  const { headers, text } = opened(message)
  return { subject: headers.subject, token: /\/(?:settings\/email|new-password)\/(kith_\w+)/.exec(text)?.[1] ?? '' }
}

/** An account from before the instance sent e-mail. */
async function newUnverified(): Promise<Someone> {
  const someone = await newMember(house)
  const { db } = house.kith
  await db.updateTable('members').set({ emailVerifiedAt: null }).where('id', '=', someone.memberId).execute()
  return someone
}

test('the first account gets an e-mail with a link that verifies its address', async (t) => {
  const other = await openHouse({ KITH_SMTP_URL: post.url })
  t.after(() => other.close())
  const email = 'rui@example.com'
  const account = { name: 'Rui', email, password: 'the harbour at dawn' }
  const { accessToken, member } = await connect(other).Access_signUp(account)
  assert.equal(member.emailVerifiedAt, undefined)
  const client = connect(other, accessToken)
  const { token } = await emailTo(email, other)
  assert.equal((await client.Members_getVerification({ token })).email, email)
  const verified = await client.Members_verifyEmail({ token })
  assert.ok(verified.emailVerifiedAt)
  assert.deepEqual(await client.Members_me(), verified)
  await refused(client.Members_verifyEmail({ token }), 'gone')
  await refused(client.Members_requestVerification(), 'conflict')
})

test('without a mail server nobody is asked to verify, and addresses cannot be changed', async (t) => {
  const other = await openHouse()
  t.after(() => other.close())
  const account = { name: 'Rui', email: 'rui@example.com', password: 'the harbour at dawn' }
  const { accessToken } = await connect(other).Access_signUp(account)
  await other.work()
  const jobs = await other.kith.db.selectFrom('emailLinks').select('hash').execute()
  assert.deepEqual(jobs, [])
  const client = connect(other, accessToken)
  await refused(client.Members_requestVerification(), 'conflict')
  await refused(client.Members_changeEmail({ email: 'new@example.com', password: account.password }), 'conflict')
})

test('requests sent twice with one Idempotency-Key send one e-mail, and verify once', async () => {
  const someone = await newUnverified()
  const keyed = (token?: string) => connect(house, token, { 'idempotency-key': crypto.randomUUID() })
  const [member, stranger] = [keyed(someone.token), keyed()]
  for (const _ of ['first', 'again']) {
    await member.Members_requestVerification()
    await stranger.Access_requestSignUp({ email: 'twice@example.com' })
  }
  const { token } = await emailTo(someone.email)
  for (const address of [someone.email, 'twice@example.com'])
    assert.equal(post.arrived.filter(({ to }) => to.join() === address).length, 1, address)
  const verifying = keyed(someone.token)
  const first = await verifying.Members_verifyEmail({ token })
  assert.deepEqual(await verifying.Members_verifyEmail({ token }), first)
})

test('only the member can use the link, also when others have it', async () => {
  const [ana, eve] = [await newUnverified(), await newMember(house)]
  await ana.client.Members_requestVerification()
  const { token } = await emailTo(ana.email)
  await refused(eve.client.Members_verifyEmail({ token }), 'gone')
  await refused(visitor.Members_verifyEmail({ token }), 'unauthenticated')
  const { token: personal } = await ana.client.Tokens_create({ name: 'Script', access: 'write' })
  await refused(connect(house, personal).Members_verifyEmail({ token }), 'forbidden')
  await ana.client.Members_verifyEmail({ token })
})

test('an unverified member cannot invite people by e-mail until they verify', async () => {
  const ana = await newUnverified()
  const id = (await ana.client.Workspaces_list()).workspaces[0]?.id ?? ''
  const { message } = await refused(ana.client.Invites_create({ id, email: 'bo@example.com' }), 'forbidden')
  assert.match(message, /Verify your e-mail address first/)
  await ana.client.Members_requestVerification()
  await ana.client.Members_verifyEmail({ token: (await emailTo(ana.email)).token })
  await ana.client.Invites_create({ id, email: 'bo@example.com' })
})

test('a new address takes effect when its link is opened, and the former address gets an e-mail', async () => {
  const ana = await newMember(house)
  const email = `new-${ana.email}`
  await refused(ana.client.Members_changeEmail({ email, password: 'not the password' }), 'forbidden')
  await ana.client.Members_changeEmail({ email, password: ana.password })
  const { token } = await emailTo(email)
  assert.equal((await ana.client.Members_me()).email, ana.email)
  await visitor.Access_forgotPassword({ email: ana.email })
  const reset = await emailTo(ana.email)
  assert.equal((await ana.client.Members_verifyEmail({ token })).email, email)
  assert.equal((await emailTo(ana.email)).subject, 'Your Kith e-mail address was changed')
  await refused(visitor.Access_resetPassword({ token: reset.token, password: 'a new long password' }), 'gone')
  await refused(visitor.Access_signIn({ email: ana.email, password: ana.password }), 'unauthenticated')
  await visitor.Access_signIn({ email, password: ana.password })
})

test('a new password ends a change of address that waits for its link, and not the proof of the present one', async () => {
  const ana = await newUnverified()
  const email = `intruder-${ana.email}`
  const newPassword = 'another long password'
  await ana.client.Members_changeEmail({ email, password: ana.password })
  const { token } = await emailTo(email)
  const changed = { currentPassword: ana.password, newPassword }
  const again = connect(house, (await ana.client.Members_changePassword(changed)).accessToken)
  await refused(again.Members_verifyEmail({ token }), 'gone')
  assert.equal((await again.Members_me()).email, ana.email)
  await again.Members_requestVerification()
  const proof = await emailTo(ana.email)
  const once = { currentPassword: newPassword, newPassword: ana.password }
  const later = connect(house, (await again.Members_changePassword(once)).accessToken)
  assert.ok((await later.Members_verifyEmail({ token: proof.token })).emailVerifiedAt)
})

test('a change to an address with an account answers the same; its owner gets an e-mail without a link', async () => {
  const [ana, eve] = [await newMember(house), await newMember(house)]
  await eve.client.Members_changeEmail({ email: ana.email, password: eve.password })
  const { subject, token } = await emailTo(ana.email)
  assert.deepEqual([subject, token], ['You already have a Kith account', ''])
})

test('an address that got an account in the meantime stays with it', async () => {
  const eve = await newMember(house)
  const email = 'meantime@example.com'
  await eve.client.Members_changeEmail({ email, password: eve.password })
  const { token } = await emailTo(email)
  const ana = await newMember(house)
  await house.kith.db.updateTable('members').set({ email }).where('id', '=', ana.memberId).execute()
  await refused(eve.client.Members_verifyEmail({ token }), 'conflict')
  assert.equal((await eve.client.Members_me()).email, eve.email)
})

test('the owner of an address takes over an account somebody else made with it and ends that access', async () => {
  const squatter = await newUnverified()
  const { token: personal } = await squatter.client.Tokens_create({ name: 'Script', access: 'write' })
  await visitor.Access_forgotPassword({ email: squatter.email })
  const { token } = await emailTo(squatter.email)
  const { member, accessToken } = await visitor.Access_resetPassword({ token, password: 'the owner chose this' })
  assert.ok(member.emailVerifiedAt)
  assert.deepEqual(await connect(house, accessToken).Members_me(), member)
  for (const old of [squatter.token, personal]) await refused(connect(house, old).Members_me(), 'unauthenticated')
  await refused(visitor.Access_signIn({ email: squatter.email, password: squatter.password }), 'unauthenticated')
})

test('a password reset by e-mail ends the passkeys of an account whose address was not verified', async () => {
  const [verified, unverified] = [await newMember(house), await newUnverified()]
  for (const { memberId, email, token: session } of [verified, unverified]) {
    await passkeyOf(house, memberId)
    await visitor.Access_forgotPassword({ email })
    const { token } = await emailTo(email)
    const { accessToken } = await visitor.Access_resetPassword({ token, password: 'the harbour at dawn' })
    await refused(connect(house, session).Members_me(), 'unauthenticated')
    const { passkeys } = await connect(house, accessToken).Passkeys_list()
    assert.equal(passkeys.length, memberId === verified.memberId ? 1 : 0)
  }
})
