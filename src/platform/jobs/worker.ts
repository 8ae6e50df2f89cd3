import { setTimeout as pause } from 'node:timers/promises'
import type { Kith } from '../context/context.ts'
import { faultOf } from '../db/failures.ts'
import { oncePerMinute } from '../log/log.ts'
import { mailOfJob } from '../mail/mail.ts'
import { secretKey } from '../secrets/secret-key.ts'
import {
  claimJob,
  deadly,
  extendLease,
  finishJob,
  type Job,
  type Lane,
  markDead,
  retryJob,
  returnJob,
} from './queue.ts'
import type { JobRun, Task, Tasks } from './tasks.ts'

/** The function that runs each kind of job. */
export type JobHandlers = { [T in Task]: Recurrence & { run: Run<Tasks[T]>; giveUp?: GiveUp<Tasks[T]> } }
type Run<About> = (kith: Kith, about: About, running: JobRun) => Promise<void>
/** Tells the member that a job was buried. May run twice. */
type GiveUp<About> = (kith: Kith, about: About, buried: Pick<JobRun, 'memberId'>) => Promise<void>
/** How often a job recurs, and whether it also runs when a process starts. */
type Recurrence = { every?: Temporal.DurationLike; atStart?: boolean }

/** A failure may say whether a retry can help, and when. */
type RetryHint = { retryable?: boolean; retryAfter?: number }

const retryDelays: Temporal.DurationLike[] = [
  { seconds: 5 },
  { seconds: 30 },
  { minutes: 2 },
  { minutes: 10 },
  { hours: 1 },
  { hours: 6 },
]

const minute = 60_000
/** A job that neither ends nor reports progress for so long hangs. It is given up and tried again; its lane goes on. */
const maxSilence = 60 * minute
type WorkerOptions = { lease?: number; idle?: number; lane?: Lane; atOnce?: number; silence?: number }

/** Runs jobs in this process, of one lane or of all, `atOnce` at a time, until it is closed. */
export function openWorker(kith: Kith, handlers: JobHandlers, options: WorkerOptions = {}) {
  const { lease = minute, idle = 1_000, lane, atOnce = 1, silence = maxSilence } = options
  const closing = new AbortController()
  const working = new Set<Promise<void>>()
  const complain = oncePerMinute((trouble) => kith.log.error(trouble, 'looking for due jobs failed'))
  const loop = async () => {
    while (!closing.signal.aborted) {
      const job = await claimJob(kith, { milliseconds: lease }, lane).catch(complain)
      if (job) {
        const work = runJob(kith, handlers, job, { closing: closing.signal, lease, silence })
          .catch((error) => kith.log.error({ err: error }, 'storing the outcome of a job failed'))
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

/** Runs all due jobs, and those they queue. For tests, and for programs that end. */
export async function runDueJobs(kith: Kith, handlers: JobHandlers) {
  const closing = new AbortController().signal
  const next = () => claimJob(kith, { milliseconds: minute })
  for (let job = await next(); job; job = await next())
    await runJob(kith, handlers, job, { closing, lease: minute, silence: maxSilence })
}

async function runJob(
  kith: Kith,
  handlers: JobHandlers,
  job: Job,
  { closing, lease, silence }: { closing: AbortSignal; lease: number; silence: number },
) {
  const handler = handlers[job.kind as Task]
  if (isKiller(job)) return bury(kith, handler, job)
  const heartbeat = startHeartbeat(kith, job, { lease, silence })
  try {
    closing.throwIfAborted()
    const signal = AbortSignal.any([closing, heartbeat.lost, heartbeat.hung])
    const run = handler.run as (kith: Kith, about: unknown, running: JobRun) => Promise<void>
    const isLastTry = job.only === null && retryDelays[job.attempts - 1] === undefined
    const kithOfJob = { ...kith, mail: mailOfJob(kith.mail, job.id) }
    const secret = () => secretKey(kith, `job ${job.id}`)
    const running = { memberId: job.memberId, signal, progress: heartbeat.progress, isLastTry, secret }
    await Promise.race([run(kithOfJob, job.about, running), rejectOn(heartbeat.hung)])
    heartbeat.stop()
    await insist(closing, () => finishJob(kith, job, handler.every ?? null))
  } catch (error) {
    heartbeat.stop()
    if (closing.aborted) await returnJob(kith, job)
    else if (!heartbeat.lost.aborted) await insist(closing, handleFailure(kith, job, error))
  }
}

const insistMs = 1_000

/**
 * Stores the outcome once the database is back: otherwise the job would run again, or count as having killed its
 * process.
 */
async function insist(closing: AbortSignal, store: () => Promise<void>) {
  for (;;) {
    try {
      return await store()
    } catch (error) {
      if (closing.aborted || faultOf(error) === null) throw error
      await pause(insistMs, undefined, { signal: closing, ref: false }).catch(() => {})
    }
  }
}

/** One death may be a power cut. Recurring jobs are always retried, because nobody could revive them. */
const isKiller = ({ only, deaths }: Job) => only === null && deaths >= maxDeaths
const maxDeaths = 2

async function bury(kith: Kith, { giveUp }: JobHandlers[Task], job: Job) {
  kith.log.error({ job: job.id, kind: job.kind }, 'a job was buried: the process died over it twice')
  await (giveUp as GiveUp<unknown> | undefined)?.(kith, job.about, job)
  return markDead(kith, job, deadly)
}

function startHeartbeat(kith: Kith, job: Job, { lease, silence }: { lease: number; silence: number }) {
  const lost = new AbortController()
  const hung = new AbortController()
  let part: number | null = null
  let heardAt = performance.now()
  const timer = setInterval(() => {
    if (performance.now() - heardAt > silence) hung.abort(new Error('The job did not end in time.'))
    extendLease(kith, job, { milliseconds: lease }, part).then(
      (isOurs) => isOurs || lost.abort(),
      () => {},
    )
  }, lease / 3)
  timer.unref()
  return {
    lost: lost.signal,
    hung: hung.signal,
    stop: () => clearInterval(timer),
    progress: (fraction: number) => {
      part = Math.round(100 * fraction)
      heardAt = performance.now()
    },
  }
}

const rejectOn = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }))

/** An error message may hold what members wrote: only its name is stored. Returns what stores it. */
function handleFailure(kith: Kith, job: Job, error: unknown) {
  const { retryable = true, retryAfter } = (error instanceof Error ? error : {}) as RetryHint
  const failure = error instanceof Error ? error.name : 'unknown'
  const pause = retryDelays[job.attempts - 1]
  const mayRetry = retryable && (pause !== undefined || job.only !== null)
  kith.log[mayRetry ? 'warn' : 'error']({ err: error, job: job.id, kind: job.kind }, 'a job failed')
  if (!mayRetry) return () => markDead(kith, job, failure)
  const wait = retryAfter ? { seconds: Math.min(retryAfter, 3600) } : (pause ?? { hours: 6 })
  return () => retryJob(kith, job, failure, wait)
}
