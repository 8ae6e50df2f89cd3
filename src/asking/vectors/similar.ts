import { memberContextFor } from '#members/members/member-row.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { Embedder } from '#platform/embedding/local.ts'
import { asQuery } from './dot-products.ts'
import { sourcesOf } from './forget.ts'
import { IndexCache } from './index-cache.ts'
import { hasSource } from './sources.ts'
import { VectorIndex } from './vector-index.ts'

const maxSimilar = 300
/** In milliseconds. Long enough for the first question, which starts the model. */
const embedTimeoutMs = 5_000

/**
 * The sources in the member's memory closest in meaning to a text, best first, for one person or all. Null without the
 * add-on. Leave names out of the text, because they carry no meaning.
 */
export async function alike(
  ctx: MemberContext,
  text: string,
  { connectionId }: { connectionId: string | null },
): Promise<Map<string, number> | null> {
  const { embedder } = ctx
  if (!embedder) return null
  // The model runs in a process of its own, so the vectors are read meanwhile.
  const [vector, shelf] = await Promise.all([
    vectorOf(ctx, embedder, text),
    connectionId ? ofPerson(ctx, embedder, connectionId) : cacheOf(embedder).of(ctx),
  ])
  if (!vector) return null
  return present(ctx, shelf, await shelf.nearest(asQuery(vector), maxSimilar))
}

/** If the model fails, the question is still answered by its words. */
async function vectorOf({ log }: MemberContext, embedder: Embedder, text: string) {
  try {
    const [vector] = await embedder.embed([text], AbortSignal.timeout(embedTimeoutMs))
    return vector
  } catch (error) {
    log.warn({ err: error }, 'the sentence model did not respond')
    return null
  }
}

const caches = new WeakMap<Embedder, IndexCache>()

export function cacheOf(embedder: Embedder) {
  const known = caches.get(embedder) ?? new IndexCache(embedder)
  caches.set(embedder, known)
  return known
}

/** Not cached: one person has few vectors, and a merge may have moved them. */
async function ofPerson(ctx: MemberContext, { name, size }: Embedder, connectionId: string) {
  const shelf = new VectorIndex(size)
  for (const ids of chunks(await sourcesOf(ctx, connectionId))) {
    const rows = await ctx.db
      .selectFrom('vectors')
      .select(['sourceId', 'vector'])
      .where('memberId', '=', ctx.member.id)
      .where('model', '=', name)
      .where('sourceId', 'in', ids)
      .execute()
    for (const { sourceId, vector } of rows) shelf.put(sourceId, vector)
  }
  return shelf
}

/** Leaves out removed records whose vectors are still there. */
async function present(ctx: MemberContext, shelf: VectorIndex, found: Map<string, number>) {
  if (found.size === 0) return found
  const rows = await ctx.db
    .selectFrom('vectors')
    .select('sourceId')
    .where('memberId', '=', ctx.member.id)
    .where('sourceId', 'in', [...found.keys()])
    .where(hasSource)
    .execute()
  const here = new Set(rows.map(({ sourceId }) => sourceId))
  for (const id of found.keys()) {
    if (here.has(id)) continue
    found.delete(id)
    shelf.drop(id)
  }
  return found
}

/** More would push each other out of the cache where memories are large. */
const maxMembers = 3

/** Reads the vectors of the members who were here last, so that their first question after a start does not wait for them. */
export async function warmVectors(kith: Kith) {
  if (!kith.embedder) return
  const recent = await kith.db
    .selectFrom('tokens')
    .select('memberId')
    .where('lastUsedAt', 'is not', null)
    .groupBy('memberId')
    .orderBy(({ fn }) => fn.max('lastUsedAt'), 'desc')
    .limit(maxMembers)
    .execute()
  // The last to be read is the last to leave the cache.
  for (const { memberId } of recent.reverse()) {
    const ctx = await memberContextFor(kith, memberId)
    if (ctx) await cacheOf(kith.embedder).of(ctx)
  }
}
