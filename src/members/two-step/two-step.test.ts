import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { TOTP } from 'otpauth'
import {
  ask,
  connect,
  type House,
  memberContext,
  newMember,
  refused,
  type Someone,
  useHouse,
} from '../../../test/harness/harness.ts'
import { storeSettings } from '../../../test/harness/stores.ts'
import { passkeyOf } from '../../../test/sweeps/belongings.ts'
import { hashToken, mintToken } from '../access/token-secrets.ts'
import { forgetPlaces } from '../known-places/known-places.ts'
import { findStep } from './authenticator-codes.ts'

const house = await useHouse()

test('after two-step sign-in is on, the right password asks for a code and a code signs in', async () => {
  const { member, code } = await withTwoStep(house)
  const needed = await refused(
    connect(house).Access_signIn({ email: member.email, password: member.password }),
    'code_needed',
  )
  assert.equal(needed.status, 401)
  const ticket = needed.ticket ?? ''
  const wrong = await refused(connect(house).Access_enterCode({ ticket, code: '000000' }), 'code_needed')
  assert.deepEqual(wrong.errors, [{ field: 'code', message: 'is wrong or was already used' }])
  const { accessToken } = await connect(house).Access_enterCode({ ticket, code: code() })
  assert.equal((await connect(house, accessToken).Members_me()).email, member.email)
})

test('a wrong password looks the same whether two-step sign-in is on or off', async () => {
  const [{ member }, without] = [await withTwoStep(house), await newMember(house)]
  const answers = []
  for (const { email } of [member, without]) {
    const { body, headers } = await ask(house, 'POST /api/public/sign-in', { body: { email, password: 'wrong' } })
    answers.push([{ ...body, requestId: '' }, headers.get('www-authenticate')])
  }
  assert.deepEqual(answers[0], answers[1])
})

test('a ticket that is forged, expired, or older than the password is refused', async () => {
  const { member, code } = await withTwoStep(house)
  const ticket = await ticketOf(member)
  const forged = `${ticket.slice(0, -2)}${ticket.endsWith('A') ? 'BB' : 'AA'}`
  await refused(connect(house).Access_enterCode({ ticket: forged, code: code() }), 'unauthenticated')
  await refused(connect(house).Access_enterCode({ ticket: '', code: code() }), 'unauthenticated')
  house.clock.set(house.clock.now().add({ minutes: 71 }).toString())
  await refused(connect(house).Access_enterCode({ ticket, code: code() }), 'unauthenticated')
  house.clock.reset()
  const newPassword = 'the harbour at dawn'
  await member.client.Members_changePassword({ currentPassword: member.password, newPassword })
  await refused(connect(house).Access_enterCode({ ticket, code: code() }), 'unauthenticated')
})

test('codes from one step before to one step after are accepted, at any time', async () => {
  const { member, secret } = await withTwoStep(house)
  const ctx = memberContext(house, member)
  const row = await storedApp(member)
  const time = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2200, 0) })
  await fc.assert(
    fc.asyncProperty(time, fc.integer({ min: -20, max: 20 }), async (at, steps) => {
      const now = () => Temporal.Instant.fromEpochMilliseconds(at)
      const step = await findStep({ ...ctx, now }, row, codeAt(secret, at + steps * 30_000))
      assert.equal(step, Math.abs(steps) <= 1 ? Math.floor(at / 30_000) + steps : null)
    }),
  )
})

test('each code works once, also for fifty requests at the same moment', async () => {
  const { member, code, recoveryCodes } = await withTwoStep(house)
  const ticket = await ticketOf(member)
  const [kept] = recoveryCodes
  const forgetGuesses = async () => {
    await forgetPlaces(house.kith, member.memberId)
    await house.kith.limits.forget('signInCode', `${member.memberId} 127.0.0.1`)
    await house.kith.limits.forget('signInCodeDay', member.memberId)
  }
  for (const once of [code(), kept ?? '']) {
    const crowd = Array.from({ length: 50 }, async () => {
      await forgetGuesses()
      return connect(house).Access_enterCode({ ticket, code: once })
    })
    const entered = (await Promise.allSettled(crowd)).filter(({ status }) => status === 'fulfilled')
    assert.equal(entered.length, 1)
    await forgetGuesses()
    await refused(connect(house).Access_enterCode({ ticket, code: once }), 'code_needed')
  }
})

test('a clock that was ahead doesn’t lock members out, and a used code stays used', async () => {
  const { member, secret } = await withTwoStep(house)
  const enterAt = async (at: Temporal.Instant) => {
    house.clock.set(at.toString())
    return connect(house).Access_enterCode({
      ticket: await ticketOf(member),
      code: codeAt(secret, at.epochMilliseconds),
    })
  }
  const today = house.clock.now()
  await enterAt(today.add({ hours: 24 * 370 }))
  await enterAt(today.add({ minutes: 5 }))
  await refused(enterAt(today.add({ minutes: 5 })), 'code_needed')
  house.clock.reset()
})

