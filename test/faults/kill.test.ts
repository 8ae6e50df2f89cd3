import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sql } from 'kysely'
import { readConfig } from '#platform/config/config.ts'
import { engineFor, openDatabase } from '#platform/db/open.ts'
import { isNight } from '../harness/nightly.ts'
import { until } from '../harness/patience.ts'
import { openStore } from '../harness/stores.ts'
import { killGroup, pause, type Service, signUp, startService } from '../machine/running.ts'
import { assertConsistent, assertStored } from './consistency.ts'
import { nothingYet, write } from './writer.ts'

const kills = isNight ? 20 : 3

test('killing the service at random moments loses no acknowledged change and leaves none incomplete', async (t) => {
  const store = await openStore()
  t.after(store.remove)
  const yes = nothingYet()
  let service = await startService(store.env)
  const token = await signUp(service)
  const restarts: number[] = []
  for (let kill = 0; kill < kills; kill += 1) {
    await writeUntilKilled(service, kill)
    service = await startService(store.env)
    restarts.push(service.readyAfter)
  }
  await killGroup(service)

  async function writeUntilKilled(service: Service, kill: number) {
    const before = acknowledged()
    const writers = [1, 2, 3, 4].map(() => write(service.url, token, yes))
    // Every other kill waits for an answer, so that a slow machine writes something too.
    if (kill % 2 === 0) await until(() => acknowledged() > before)
    await pause(Math.random() * 400)
    await killGroup(service)
    await Promise.all(writers)
  }

  const db = openDatabase(engineFor(readConfig(store.env)))
  await assertStored(db, yes)
  await assertConsistent(db)
  if (!('DATABASE_URL' in store.env)) {
    const { rows } = await sql<{ integrityCheck: string }>`pragma integrity_check`.execute(db)
    assert.deepEqual(rows.map(Object.values), [['ok']])
  }
  await db.destroy()

  assert.deepEqual(yes.refusals, [])
  const writes = acknowledged()
  t.diagnostic(`${kills} kills, ${writes} acknowledged writes, 0 lost; ready again after ${milliseconds(restarts)}`)
  assert.ok(writes >= kills / 2, 'hardly anything was written')

  function acknowledged() {
    return yes.connections.size + yes.interactions.size + yes.promises.size + yes.removed.size
  }
})

function milliseconds(times: number[]) {
  const sorted = times.map(Math.round).sort((a, b) => a - b)
  return `${sorted.at(sorted.length >> 1)} ms, at most ${sorted.at(-1)} ms`
}
