import assert from 'node:assert/strict'
import { test } from 'node:test'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import type { JobHandlers } from '#platform/jobs/worker.ts'
import { useHouse } from '../../test/harness/harness.ts'
import { until } from '../../test/harness/patience.ts'
import { jobHandlers, startWorkers } from './jobs.ts'

const house = await useHouse()

test('a long import doesn’t delay reminders, meetings or other jobs', async () => {
  const { kith } = house
  const ran = new Set<string>()
  const runs = (name: string) => ({ run: async () => void ran.add(name) })
  const untilStopped = (_: unknown, __: unknown, { signal }: JobRun) =>
    new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
  const handlers: JobHandlers = {
    ...jobHandlers,
    'archive.import': { run: untilStopped },
    'reminders.sweep': runs('reminders'),
    'meetings.sweep': runs('meetings'),
    'facts.read': runs('facts'),
  }
  await queueJob(kith, 'archive.import', { importId: '' })
  const workers = startWorkers(kith, handlers)
  const isRunning = () => kith.db.selectFrom('jobs').select('id').where('progress', 'is not', null).executeTakeFirst()
  await until(isRunning)
  await queueJob(kith, 'reminders.sweep', {})
  await queueJob(kith, 'meetings.sweep', {})
  await queueJob(kith, 'facts.read', { ixIds: [] })
  await until(() => ran.size === 3)
  await workers.close()
  assert.deepEqual(ran, new Set(['reminders', 'meetings', 'facts']))
})