test('the eleventh code in a quarter of an hour is refused, even if it is right', async () => {
  const { member, code } = await withTwoStep(house)
  const ticket = await ticketOf(member)
  for (let tries = 0; tries < 10; tries++) {
    await refused(connect(house).Access_enterCode({ ticket, code: `00000${tries}` }), 'code_needed')
  }
  await refused(connect(house).Access_enterCode({ ticket, code: code() }), 'rate_limited')
})

test('wrong codes after the right password are an entry a day in the log, and lines of the operator', async () => {
  const { member, code } = await withTwoStep(house)
  const ticket = await ticketOf(member)
  const guesses = ['000000', '7k2m-q0vw-83nd-x1ra-5tpe-c9gh', '000001']
  // An Idempotency-Key puts the request into a transaction, which a refusal rolls back.
  for (const [n, guess] of guesses.entries()) {
    const client = connect(house, undefined, n === 1 ? { 'idempotency-key': crypto.randomUUID() } : {})
    await refused(client.Access_enterCode({ ticket, code: guess }), 'code_needed')
  }
  const used = code()
  await connect(house).Access_enterCode({ ticket, code: used })
  await refused(connect(house).Access_enterCode({ ticket, code: used }), 'code_needed')
  const entries = await member.client.SecurityLog_list({})
  const wrong = entries.filter(({ kind }) => kind === 'code.wrong')
  assert.deepEqual(
    wrong.map(({ times, network }) => [times, network]),
    [[4, '127.0.0.1']],
  )
  const lines = house.logged.filter((line) => line.includes('code.wrong') && line.includes(member.memberId))
  assert.equal(lines.length, 4)
  for (const guess of guesses) assert.ok(!lines.some((line) => line.includes(guess)))
})

test('recovery codes work once each, however they are typed, and new ones replace them', async () => {
  const { member, recoveryCodes } = await withTwoStep(house)
  assert.equal(new Set(recoveryCodes).size, 10)
  for (const code of recoveryCodes) assert.match(code, /^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
  const [first = '', second = '', third = ''] = recoveryCodes
  const ticket = await ticketOf(member)
  const typed = ` ${first.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `
  await connect(house).Access_enterCode({ ticket, code: typed })
  await refused(connect(house).Access_enterCode({ ticket, code: first }), 'code_needed')
  await connect(house).Access_enterCode({ ticket, code: second })
  assert.equal((await member.client.TwoStep_get()).recoveryCodesLeft, 8)
  const renewed = await member.client.TwoStep_renewCodes()
  await refused(connect(house).Access_enterCode({ ticket, code: third }), 'code_needed')
  await connect(house).Access_enterCode({ ticket, code: renewed.recoveryCodes[0] ?? '' })
  assert.equal((await member.client.TwoStep_get()).recoveryCodesLeft, 9)
})

test('a recovery code or an app of one member is worth nothing for another', async () => {
  const [ana, ben] = [await withTwoStep(house), await withTwoStep(house)]
  const ticket = await ticketOf(ana.member)
  for (const code of [ben.code(), ben.recoveryCodes[0] ?? '']) {
    await refused(connect(house).Access_enterCode({ ticket, code }), 'code_needed')
  }
  const { secret } = await storedApp(ben.member)
  await house.kith.db
    .updateTable('authenticatorApps')
    .set({ secret })
    .where('memberId', '=', ana.member.memberId)
    .execute()
  await refused(connect(house).Access_enterCode({ ticket, code: ben.code() }), 'code_needed')
})

test('a reset link alone does not sign in where two-step sign-in is on', async () => {
  const { member, code } = await withTwoStep(house)
  const token = mintToken('reset')
  const expiresAt = house.clock.now().add({ hours: 1 }).toString({ smallestUnit: 'millisecond' })
  const link = { memberId: member.memberId, hash: hashToken(token), expiresAt }
  await house.kith.db.insertInto('passwordResets').values(link).execute()
  assert.equal((await connect(house).Access_getReset({ token })).needsCode, true)
  const password = 'the harbour at dawn'
  await refused(connect(house).Access_resetPassword({ token, password }), 'code_needed')
  const wrong = await refused(connect(house).Access_resetPassword({ token, password, code: '000000' }), 'code_needed')
  assert.equal(wrong.errors[0]?.field, 'code')
  const recorded = (await member.client.SecurityLog_list({})).find(({ kind }) => kind === 'code.wrong')
  assert.equal(recorded?.times, 1, 'the request without a code is no guess')
  await refused(connect(house).Access_signIn({ email: member.email, password }), 'unauthenticated')
  const { accessToken } = await connect(house).Access_resetPassword({ token, password, code: code() })
  assert.ok((await connect(house, accessToken).TwoStep_get()).onSince)
  await refused(connect(house).Access_signIn({ email: member.email, password }), 'code_needed')
})

test('the operator turns two-step sign-in off for a member who lost the app and the codes', async () => {
  const { member } = await withTwoStep(house)
  await passkeyOf(house, member.memberId)
  const env = { ...process.env, ...storeSettings(house.kith.config) }
  const args = ['scripts/kith.ts', 'reset-password', member.email, '--turn-off-two-step']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env })
  assert.match(
    stdout,
    /Two-step sign-in is off\.\nThese passkeys still sign in .*\n- Phone: added on \d{4}-.*, never used\n/,
  )
  const token = /\/new-password\/([\w-]+)/.exec(stdout)?.[1] ?? ''
  const { accessToken } = await connect(house).Access_resetPassword({ token, password: 'the harbour at dawn' })
  assert.deepEqual(await connect(house, accessToken).TwoStep_get(), { recoveryCodesLeft: 0 })
})

