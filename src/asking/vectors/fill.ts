import { setImmediate as nextTurn } from 'node:timers/promises'
import { memberContextFor } from '#members/members/member-context.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { PassageKind } from '#platform/db/schema/values.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { makeVectors } from './make.ts'
import { rowsOf } from './sources.ts'

const kinds: PassageKind[] = ['connection', 'interaction', 'promise', 'followup']
const pageSize = 200
/** Windows embedded per job, some seconds of work, before other jobs get a turn. */
const maxWindowsPerJob = 200

/** Embeds one new or changed record. */
export async function embedOne(kith: Kith, { memberId, kind, id }: Tasks['recall.embed'], { signal }: JobRun) {
  const ctx = await memberContextFor(kith, memberId)
  if (ctx) await makeVectors(ctx, kind, [id], signal)
}

/** Queues a catch-up job for each member with missing or outdated vectors for this model. */
export async function fillIn(kith: Kith) {
  if (!kith.embedder) return
  for (let after = beforeEveryId; ; ) {
    const members = await kith.db
      .selectFrom('members')
      .select('id')
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    for (const { id } of members) await catchUpLater(kith, id)
    const last = members.at(-1)
    if (!last || members.length < pageSize) return
    after = last.id
  }
}

/** One at a time: an interrupted job has already queued the rest of its work. */
async function catchUpLater(kith: Kith, memberId: string) {
  const under = kith.db.selectFrom('jobs').select('id').where('memberId', '=', memberId)
  if (await under.where('kind', '=', 'recall.catch-up').where('deadAt', 'is', null).executeTakeFirst()) return
  await catchUpFromStart(kith, memberId)
}

/** Goes through everything of a member, and makes the vectors that are missing. */
export async function catchUpFromStart(kith: Pick<Kith, 'db' | 'now'>, memberId: string) {
  await queueJob(kith, 'recall.catch-up', start, { memberId })
}

const start = { kind: 'connection', after: beforeEveryId, seen: 0 } as const

/** Does a limited amount of work, then queues the next job to continue from there. */
export async function catchUp(kith: Kith, from: Tasks['recall.catch-up'], { memberId, signal, progress }: JobRun) {
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx?.embedder) return
  const total = await totalOf(ctx)
  let place: Tasks['recall.catch-up'] | null = from
  for (let read = 0; place && read < maxWindowsPerJob; ) {
    signal.throwIfAborted()
    const ids = await idsFrom(ctx, place)
    read += await makeVectors(ctx, place.kind, ids, signal)
    place = placeAfter(place, ids)
    progress(place ? Math.min(1, place.seen / total) : 1)
    await nextTurn()
  }
  if (place) await queueJob(ctx, 'recall.catch-up', place, { memberId: ctx.member.id })
}

async function totalOf(ctx: MemberContext) {
  let total = 0
  for (const kind of kinds) {
    const { count } = await rowsOf(ctx, kind)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    total += count
  }
  return total
}

async function idsFrom(ctx: MemberContext, { kind, after }: Tasks['recall.catch-up']) {
  const rows = await rowsOf(ctx, kind).select('id').where('id', '>', after).orderBy('id').limit(pageSize).execute()
  return rows.map(({ id }) => id)
}

/** Where to continue; null at the end. */
function placeAfter({ kind, seen }: Tasks['recall.catch-up'], ids: string[]) {
  const [last] = ids.slice(-1)
  if (last && ids.length === pageSize) return { kind, after: last, seen: seen + ids.length }
  const next = kinds[kinds.indexOf(kind) + 1]
  return next ? { kind: next, after: beforeEveryId, seen: seen + ids.length } : null
}
