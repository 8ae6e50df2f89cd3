import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { type House, newMember, openHouse } from '../harness/harness.ts'
import { recording } from '../samples/recordings.ts'
import { scriptedModels } from './job-runner-models.ts'

const maxKills = 50

test('jobs whose process is killed at any statement are finished by the next one, once', async (t) => {
  const house = await openHouse()
  t.after(() => house.close())
  Object.assign(house.kith, scriptedModels)
  const { client } = await newMember(house)
  const { connectionId } = await client.Connections_create({ displayName: 'Ana' })
  await client.Memory_addNote({ connectionId, text: 'We fired the pots together; the kiln is on me.' })
  const memo = await client.Memory_addInteraction({ connectionId, audio: recording('memo.webm') })
  let killed = 0
  // Every third statement. The statements are the same on both stores, so each store covers different ones.
  const first = house.kith.config.databaseUrl ? 2 : 1
  // Two minutes later each time, so that the lease of the killed process has ended.
  while (killed < maxKills && (await runJobs(house, first + 3 * killed, 2 * killed)) === null) {
    killed += 1
    // A job that kills too many processes is given up; another test covers that.
    await house.kith.db.updateTable('jobs').set({ attempts: 0 }).execute()
  }
  t.diagnostic(`killed ${killed} times`)
  assert.ok(killed >= 6 && killed < maxKills)
  const { suggestions } = await client.Promises_suggested({})
  assert.deepEqual(
    suggestions.map(({ text, foundBy }) => [text, foundBy]),
    [['Pay for the kiln', 'model']],
  )
  const { transcript, audio } = await client.Memory_getInteraction({ id: connectionId, ixId: memo.ixId })
  assert.deepEqual([transcript, audio?.transcription], ['I promised to send her the glaze recipe tomorrow', 'made'])
  const { promises } = await client.Promises_listOpen({})
  assert.deepEqual(
    promises.map(({ text }) => text),
    ['Send her the glaze recipe'],
  )
  const vectors = await house.kith.db.selectFrom('vectors').select('sourceId').execute()
  const { timeline } = await client.Connections_get({ connectionId })
  assert.deepEqual(
    vectors.map(({ sourceId }) => sourceId).sort(),
    [...timeline.map(({ ixId }) => ixId), ...promises.map(({ promiseId }) => promiseId)].sort(),
  )
  assert.deepEqual(await house.kith.db.selectFrom('jobs').select('kind').execute(), [])
})

/** Returns the exit code, or null if the process was killed. */
async function runJobs({ kith: { config } }: House, killAt: number, minutes: number) {
  const store = { KITH_DATA: config.data, ...(config.databaseUrl && { DATABASE_URL: config.databaseUrl }) }
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const child = spawn(process.execPath, ['test/faults/job-runner.ts', String(killAt), String(minutes)], {
    env: { PATH, NODE_COMPILE_CACHE, ...store },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const [code] = await once(child, 'exit')
  return code as number | null
}
