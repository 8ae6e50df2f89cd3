import assert from 'node:assert/strict'
import { test } from 'node:test'
import { json } from '#platform/db/schema/schema.ts'
import { crowd } from '../../../test/harness/crowd.ts'
import { newDevice, readChanges } from '../../../test/harness/dav-device.ts'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { leastLongestBlock, measureLongestBlock } from '../../../test/harness/longest-block.ts'

const house = await useHouse()
const maxBlockMs = 50
const count = 2_000

test('the first sync of 2,000 people doesn’t delay other requests', async (t) => {
  const member = await newMember(house)
  await crowd(house, member, count, (at) => ({ emails: json([`p${at}@example.com`]), company: 'Atlântico' }))
  const device = await newDevice(house, member)
  let bytes = 0
  const sync = async () => {
    const { text } = await device.sync('', { 'accept-encoding': 'gzip' })
    assert.equal(readChanges(text).names.length, count)
    bytes = text.length
  }
  const began = performance.now()
  const first = await measureLongestBlock(sync)
  t.diagnostic(
    `first: ${Math.round(performance.now() - began)} ms, longest block ${Math.round(first)} ms, ${bytes} bytes`,
  )
  const block = await leastLongestBlock(maxBlockMs, sync, 3)
  t.diagnostic(`again: longest block ${Math.round(block)} ms`)
  assert.ok(block <= maxBlockMs, `${block} ms at once`)
})

test('a request for 20,000 cards doesn’t delay other requests', async (t) => {
  const device = await newDevice(house, await newMember(house))
  const hrefs = Array.from({ length: 20_000 }, (_, at) => `<href>${device.book}${at}.vcf</href>`).join('')
  const body = `<C:addressbook-multiget xmlns="DAV:" xmlns:C="urn:ietf:params:xml:ns:carddav"><prop><getetag/></prop>${hrefs}</C:addressbook-multiget>`
  const ask = async () => assert.equal((await device.send('REPORT', device.book, { body })).status, 207)
  const block = await leastLongestBlock(maxBlockMs, ask)
  t.diagnostic(`longest block ${Math.round(block)} ms`)
  assert.ok(block <= maxBlockMs, `${block} ms at once`)
})
