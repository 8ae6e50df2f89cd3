import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { memberPassword, newMember, openHouse } from '../harness/harness.ts'
import { storeSettings } from '../harness/stores.ts'
import { downloadArchive, richMember, sendArchive } from '../samples/archives.ts'

/** The statements at which a process is killed: in the first batch, in a later batch, and after the last batch. */
const killAt = [9, 40, 60]

test('an import whose process is killed is finished by the next one, and no row is imported twice', async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  const rich = await richMember(house)
  const first = await downloadArchive(house, rich)
  await rich.client.Members_remove({ password: memberPassword })
  await house.work()
  const again = await newMember(house)
  const { body } = await sendArchive(house, again, first.bytes)
  const { config } = house.kith
  const store = storeSettings(config)
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const codes: unknown[] = []
  for (const [at, statement] of [...killAt, 1_000_000].entries()) {
    // Two minutes later each time, so that the lease of the killed process has ended.
    const child = spawn(process.execPath, ['test/faults/job-runner.ts', String(statement), String(2 * at)], {
      env: { PATH, NODE_COMPILE_CACHE, ...store },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [code] = await once(child, 'exit')
    codes.push(code)
    // A job whose process dies twice is buried; another test covers that.
    await house.kith.db.updateTable('jobs').set({ progress: null }).execute()
  }
  assert.deepEqual(codes, [...killAt.map(() => null), 0])
  const { state, counts, notes } = await again.client.Archive_status({ id: body.id })
  assert.deepEqual([state, notes], ['complete', []])
  const added = Object.entries(counts).map(([name, count]) => [name, count.added])
  assert.deepEqual(Object.fromEntries(added), first.manifest.counts)
  assert.deepEqual((await downloadArchive(house, again)).sums, first.sums)
})
