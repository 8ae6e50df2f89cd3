import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { ask, openHouse, useHouse } from '../../../test/harness/harness.ts'
import { callerNetwork } from '../network/caller-network.ts'
import type { LimitName } from './limit-table.ts'
import { type Limits, openLimits } from './rate-limits.ts'

const house = await useHouse()

test('a machine whose clock is a year ahead locks nobody out for longer than the window', async (t) => {
  const rightNow = Date.now
  t.after(() => {
    Date.now = rightNow
  })
  Date.now = () => rightNow() + 370 * 24 * 60 * 60_000
  const ahead = await waitAfterTooMany(house.kith.limits, 'signInAccount', 'ahead@example.com')
  Date.now = rightNow
  const restarted = openLimits(house.kith.config)
  const afterwards = await waitAfterTooMany(restarted, 'signInAccount', 'ahead@example.com')
  await restarted.close()
  for (const wait of [ahead, afterwards]) assert.ok(wait >= 1 && wait <= 15 * 60, `${wait} seconds`)
})

test('a window that a wrong clock has written is over', async (t) => {
  const { db, config, limits } = house.kith
  if (!config.databaseUrl) return t.skip('SQLite stores no counts')
  const nextYear = Date.now() + 370 * 24 * 60 * 60_000
  await sql`insert into rate_limits (key, points, expire) values ('signInAccount:late', 11, ${nextYear})`.execute(db)
  const { remaining, reset } = await limits.take('signInAccount', 'late')
  assert.deepEqual([remaining, reset], [9, 15 * 60])
})

test('a refused attempt is not counted', async () => {
  const { limits } = house.kith
  await waitAfterTooMany(limits, 'signInAddress', 'busy')
  await waitAfterTooMany(limits, 'signInAddress', 'busy')
  await limits.giveBack('signInAddress', 'busy')
  assert.equal((await limits.take('signInAddress', 'busy')).remaining, 0)
  await limits.forget('signInAddress', 'busy')
  assert.equal((await limits.take('signInAddress', 'busy')).remaining, 29)
})

/** Counts until the limit refuses. Returns how many seconds it says to wait. */
async function waitAfterTooMany({ take }: Limits, name: LimitName, key: string) {
  for (;;) {
    const refusal = await take(name, key).catch((error: unknown) => error)
    if (refusal instanceof Refusal) return refusal.retryAfter ?? 0
  }
}

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
