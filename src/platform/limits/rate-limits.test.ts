import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { ask, openHouse } from '../../../test/harness/harness.ts'
import { callerNetwork } from '../network/caller-network.ts'

test('an IPv4 address and its IPv6-mapped spellings count as one', () => {
  const spellings = ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '0:0:0:0:0:ffff:203.0.113.7']
  assert.deepEqual(new Set(spellings.map(callerNetwork)), new Set(['203.0.113.7']))
})

test('all addresses of an IPv6 /64 network count as one, however they are spelled', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff }), { minLength: 4, maxLength: 4 }), (rest) => {
      const host = rest.map((group) => group.toString(16)).join(':')
      assert.equal(callerNetwork(`2001:db8:0:1:${host}`), '2001:db8:0:1::/64')
      assert.equal(callerNetwork(`2001:0DB8:0000:0001:${host}%eth0`), '2001:db8:0:1::/64')
    }),
  )
  assert.equal(callerNetwork('2001:db8:0:1::'), '2001:db8:0:1::/64')
  assert.notEqual(callerNetwork('2001:db8:0:2::1'), callerNetwork('2001:db8:0:1::1'))
})

test('a forged X-Forwarded-For header does not make a new caller unless a proxy is configured', async () => {
  for (const [hops, refused] of [
    ['0', 5],
    ['1', 0],
  ] as const) {
    const house = await openHouse({ KITH_RATE_LIMIT: '100', KITH_TRUST_PROXY: hops })
    const headers = (n: number) => ({ 'x-forwarded-for': `203.0.113.${n}` })
    const answers = await Promise.all(
      Array.from({ length: 15 }, (_, n) => ask(house, 'GET /api/me', { headers: headers(n) })),
    )
    assert.equal(answers.filter(({ status }) => status === 429).length, refused)
    await house.close()
  }
})
