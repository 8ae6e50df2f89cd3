import { type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { instantText, type Kith, nowText } from '../context/context.ts'
import { removeInBatches } from '../db/batches.ts'
import { skipLocked } from '../db/row-locks.ts'
import type { Schema } from '../db/schema/schema.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
type Column = 'id' | 'kind' | 'memberId' | 'attempts' | 'deaths' | 'only'
export type Job = Pick<Selectable<Schema['jobs']>, Column> & { about: unknown }

/**
 * E-mails, notifications and calendars wait for another server, and imports and transcriptions may take long: they have lanes
 * of their own and hold up only each other.
 */
const lanes = {
  mail: ['mail.%', 'push.%', 'reminders.%'],
  calendars: ['meetings.%'],
  imports: ['imports.%', 'archive.%'],
  memos: ['memo.%'],
}

export type Lane = keyof typeof lanes | 'other'

type Jobs = ExpressionBuilder<Schema, 'jobs'>
const isOneOf = (of: Jobs, kinds: string[]) => of.or(kinds.map((kind) => of('kind', 'like', kind)))
const isIn = (of: Jobs, lane: Lane) =>
  lane === 'other' ? of.not(isOneOf(of, Object.values(lanes).flat())) : isOneOf(of, lanes[lane])

/** Takes the job that has waited longest and postpones it until the lease ends: if the process dies, it is due again. */
export async function claimJob(ctx: Ctx, lease: Temporal.DurationLike, lane?: Lane): Promise<Job | undefined> {
  const first = (when: '<=' | '>', time: string) => {
    const jobs = ctx.db
      .selectFrom('jobs')
      .select('id')
      .where('deadAt', 'is', null)
      .where('runAt', when, time)
      .where((of) => (lane ? isIn(of, lane) : of.lit(true)))
      .orderBy('runAt')
      .orderBy('id')
      .limit(1)
    return skipLocked(ctx.db, jobs)
  }
  return (
    ctx.db
      .updateTable('jobs')
      .set(({ eb }) => ({
        runAt: instantText(ctx.now().add(lease)),
        attempts: eb('attempts', '+', 1),
        // Whoever ends a job, in whatever way, clears its progress: where it is left, the process died.
        deaths: sql<number>`deaths + case when progress is null then 0 else 1 end`,
        progress: 0,
      }))
      // One after the other: a single condition would scan all postponed jobs.
      .where(({ eb, fn }) => eb('id', '=', fn.coalesce(first('<=', nowText(ctx)), first('>', tooFarAhead(ctx)))))
      .returning(['id', 'kind', 'memberId', 'about', 'attempts', 'deaths', 'only'])
      .executeTakeFirst()
  )
}

/** Extends the lease and stores the progress. False when another process has taken the job. */
export async function extendLease(ctx: Ctx, job: Job, lease: Temporal.DurationLike, progress: number | null) {
  const extended = await ownJob(ctx, job)
    .set({ runAt: instantText(ctx.now().add(lease)), ...(progress !== null && { progress }) })
    .executeTakeFirst()
  return extended.numUpdatedRows > 0n
}

/** Removes a job that is done. A recurring one is postponed instead. */
export async function finishJob(ctx: Ctx, job: Job, again: Temporal.DurationLike | null) {
  if (again === null) {
    await ctx.db.deleteFrom('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts).execute()
    return
  }
  const runAt = instantText(ctx.now().add(again))
  await ownJob(ctx, job).set({ runAt, attempts: 0, deaths: 0, progress: null, failure: null }).execute()
}

/** For a job that was interrupted: another process can take it at once. */
export async function returnJob(ctx: Ctx, job: Job) {
  await ownJob(ctx, job)
    .set({ runAt: nowText(ctx), attempts: job.attempts - 1, progress: null })
    .execute()
}

/** Makes the jobs of killed processes due now. Their progress stays, which counts as a death. */
export async function releaseJobs(ctx: Ctx) {
  await ctx.db
    .updateTable('jobs')
    .set({ runAt: nowText(ctx) })
    .where('progress', 'is not', null)
    .where('deadAt', 'is', null)
    .execute()
}

/** Lets another job of the same name be queued from now on. */
export async function releaseName(ctx: Ctx, only: string) {
  await ctx.db.updateTable('jobs').set({ only: null }).where('only', '=', only).execute()
}

/** Makes a recurring job due now, unless it is running. */
export async function bringForward(ctx: Ctx, only: string) {
  await ctx.db
    .updateTable('jobs')
    .set({ runAt: nowText(ctx) })
    .where('only', '=', only)
    .where('progress', 'is', null)
    .where('deadAt', 'is', null)
    .execute()
}

export async function retryJob(ctx: Ctx, job: Job, failure: string, pause: Temporal.DurationLike) {
  await ownJob(ctx, job)
    .set({ runAt: instantText(ctx.now().add(pause)), progress: null, failure })
    .execute()
}

export async function markDead(ctx: Ctx, job: Job, failure: string) {
  await ownJob(ctx, job)
    .set({ deadAt: nowText(ctx), progress: null, failure })
    .execute()
}

/** The failure of a job that was buried because it ended the processes that ran it. */
export const deadly = 'deadly'

/** By its attempts too: a process whose lease ran out must not change the job of its successor. */
function ownJob(ctx: Ctx, job: Job) {
  return ctx.db.updateTable('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts)
}

/** The number of jobs by kind and state, for the metrics. */
export async function countJobs({ db }: Pick<Kith, 'db'>) {
  const state = sql<string>`case when dead_at is not null then 'dead' when progress is not null then 'running' else 'waiting' end`
  return db
    .selectFrom('jobs')
    .select(['kind', state.as('state')])
    .select((count) => count.fn.countAll<number>().as('count'))
    .groupBy(['kind', state])
    .execute()
}

/** Nothing is postponed for longer. A later time was written by a clock that has since been set back. */
const maxDelay = { hours: 48 }

const tooFarAhead = (ctx: Pick<Kith, 'now'>) => instantText(ctx.now().add(maxDelay))

/** Whether the time in a column has come, or is too far ahead to be meant. */
export function isDue(ctx: Pick<Kith, 'now'>, column: string) {
  const time = sql.ref<string>(column)
  return sql<SqlBool>`(${time} <= ${nowText(ctx)} or ${time} > ${tooFarAhead(ctx)})`
}

const retention = { hours: 24 * 30 }
const batchSize = 500

/** Removes failed jobs of no member after a month: nobody can try them again, and some name an e-mail address. */
export async function sweepJobs({ db, now }: Pick<Kith, 'db' | 'now'>) {
  const before = instantText(now().subtract(retention))
  const old = db
    .selectFrom('jobs')
    .select('id')
    .where('deadAt', '<', before)
    .where('memberId', 'is', null)
    .limit(batchSize)
  await removeInBatches(batchSize, db.deleteFrom('jobs').where('id', 'in', old).returning('id'))
}
