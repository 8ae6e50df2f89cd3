import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { openReserve } from './reserve.ts'

test('no reserve is made with PostgreSQL, whose data folder may not exist yet', async () => {
  const file = join(tmpdir(), crypto.randomUUID(), 'kith.reserve')
  const reserve = openReserve(file, 0)
  reserve.make()
  await reserve.close()
  assert.equal(existsSync(file), false)
})
