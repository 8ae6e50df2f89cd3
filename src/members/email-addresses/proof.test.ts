import assert from 'node:assert/strict'
import { after, beforeEach, test } from 'node:test'
import { ask, connect, newMember, refused, useHouse } from '../../../test/harness/harness.ts'
import { newWorkplace } from '../../../test/harness/workplace.ts'
import { opened, openPostOffice } from '../../../test/servers/smtp-server.ts'
import { digest } from '../../../test/sweeps/world.ts'

const post = await openPostOffice()
const house = await useHouse({ KITH_SMTP_URL: post.url })
after(() => post.close())
const visitor = connect(house)
const password = 'the harbour at dawn'
const first = await newMember(house)
beforeEach(() => void post.arrived.splice(0))

async function lastEmail() {
  await house.work()
  const { to, message } = post.arrived.at(-1) ?? { to: [], message: '' }
  return { to: to.join(), ...opened(message) }
}
const tokenIn = (text: string) => /\/(?:sign-up|settings\/email|invites|new-password)\/(kith_\w+)/.exec(text)?.[1] ?? ''

test('asking to sign up answers the same for a new and a known address; only the e-mail differs', async () => {
  const emails = ['nobody@example.com', first.email]
  const answers = []
  for (const email of emails) {
    const { status, text, headers } = await ask(house, 'POST /api/public/sign-up-links', { body: { email } })
    const changing = /^(date|ratelimit|x-request-id|kith-request)/
    answers.push({ status, text, headers: [...headers].filter(([name]) => !changing.test(name)) })
  }
  assert.deepEqual(answers[0], answers[1])
  await house.work()
  const [fresh, known] = emails.map((email) => post.arrived.find(({ to }) => to.join() === email)?.message ?? '')
  assert.match(opened(fresh ?? '').text, /\/sign-up\/kith_eml_/)
  assert.match(opened(known ?? '').text, /already have an account/)
  assert.doesNotMatch(known ?? '', /kith_eml_/)
})

test('signing up without a link from the e-mail is refused in the same words for every address', async () => {
  const before = await digest(house)
  const refusals = []
  for (const email of ['nobody@example.com', first.email]) {
    const error = await refused(visitor.Access_signUp({ name: 'Ana', email, password }), 'forbidden')
    refusals.push(error.message)
  }
  assert.equal(refusals[0], refusals[1])
  assert.equal(await digest(house), before)
})

test('the link of the e-mail creates a verified account, once, and only for its address', async () => {
  const email = 'ana@example.com'
  await visitor.Access_requestSignUp({ email })
  const emailToken = tokenIn((await lastEmail()).text)
  assert.equal((await visitor.Access_getSignUpLink({ token: emailToken })).email, email)
  const wrong = { name: 'Eve', email: 'eve@example.com', password, emailToken }
  await refused(visitor.Access_signUp(wrong), 'invalid')
  const { member } = await visitor.Access_signUp({ name: 'Ana', email, password, emailToken })
  assert.ok(member.emailVerifiedAt)
  await refused(visitor.Access_signUp({ name: 'Ana', email, password, emailToken }), 'gone')
  await refused(visitor.Access_getSignUpLink({ token: emailToken }), 'gone')
  await refused(visitor.Access_getSignUpLink({ token: 'kith_eml_x' }), 'not_found')
})

test('a sign-up link expires after a day, and a newer one replaces it', async () => {
  const email = 'bo@example.com'
  const tokens: string[] = []
  for (const _ of [1, 2]) {
    await visitor.Access_requestSignUp({ email })
    tokens.push(tokenIn((await lastEmail()).text))
  }
  const [old = '', token = ''] = tokens
  await refused(visitor.Access_getSignUpLink({ token: old }), 'gone')
  await visitor.Access_getSignUpLink({ token })
  house.clock.set(house.clock.now().add({ hours: 25 }).toString())
  await refused(visitor.Access_signUp({ name: 'Bo', email, password, emailToken: token }), 'gone')
  house.clock.reset()
})

test('an inviter cannot create an account for the invited address, nor learn whether it has one', async () => {
  const { id, owner } = await newWorkplace(house)
  const known = await newMember(house)
  const seen = []
  for (const email of ['carla@example.com', known.email]) {
    const { token, id: inviteId } = await owner.client.Invites_create({ id, email })
    const { email: _, expiresAt: __, ...shown } = await visitor.InvitesPublic_get({ token })
    const before = await digest(house)
    const { message } = await refused(
      visitor.InvitesPublic_accept({ token, name: 'Eve', password: 'eve takes it all' }),
      'conflict',
    )
    assert.match(message, /Sign in/)
    assert.equal(await digest(house), before)
    assert.equal((await owner.client.Invites_get({ id: inviteId })).state, 'pending')
    seen.push({ shown, message })
  }
  assert.deepEqual(seen[0], seen[1])
  assert.equal('hasAccount' in (seen[0]?.shown ?? {}), false)
})

test('the link that was e-mailed creates a verified account for the invited address', async () => {
  const { id, owner } = await newWorkplace(house)
  const email = 'dora@example.com'
  await owner.client.Invites_create({ id, email })
  const token = tokenIn((await lastEmail()).text)
  assert.equal((await visitor.InvitesPublic_get({ token })).hasAccount, false)
  const { member } = await visitor.InvitesPublic_accept({ token, name: 'Dora', password })
  assert.equal(member.email, email)
  assert.ok(member.emailVerifiedAt)
})
