import assert from 'node:assert/strict'
import { test } from 'node:test'
import { TOTP } from 'otpauth'
import { pagesOf } from '../../../test/clients/pages.ts'
import { newMember, refused, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse()

const codeAt = (secret: string, seconds = 0) =>
  new TOTP({ secret }).generate({ timestamp: house.clock.now().epochMilliseconds + seconds * 1000 })

test('a code confirms a session, in the API and on the page, and works once', async () => {
  // The beginning of a step, so that a code stays right.
  house.clock.set('2030-03-01T12:00:01Z')
  const member = await newMember(house, { staysConfirmed: false })
  const { secret } = await member.client.TwoStep_begin()
  await member.client.TwoStep_confirm({ code: codeAt(secret, -30) })
  const pages = pagesOf(house, member)
  house.clock.set('2030-03-01T12:11:01Z')
  try {
    await refused(member.client.Access_confirm({ code: '000000' }), 'code_needed')
    await refused(member.client.Access_confirm({ code: '000000', password: member.password }), 'invalid')
    const { text } = await pages.get('/settings/confirmation')
    assert.match(text, /Use a code instead<\/summary>/)
    const wrong = await pages.post('/settings/confirmation', { next: '/settings/tokens', code: '000000' })
    assert.match(wrong.text, /<details class="fold" open>.*aria-invalid="true"/s)
    await refused(member.client.Tokens_create({ name: 'Script', access: 'read' }), 'confirmation_needed')
    const code = codeAt(secret)
    const right = await pages.post('/settings/confirmation', { next: '/settings/tokens', code })
    assert.equal(right.location, '/settings/tokens')
    await member.client.Tokens_create({ name: 'Script', access: 'read' })
    await refused(member.client.Access_confirm({ code }), 'code_needed')
  } finally {
    house.clock.reset()
  }
  const other = await newMember(house)
  await refused(other.client.Access_confirm({ code: codeAt(secret) }), 'code_needed')
})