test('an app that was not confirmed with a code is not asked for', async () => {
  const member = await newMember(house)
  await refused(member.client.TwoStep_confirm({ code: '123456' }), 'conflict')
  const { secret } = await member.client.TwoStep_begin()
  const wrong = await refused(member.client.TwoStep_confirm({ code: '000000' }), 'invalid')
  assert.equal(wrong.errors[0]?.field, 'code')
  assert.equal((await member.client.TwoStep_get()).onSince, undefined)
  await connect(house).Access_signIn({ email: member.email, password: member.password })
  // Only the newest secret counts.
  const second = await member.client.TwoStep_begin()
  assert.notEqual(second.secret, secret)
  await refused(member.client.TwoStep_confirm({ code: codeAt(secret) }), 'invalid')
  await member.client.TwoStep_confirm({ code: codeAt(second.secret) })
  await refused(member.client.TwoStep_begin(), 'conflict')
})

test('turning two-step sign-in off ends the app and the recovery codes', async () => {
  const { member } = await withTwoStep(house)
  await member.client.TwoStep_remove()
  assert.deepEqual(await member.client.TwoStep_get(), { recoveryCodesLeft: 0 })
  await refused(member.client.TwoStep_renewCodes(), 'conflict')
  await connect(house).Access_signIn({ email: member.email, password: member.password })
})

test('a session that was not confirmed for ten minutes changes nothing about sign-in', async () => {
  const { member } = await withTwoStep(house)
  house.clock.set(house.clock.now().add({ minutes: 71 }).toString())
  const before = await storedApp(member)
  for (const operation of ['TwoStep_begin', 'TwoStep_remove', 'TwoStep_renewCodes'] as const) {
    await refused(member.client[operation](), 'confirmation_needed')
  }
  await refused(member.client.TwoStep_confirm({ code: '123456' }), 'confirmation_needed')
  assert.deepEqual(await storedApp(member), before)
  house.clock.reset()
})

test('neither the secret nor a recovery code is stored or logged as it is', async () => {
  const { member, secret, recoveryCodes } = await withTwoStep(house)
  const stored = JSON.stringify([
    await storedApp(member),
    await house.kith.db.selectFrom('recoveryCodes').selectAll().execute(),
    house.logged,
  ])
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll('-', ''))]) {
    assert.equal(stored.includes(text), false)
  }
})

/** A member with an authenticator app, whose clock is a step behind so that the code of now is still unused. */
async function withTwoStep(house: House) {
  const member = await newMember(house)
  const { secret, uri } = await member.client.TwoStep_begin()
  assert.match(uri, new RegExp(`^otpauth://totp/Kith.*secret=${secret}`))
  await farFromNextStep()
  const earlier = house.clock.now().epochMilliseconds - 30_000
  const { recoveryCodes } = await member.client.TwoStep_confirm({ code: codeAt(secret, earlier) })
  return { member, secret, recoveryCodes, code: () => codeAt(secret) }
}

/** A code of the step before is refused if the step ends while it is sent. */
async function farFromNextStep() {
  const left = 30_000 - (house.clock.now().epochMilliseconds % 30_000)
  if (left < 8_000) await pause(left)
}

function codeAt(secret: string, timestamp = house.clock.now().epochMilliseconds) {
  return new TOTP({ secret }).generate({ timestamp })
}

async function ticketOf({ email, password }: Someone) {
  return (await refused(connect(house).Access_signIn({ email, password }), 'code_needed')).ticket ?? ''
}

function storedApp({ memberId }: Someone) {
  return house.kith.db
    .selectFrom('authenticatorApps')
    .select(['memberId', 'secret', 'lastStep', 'confirmedAt'])
    .where('memberId', '=', memberId)
    .executeTakeFirstOrThrow()
}
