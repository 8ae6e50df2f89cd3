import { Refusal } from '#contract/errors.ts'
import { asReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText, transaction } from '../context/context.ts'
import { pageOf } from '../db/paging.ts'
import { mailRefused } from '../mail/mail.ts'
import { deadly } from './queue.ts'
import type { Task, Tasks } from './tasks.ts'

const maxListed = 100

export async function listJobs(ctx: MemberContext, { cursor }: { cursor?: string | undefined }) {
  const rows = await jobs(ctx)
    .$if(cursor !== undefined, (query) => query.where('id', '<', cursor ?? ''))
    .orderBy('id', 'desc')
    .limit(maxListed + 1)
    .execute()
  const { shown, next } = pageOf(rows, maxListed, ({ id }) => id)
  return { jobs: shown.map(jobView), more: next && `Showing ${maxListed}. For the rest, send next as cursor.`, next }
}

/** Prepares a failed job's record for a retry. Refuses if a retry is pointless. */
export type JobRevivals = { [T in Task]?: (ctx: MemberContext, about: Tasks[T]) => Promise<void> }

export async function retryJob(ctx: MemberContext, { id }: { id: string }, revivals: JobRevivals) {
  return transaction(ctx, async (ctx) => {
    const revived = await ctx.db
      .updateTable('jobs')
      .set({ deadAt: null, failure: null, attempts: 0, deaths: 0, runAt: nowText(ctx) })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .where('deadAt', 'is not', null)
      .returning('id')
      .executeTakeFirst()
    const job = await jobs(ctx).where('id', '=', id).executeTakeFirst()
    if (!job) throw new Refusal('not_found', say('refusals.jobs.noJob'))
    if (!revived) throw new Refusal('conflict', say('refusals.jobs.notFailed'))
    await revivals[job.kind as Task]?.(ctx, job.about as never)
    return jobView(job)
  })
}

function jobs(ctx: MemberContext) {
  return ctx.db
    .selectFrom('jobs')
    .select(['id', 'kind', 'about', 'progress', 'attempts', 'runAt', 'failure', 'deadAt', 'createdAt'])
    .where('memberId', '=', ctx.member.id)
}

type Row = Awaited<ReturnType<ReturnType<typeof jobs>['executeTakeFirstOrThrow']>>

function jobView({ id, kind, about, progress, attempts, runAt, failure, deadAt, createdAt }: Row) {
  const isRunning = progress !== null
  return {
    id,
    kind,
    about: about as Record<string, unknown>,
    state: deadAt ? ('failed' as const) : isRunning ? ('running' as const) : ('waiting' as const),
    progress: progress ?? undefined,
    attempts,
    reason: deadAt ? reasonOf(failure) : undefined,
    nextTryAt: deadAt || isRunning ? undefined : runAt,
    createdAt,
  }
}

/** The name of an error says nothing to a member. */
function reasonOf(failure: string | null) {
  if (failure === deadly) return asReason(say('reasons.job.deadly'))
  if (failure === mailRefused) return asReason(say('reasons.job.mailRefused'))
  return asReason(say('reasons.job.failed'))
}
