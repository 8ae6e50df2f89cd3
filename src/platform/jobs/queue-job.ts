import { randomUUIDv7 } from 'node:crypto'
import { type Kith, nowText } from '../context/context.ts'
import { json } from '../db/schema/schema.ts'
import type { Task, Tasks } from './tasks.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
/** `only`: while such a job waits, it is not queued again. `at`: not before then, which is at most two days ahead. */
type When = { memberId?: string; only?: string; at?: string }

/** Queues a job in the transaction that calls for it: both happen, or neither. */
export async function queueJob<T extends Task>(ctx: Ctx, kind: T, about: Tasks[T], when: When = {}) {
  await queueJobs(ctx, kind, [about], when)
}

/** Queues several jobs of a kind in one statement. */
export async function queueJobs<T extends Task>(ctx: Ctx, kind: T, all: Tasks[T][], when: When = {}) {
  if (all.length === 0) return
  const now = nowText(ctx)
  await ctx.db
    .insertInto('jobs')
    .values(
      all.map((about) => ({
        id: randomUUIDv7(),
        kind,
        memberId: when.memberId ?? null,
        about: json(about),
        only: when.only ?? null,
        runAt: when.at ?? now,
        attempts: 0,
        createdAt: now,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
