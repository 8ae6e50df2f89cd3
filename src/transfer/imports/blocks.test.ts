import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newMember, useHouse } from '../../../test/harness/harness.ts'
import { leastLongestBlock } from '../../../test/harness/longest-block.ts'
import { hostileImports } from '../../../test/samples/hostile-imports.ts'
import { importContacts } from '../../../test/samples/import-files.ts'

const house = await useHouse()
const maxBlockMs = 50

/** Uploads a file, waits until it is read, looks at its rows, applies it if there is anything to apply, and removes it. */
async function bringIn(file: string) {
  const { client } = await newMember(house)
  const { id } = await client.Imports_create({ contacts: new Blob([file]) })
  await house.work()
  const { state, failure } = await client.Imports_get({ id })
  assert.ok(state === 'ready' || failure !== undefined, state)
  if (state === 'failed') return
  await client.Imports_rows({ id, limit: 200 })
  await client.Imports_apply({ id })
  await house.work()
  assert.equal((await client.Imports_get({ id })).state, 'applied')
}

test('no file of people keeps the service busy for long while it is uploaded, read and applied', async (t) => {
  // Libraries are loaded with the first photo.
  await importContacts(house, await newMember(house), hostileImports['a vCard with a photo that is no image']?.() ?? '')
  for (const [name, write] of Object.entries(hostileImports)) {
    const file = write()
    const block = await leastLongestBlock(maxBlockMs, () => bringIn(file))
    t.diagnostic(`${Math.round(block)} ms: ${name}`)
    assert.ok(block <= maxBlockMs, `${name} takes ${block} ms at once`)
  }
})
