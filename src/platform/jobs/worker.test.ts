import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { jobHandlers } from '#boot/jobs.ts'
import { newMember, openHouse, useHouse } from '../../../test/harness/harness.ts'
import { until } from '../../../test/harness/patience.ts'
import { transaction } from '../context/context.ts'
import { claimJob, extendLease, finishJob, sweepJobs } from './queue.ts'
import { queueJob, queueJobs } from './queue-job.ts'
import { type JobHandlers, openWorker, runDueJobs } from './worker.ts'

const house = await useHouse()
const { kith } = house

const doing = (run: () => Promise<void>): JobHandlers => ({ ...jobHandlers, 'events.sweep': { run } })
const jobs = () => kith.db.selectFrom('jobs').select(['id', 'attempts', 'deadAt', 'failure', 'runAt']).execute()
const empty = () => kith.db.deleteFrom('jobs').execute()

test('a job is queued together with the change that needs it, or not at all', async () => {
  await empty()
  const half = transaction(kith, async (kith) => {
    await queueJob(kith, 'events.sweep', {})
    throw new Error('no')
  })
  await assert.rejects(half)
  assert.deepEqual(await jobs(), [])
})

test('only one of ten processes gets a job', async () => {
  await empty()
  await queueJob(kith, 'events.sweep', {})
  const taken = await Promise.all(Array.from({ length: 10 }, () => claimJob(kith, { seconds: 60 })))
  assert.equal(taken.filter(Boolean).length, 1)
})

test('a job of a dead process is due again when the lease ends, and the old process cannot change it', async () => {
  await empty()
  await queueJob(kith, 'events.sweep', {})
  const dead = await claimJob(kith, { seconds: 60 })
  assert.ok(dead)
  assert.equal(await claimJob(kith, { seconds: 60 }), undefined)
  house.clock.set(Temporal.Now.instant().add({ seconds: 61 }).toString())
  const next = await claimJob(kith, { seconds: 60 })
  assert.equal(next?.attempts, 2)
  assert.equal(await extendLease(kith, dead, { seconds: 60 }, 50), false)
  await finishJob(kith, dead, null)
  assert.equal((await jobs()).length, 1)
  house.clock.reset()
})

test('a failed job is retried with growing delays, and then shown as failed', async () => {
  await empty()
  await queueJob(kith, 'events.sweep', {})
  const waits: number[] = []
  let now = Temporal.Now.instant()
  for (let tries = 0; tries < 20; tries++) {
    await runDueJobs(
      kith,
      doing(() => Promise.reject(new TypeError('secret words'))),
    )
    const [job] = await jobs()
    assert.ok(job)
    if (job.deadAt) break
    waits.push(Temporal.Instant.from(job.runAt).since(now).total('seconds'))
    now = Temporal.Instant.from(job.runAt).add({ seconds: 1 })
    house.clock.set(now.toString())
  }
  house.clock.reset()
  const [job] = await jobs()
  assert.deepEqual([job?.failure, job?.attempts], ['TypeError', 7])
  assert.ok(waits.length === 6 && waits.every((wait, at) => at === 0 || wait > (waits[at - 1] ?? 0)), `${waits}`)
})

test('a failed job waits as long as the failure says, but not more than an hour', async () => {
  for (const [retryAfter, seconds] of [
    [90, 90],
    [99_999, 3600],
  ] as const) {
    await empty()
    const now = Temporal.Now.instant().round('millisecond')
    house.clock.set(now.toString())
    await queueJob(kith, 'events.sweep', {})
    await runDueJobs(
      kith,
      doing(() => Promise.reject(Object.assign(new Error('busy'), { retryAfter }))),
    )
    const [job] = await jobs()
    const wait = Temporal.Instant.from(job?.runAt ?? '')
      .since(now)
      .total('seconds')
    assert.ok(wait >= seconds && wait < seconds + 10, `${wait}`)
  }
  house.clock.reset()
})

