import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readConfig } from '#platform/config/config.ts'
import { ask, openHouse, useHouse } from '../../../test/harness/harness.ts'

const house = await useHouse({ BASE_URL: 'https://kith.example.com' })

async function read(house: Awaited<ReturnType<typeof useHouse>>) {
  const { status, headers, text } = await ask(house, 'GET /.well-known/security.txt')
  assert.deepEqual([status, headers.get('content-type')], [200, 'text/plain; charset=utf-8'])
  return Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(': ')),
  )
}

test('security.txt names a contact and where it belongs, and is never out of date', async () => {
  for (const years of [0, 3]) {
    house.clock.set(
      Temporal.Now.instant()
        .add({ hours: 24 * 365 * years })
        .toString(),
    )
    const { Contact, Canonical, Expires } = await read(house)
    assert.equal(Contact, 'mailto:security@kith.example.com')
    assert.equal(Canonical, 'https://kith.example.com/.well-known/security.txt')
    const days = (Date.parse(Expires) - house.clock.now().epochMilliseconds) / (24 * 3600 * 1000)
    assert.ok(days > 80 && days < 365)
  }
  house.clock.reset()
})

test('the operator sets the contact: a mail address or a page', async (t) => {
  const other = await openHouse({ KITH_SECURITY_CONTACT: 'https://example.com/security' })
  t.after(() => other.close())
  assert.equal((await read(other)).Contact, 'https://example.com/security')
  assert.equal(readConfig({ KITH_SECURITY_CONTACT: 'ana@example.com' }).securityContact, 'mailto:ana@example.com')
  for (const wrong of ['http://example.com', 'call me', 'mailto:a@example.com\nX: y'])
    assert.throws(() => readConfig({ KITH_SECURITY_CONTACT: wrong }), /KITH_SECURITY_CONTACT must be/)
})
