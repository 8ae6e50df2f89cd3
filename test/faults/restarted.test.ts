import assert from 'node:assert/strict'
import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { createClient } from '#contract/client.ts'
import { readConfig } from '#platform/config/config.ts'
import { instantText } from '#platform/context/context.ts'
import { engineFor, openDatabase } from '#platform/db/open.ts'
import { claimJob } from '#platform/jobs/queue.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { until } from '../harness/patience.ts'
import { openStore } from '../harness/stores.ts'
import { killGroup, runToTheEnd, signUp, startService } from '../machine/running.ts'

test('the next start resumes a killed service’s work, and a second service is refused on SQLite', async (t) => {
  const store = await openStore()
  const { KITH_DATA: folder = '' } = store.env
  const first = await startService(store.env)
  const client = createClient({ baseUrl: first.url, token: await signUp(first) })
  const webhook = await client.Webhooks_create({ url: 'https://example.com/hook' })
  if (!store.env.DATABASE_URL) await secondIsRefused(store.env, first.child.pid)

  const kith = { db: openDatabase(engineFor(readConfig(store.env))), now: () => Temporal.Now.instant() }
  t.after(async () => {
    await kith.db.destroy()
    await store.remove()
  })
  await killGroup(first)
  await kith.db.deleteFrom('jobs').execute()
  await queueJob(kith, 'moves.settle', { tagKey: null })
  const job = await claimJob(kith, { seconds: 3_600 })
  await kith.db
    .updateTable('webhooks')
    .set({ busyUntil: instantText(kith.now().add({ seconds: 3_600 })) })
    .execute()
  await mkdir(join(folder, 'incoming'), { recursive: true })
  await writeFile(join(folder, 'incoming', 'half-received'), 'half')

  const second = await startService(store.env)
  const began = performance.now()
  const jobs = () =>
    kith.db
      .selectFrom('jobs')
      .select('id')
      .where('id', '=', job?.id ?? '')
      .where('attempts', '=', 1)
  await until(async () => (await jobs().execute()).length === 0)
  t.diagnostic(`the job went on after ${Math.round(performance.now() - began)} ms`)
  assert.deepEqual(await readdir(join(folder, 'incoming')), [])
  const { busyUntil } = await kith.db.selectFrom('webhooks').select('busyUntil').executeTakeFirstOrThrow()
  assert.equal(busyUntil, null, `the webhook ${webhook.id} still waits for its lease`)
  await killGroup(second)
})

async function secondIsRefused(env: Record<string, string>, pid = 0) {
  const { code, output } = await runToTheEnd(env)
  assert.equal(code, 1, output)
  assert.equal(
    output,
    `Kith cannot start. Another Kith (process ${pid}) already uses the data folder ${env.KITH_DATA}. Stop it first, or set KITH_DATA to another folder.\n`,
  )
}