test('a job that failed more than 30 days ago is removed, unless its member can retry it', async () => {
  await empty()
  const { memberId } = await newMember(house)
  await queueJob(kith, 'events.sweep', {})
  await queueJob(kith, 'events.sweep', {}, { memberId })
  const fails = () => Promise.reject(Object.assign(new Error('no'), { retryable: false }))
  await runDueJobs(kith, doing(fails))
  await sweepJobs(kith)
  assert.equal((await jobs()).length, 2)
  await sweepJobs({ ...kith, now: () => kith.now().add({ hours: 24 * 30 + 1 }) })
  const left = await kith.db.selectFrom('jobs').select('memberId').execute()
  assert.deepEqual(left, [{ memberId }])
})

test('a list of many jobs says that there are more, and where they begin', async () => {
  await empty()
  const { client, memberId } = await newMember(house)
  await queueJobs(kith, 'events.sweep', Array(150).fill({}), { memberId })
  const first = await client.Jobs_list({})
  assert.deepEqual([first.jobs.length, first.more], [100, 'Showing 100. For the rest, send next as cursor.'])
  const rest = await client.Jobs_list({ cursor: first.next })
  assert.deepEqual([rest.jobs.length, rest.more, rest.next], [50, undefined, undefined])
  assert.equal(new Set([...first.jobs, ...rest.jobs].map(({ id }) => id)).size, 150)
})

test('a job is abandoned the second time its process dies, and its member sees it', async () => {
  await empty()
  await queueJob(kith, 'events.sweep', {})
  const now = Temporal.Now.instant()
  let [ran, told] = [0, 0]
  const run = async () => void ran++
  const giveUp = async () => void told++
  for (let deaths = 0; deaths < 2; deaths++) {
    house.clock.set(now.add({ seconds: 61 * deaths }).toString())
    assert.equal((await claimJob(kith, { seconds: 60 }))?.deaths, deaths)
  }
  house.clock.set(now.add({ hours: 1 }).toString())
  await runDueJobs(kith, { ...jobHandlers, 'events.sweep': { run, giveUp } })
  house.clock.reset()
  const [job] = await jobs()
  assert.deepEqual([ran, told, job?.failure, job?.deadAt !== null], [0, 1, 'deadly', true])
})

test('a failure that is not retryable is not retried', async () => {
  await empty()
  await queueJob(kith, 'events.sweep', {})
  await runDueJobs(
    kith,
    doing(() => Promise.reject(Object.assign(new Error('no'), { retryable: false }))),
  )
  const [job] = await jobs()
  assert.ok(job?.deadAt && job.attempts === 1)
})

test('a recurring job exists once, and is postponed when it is done', async () => {
  await empty()
  for (const _ of [1, 2, 3]) await queueJob(kith, 'events.sweep', {}, { only: 'sweep' })
  let ran = 0
  const run = async () => void ran++
  await runDueJobs(kith, { ...jobHandlers, 'events.sweep': { run, every: { hours: 24 } } })
  assert.equal(ran, 1)
  assert.equal((await jobs()).length, 1)
})

test('jobs that a wrong clock postponed are due once the clock is right', async () => {
  await empty()
  await queueJob(kith, 'events.sweep', {}, { only: 'sweep' })
  let ran = 0
  const run = async () => void ran++
  const daily: JobHandlers = { ...jobHandlers, 'events.sweep': { run, every: { hours: 24 } } }
  house.clock.set(
    Temporal.Now.instant()
      .add({ hours: 24 * 365 })
      .toString(),
  )
  await runDueJobs(kith, daily)
  house.clock.reset()
  for (const _ of [1, 2]) await runDueJobs(kith, daily)
  assert.equal(ran, 2)
})

