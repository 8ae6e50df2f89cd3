import { instantText, type Kith, nowText } from '../context/context.ts'
import { skipLocked } from '../db/row-locks.ts'
import type { Schema } from '../db/schema/schema.ts'
import { tooFarAhead } from './due.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
export type Job = Pick<Schema['jobs'], 'id' | 'kind' | 'memberId' | 'attempts' | 'only'> & { about: unknown }

/** Letters wait for a server of somebody else’s, and hold up nothing but letters. */
export type Lane = 'letters' | 'others'

/** Takes the job that has waited longest, by putting it off until the lease ends: if its taker dies, it is due again. */
export async function claim(ctx: Ctx, lease: Temporal.DurationLike, lane?: Lane): Promise<Job | undefined> {
  const first = (when: '<=' | '>', time: string) => {
    const jobs = ctx.db
      .selectFrom('jobs')
      .select('id')
      .where('deadAt', 'is', null)
      .where('runAt', when, time)
      .$if(lane !== undefined, (jobs) => jobs.where('kind', lane === 'letters' ? 'like' : 'not like', 'mail.%'))
      .orderBy('runAt')
      .orderBy('id')
      .limit(1)
    return skipLocked(ctx.db, jobs)
  }
  return (
    ctx.db
      .updateTable('jobs')
      .set(({ eb }) => ({ runAt: instantText(ctx.now().add(lease)), attempts: eb('attempts', '+', 1), progress: 0 }))
      // One after the other: to ask for either at once would be to look through all that is put off.
      .where(({ eb, fn }) => eb('id', '=', fn.coalesce(first('<=', nowText(ctx)), first('>', tooFarAhead(ctx)))))
      .returning(['id', 'kind', 'memberId', 'about', 'attempts', 'only'])
      .executeTakeFirst()
  )
}

/** Says that the taker lives, and how far it has come. False when the job is no longer theirs. */
export async function keep(ctx: Ctx, job: Job, lease: Temporal.DurationLike, progress: number | null) {
  const kept = await mine(ctx, job)
    .set({ runAt: instantText(ctx.now().add(lease)), ...(progress !== null && { progress }) })
    .executeTakeFirst()
  return kept.numUpdatedRows > 0n
}

/** Done is gone. One that comes round again is put off instead. */
export async function finish(ctx: Ctx, job: Job, again: Temporal.DurationLike | null) {
  if (again === null) {
    await ctx.db.deleteFrom('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts).execute()
    return
  }
  const runAt = instantText(ctx.now().add(again))
  await mine(ctx, job).set({ runAt, attempts: 0, progress: null, failure: null }).execute()
}

/** Not done, and not its fault: the next may take it at once. */
export async function putBack(ctx: Ctx, job: Job) {
  await mine(ctx, job)
    .set({ runAt: nowText(ctx), attempts: job.attempts - 1, progress: null })
    .execute()
}

/** What comes round again need not wait for its time, unless it is under way. */
export async function hurry(ctx: Ctx, only: string) {
  await ctx.db
    .updateTable('jobs')
    .set({ runAt: nowText(ctx) })
    .where('only', '=', only)
    .where('progress', 'is', null)
    .where('deadAt', 'is', null)
    .execute()
}

export async function retry(ctx: Ctx, job: Job, failure: string, pause: Temporal.DurationLike) {
  await mine(ctx, job)
    .set({ runAt: instantText(ctx.now().add(pause)), progress: null, failure })
    .execute()
}

export async function bury(ctx: Ctx, job: Job, failure: string) {
  await mine(ctx, job)
    .set({ deadAt: nowText(ctx), progress: null, failure })
    .execute()
}

/** By its attempts too: a taker whose lease ran out must not speak for the one who has the job now. */
function mine(ctx: Ctx, job: Job) {
  return ctx.db.updateTable('jobs').where('id', '=', job.id).where('attempts', '=', job.attempts)
}
