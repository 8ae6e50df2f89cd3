import { setTimeout as pause } from 'node:timers/promises'
import type { Kith } from '../context/context.ts'
import { oncePerMinute } from '../log/log.ts'
import { bury, claim, finish, type Job, keep, type Lane, putBack, retry } from './queue.ts'
import type { Running, Task, Tasks } from './tasks.ts'

/** Which function does which task. */
export type Workers = { [T in Task]: Round & { run: Run<Tasks[T]> } }
type Run<About> = (kith: Kith, about: About, running: Running) => Promise<void>
/** How often one comes round again, and whether the start of a process brings it forward. */
type Round = { every?: Temporal.DurationLike; atStart?: boolean }

/** A failure that says whether trying again may help. */
type Telling = { retryable?: boolean; retryAfter?: number }

const pauses: Temporal.DurationLike[] = [
  { seconds: 5 },
  { seconds: 30 },
  { minutes: 2 },
  { minutes: 10 },
  { hours: 1 },
  { hours: 6 },
]

const minute = 60_000
type Settings = { lease?: number; idle?: number; lane?: Lane; atOnce?: number }

/** Does jobs in this process, of one lane or of all, one after the other or a few at once, until it is closed. */
export function openWorker(kith: Kith, workers: Workers, settings: Settings = {}) {
  const { lease = minute, idle = 1_000, lane, atOnce = 1 } = settings
  const closing = new AbortController()
  const working = new Set<Promise<void>>()
  const complain = oncePerMinute((trouble) => kith.log.error(trouble, 'jobs cannot be looked up'))
  const loop = async () => {
    while (!closing.signal.aborted) {
      const job = await claim(kith, { milliseconds: lease }, lane).catch(complain)
      if (job) {
        const work = workOn(kith, workers, job, { closing: closing.signal, lease })
          .catch((error) => kith.log.error({ err: error }, 'what became of a job cannot be noted'))
          .finally(() => working.delete(work))
        working.add(work)
      }
      if (working.size === atOnce) await Promise.race(working)
      else if (!job) await pause(idle, undefined, { signal: closing.signal, ref: false }).catch(() => {})
    }
    await Promise.all(working)
  }
  const running = loop()
  const close = async () => {
    closing.abort()
    await running
  }
  return { close }
}

/** Everything that is due, and what comes of it. For tests, and for programs that end. */
export async function workOff(kith: Kith, workers: Workers) {
  const closing = new AbortController().signal
  const next = () => claim(kith, { milliseconds: minute })
  for (let job = await next(); job; job = await next()) await workOn(kith, workers, job, { closing, lease: minute })
}

async function workOn(
  kith: Kith,
  workers: Workers,
  job: Job,
  { closing, lease }: { closing: AbortSignal; lease: number },
) {
  if (isDeadly(job)) {
    kith.log.error({ job: job.id, kind: job.kind }, 'a job has ended every process that took it up')
    return bury(kith, job, 'deadly')
  }
  const work = workers[job.kind as Task]
  const beat = heartbeat(kith, job, lease)
  try {
    closing.throwIfAborted()
    const signal = AbortSignal.any([closing, beat.lost])
    const run = work.run as (kith: Kith, about: unknown, running: Running) => Promise<void>
    const isLastTry = job.only === null && pauses[job.attempts - 1] === undefined
    await run(kith, job.about, { memberId: job.memberId, signal, progress: beat.progress, isLastTry })
    beat.stop()
    await finish(kith, job, work.every ?? null)
  } catch (error) {
    beat.stop()
    if (closing.aborted) await putBack(kith, job)
    else if (!beat.lost.aborted) await tryAgain(kith, job, error)
  }
}

/** Taken up more often than it can fail: nobody lived to say how it went. */
const isDeadly = ({ only, attempts }: Job) => only === null && attempts > pauses.length + 1

function heartbeat(kith: Kith, job: Job, lease: number) {
  const lost = new AbortController()
  let part: number | null = null
  const timer = setInterval(() => {
    keep(kith, job, { milliseconds: lease }, part).then(
      (isOurs) => isOurs || lost.abort(),
      () => {},
    )
  }, lease / 3)
  timer.unref()
  return {
    lost: lost.signal,
    stop: () => clearInterval(timer),
    progress: (fraction: number) => {
      part = Math.round(100 * fraction)
    },
  }
}

/** What a failure says may hold what members wrote: only its name and code are kept. */
async function tryAgain(kith: Kith, job: Job, error: unknown) {
  const { retryable = true, retryAfter } = (error instanceof Error ? error : {}) as Telling
  const failure = error instanceof Error ? error.name : 'unknown'
  const pause = pauses[job.attempts - 1]
  const mayRetry = retryable && (pause !== undefined || job.only !== null)
  kith.log[mayRetry ? 'warn' : 'error']({ err: error, job: job.id, kind: job.kind }, 'a job failed')
  if (!mayRetry) return bury(kith, job, failure)
  const wait = retryAfter ? { seconds: Math.min(retryAfter, 3600) } : (pause ?? { hours: 6 })
  return retry(kith, job, failure, wait)
}