test('a worker that is closed returns its job at once for another to take', async () => {
  await empty()
  await queueJob(kith, 'events.sweep', {})
  let began = () => {}
  const begun = new Promise<void>((resolve) => {
    began = resolve
  })
  const worker = openWorker(kith, {
    ...jobHandlers,
    'events.sweep': {
      run: (_, __, { signal }) =>
        new Promise((_, reject) => {
          began()
          signal.addEventListener('abort', () => reject(signal.reason))
        }),
    },
  })
  await begun
  await worker.close()
  const taken = await claimJob(kith, { seconds: 60 })
  assert.equal(taken?.attempts, 1)
})

test('a worker continues after the database failed for a moment', async () => {
  const other = await openHouse()
  let ran = 0
  const sick = { ...other.kith, db: other.kith.db.withSchema('nowhere') }
  const worker = openWorker(
    sick,
    doing(async () => void ran++),
    { lease: 60_000, idle: 5 },
  )
  await queueJob(other.kith, 'events.sweep', {})
  const failures = () => other.logged.filter((line) => line.includes('looking for due jobs failed')).length
  await until(() => failures() > 0)
  sick.db = other.kith.db
  await until(() => ran > 0)
  await worker.close()
  assert.equal(failures(), 1)
  await other.close()
})

test('a job that ends while the database is away is not done again, and counts as no death', async () => {
  const other = await openHouse()
  const away = other.kith.db.withPlugin({
    transformQuery: () => {
      throw Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
    },
    transformResult: async ({ result }) => result,
  })
  for (const isFailing of [false, true]) {
    let ran = 0
    const flaky = { ...other.kith }
    const run = async () => {
      ran += 1
      flaky.db = away
      if (isFailing) throw new Error('no')
    }
    await queueJob(other.kith, 'events.sweep', {})
    const worker = openWorker(flaky, doing(run), { lease: 300, idle: 5 })
    while (ran === 0) await pause(5)
    await pause(400)
    flaky.db = other.kith.db
    const stored = () => other.kith.db.selectFrom('jobs').select(['deaths', 'progress', 'failure']).execute()
    const isStored = async () => (await stored()).every(({ progress }) => progress === null)
    await until(isStored)
    await worker.close()
    assert.equal(ran, 1)
    assert.deepEqual(await stored(), isFailing ? [{ deaths: 0, progress: null, failure: 'Error' }] : [])
  }
  await other.close()
})

test('a job that hangs is given up and tried again later, and the next one runs', async () => {
  await empty()
  const ran: string[] = []
  const handlers: JobHandlers = {
    ...jobHandlers,
    'events.sweep': { run: () => new Promise(() => {}) },
    'jobs.sweep': { run: async () => void ran.push('next') },
  }
  await queueJob(kith, 'events.sweep', {})
  const worker = openWorker(kith, handlers, { idle: 10, lease: 600, silence: 0 })
  try {
    await queueJob(kith, 'jobs.sweep', {})
    while (ran.length === 0) await pause(10)
  } finally {
    await worker.close()
  }
  const [hung] = await jobs()
  assert.deepEqual([hung?.failure, hung?.attempts, hung?.deadAt], ['Error', 1, null])
})

test('e-mails have their own lane and hold up no other jobs', async () => {
  await empty()
  let [sent, swept] = [0, 0]
  const all: JobHandlers = {
    ...doing(async () => void swept++),
    'mail.reset': { run: (_, __, { signal }) => untilEnded(signal, () => sent++) },
  }
  for (let at = 0; at < 4; at++) await queueJob(kith, 'mail.reset', { email: 'rui@example.com', next: null, until: '' })
  await queueJob(kith, 'events.sweep', {})
  const lanes = [
    openWorker(kith, all, { idle: 5, lane: 'mail', atOnce: 3 }),
    openWorker(kith, all, { idle: 5, lane: 'other' }),
  ]
  while (sent < 3 || swept < 1) await new Promise((resolve) => setTimeout(resolve, 5))
  await Promise.all(lanes.map((each) => each.close()))
  assert.deepEqual([sent, swept, (await jobs()).length], [3, 1, 4])
})

/** Counts that it has begun, and never ends by itself. */
function untilEnded(signal: AbortSignal, count: () => void) {
  count()
  return new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
}
