import { randomUUIDv7 } from 'node:crypto'
import { type Kith, nowText } from '../context/context.ts'
import { json } from '../db/schema/schema.ts'
import type { Task, Tasks } from './tasks.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
type When = { memberId?: string; only?: string }

/** Writes a job down, in the transaction of whatever calls for it: both happen, or neither. */
export async function later<T extends Task>(ctx: Ctx, kind: T, about: Tasks[T], when: When = {}) {
  const now = nowText(ctx)
  await ctx.db
    .insertInto('jobs')
    .values({
      id: randomUUIDv7(),
      kind,
      memberId: when.memberId ?? null,
      about: json(about),
      only: when.only ?? null,
      runAt: now,
      attempts: 0,
      createdAt: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
