import { setImmediate as nextTurn } from 'node:timers/promises'
import { memberContextFor } from '#members/members/member-row.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { PassageKind } from '#platform/db/schema/values.ts'
import type { Embedder } from '#platform/embedding/local.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { packed } from './dot-products.ts'
import { forgetVectors } from './forget.ts'
import { holdSources, readSources, rowsOf, type Source } from './sources.ts'

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

type Made = Source & { vector: Uint8Array }

/** A small batch, so that little work is lost when the process ends. */
const keptAtOnce = 16

/** Brings the vectors of these records up to date. Returns how many windows the model embedded. */
export async function makeVectors(ctx: MemberContext, kind: PassageKind, ids: string[], signal: AbortSignal) {
  const { embedder } = ctx
  if (!embedder) return 0
  let read = 0
  const stale = await staleOf(ctx, embedder, await readSources(ctx, kind, ids))
  for (const some of chunks(stale, keptAtOnce)) {
    const made: Made[] = []
    for (const source of some) {
      made.push({ ...source, vector: packed(await embedder.embed(source.windows, signal)) })
      read += source.windows.length
    }
    await saveVectors(ctx, embedder, kind, made)
  }
  return read
}

async function staleOf(ctx: MemberContext, embedder: Embedder, sources: Source[]) {
  if (sources.length === 0) return []
  const rows = await ctx.db
    .selectFrom('vectors')
    .select(['sourceId', 'model', 'textHash'])
    .where('memberId', '=', ctx.member.id)
    .where(
      'sourceId',
      'in',
      sources.map(({ id }) => id),
    )
    .execute()
  const known = new Map(rows.map((row) => [row.sourceId, row]))
  return sources.filter(({ id, textHash, windows }) => {
    const row = known.get(id)
    // Records without text need no vector.
    if (!row) return windows.length > 0
    return row.model !== embedder.name || row.textHash !== textHash
  })
}

/** Saves only if the text is unchanged: a change in the meantime has queued another vector. */
async function saveVectors(ctx: MemberContext, { name: model }: Embedder, kind: PassageKind, made: Made[]) {
  await transaction(ctx, async (ctx) => {
    const ids = made.map(({ id }) => id)
    await holdSources(ctx, kind, ids)
    const now = new Map((await readSources(ctx, kind, ids)).map(({ id, textHash }) => [id, textHash]))
    const right = made.filter(({ id, textHash }) => now.get(id) === textHash)
    await forgetVectors(
      ctx,
      right.map(({ id }) => id),
    )
    const rows = right
      .filter(({ vector }) => vector.length > 0)
      .map(({ id, textHash, vector }) => ({ sourceId: id, model, textHash, vector }))
    if (rows.length === 0) return
    const madeAt = nowText(ctx)
    await ctx.db
      .insertInto('vectors')
      .values(rows.map((row) => ({ memberId: ctx.member.id, ...row, madeAt })))
      .execute()
  })
}
