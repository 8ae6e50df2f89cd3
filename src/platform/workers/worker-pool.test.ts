import assert from 'node:assert/strict'
import { test } from 'node:test'
import { patienceMs } from '../../../test/harness/patience.ts'
import { createWorkerPool, TaskLimitExceeded } from './worker-pool.ts'

/** Answers after so many milliseconds with the number of tasks it has had; ends at -1, and fills its memory at -2. */
const program = `
  import { parentPort, threadId } from 'node:worker_threads'
  let tasks = 0
  parentPort.on('message', (ms) => {
    if (ms === -1) throw new Error('broken')
    for (const all = []; ms === -2; ) all.push(String(all.length).repeat(100))
    tasks += 1
    setTimeout(() => parentPort.postMessage({ tasks, threadId }), ms)
  })`
const url = new URL(`data:text/javascript,${encodeURIComponent(program)}`)
const poolOptions = { size: 2, maxRunMs: patienceMs, idleMs: patienceMs, memoryMb: { old: 32, young: 8 } }
type Answer = { tasks: number; threadId: number }

test('a thread that has done well is used again', async () => {
  const pool = createWorkerPool<number, Answer>(url, poolOptions)
  const [first, second] = [await pool.run(0), await pool.run(0)]
  assert.deepEqual([first.tasks, second.tasks], [1, 2])
  assert.equal(first.threadId, second.threadId)
})

test('only so many tasks run at once, and only so many wait', async () => {
  const pool = createWorkerPool<number, Answer>(url, { ...poolOptions, maxWaiting: 3 })
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => pool.run(50)))
  const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.threadId] : []))
  assert.equal(done.length, 5)
  assert.equal(new Set(done).size, 2)
})

test('a task that takes too long, or breaks, fails alone', async () => {
  const pool = createWorkerPool<number, Answer>(url, { ...poolOptions, size: 1 })
  await assert.rejects(pool.run(5_000, { deadline: Date.now() + 300 }), /took too long/)
  await assert.rejects(pool.run(0, { deadline: Date.now() - 1 }), /No time is left/)
  await assert.rejects(pool.run(-1), /broken/)
  await assert.rejects(pool.run(-2), TaskLimitExceeded)
  await assert.rejects(pool.run(5_000, { signal: AbortSignal.timeout(50) }), { name: 'TimeoutError' })
  assert.equal((await pool.run(0)).tasks, 1)
})
