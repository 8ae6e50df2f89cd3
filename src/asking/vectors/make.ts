import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import type { PassageKind } from '#platform/db/schema/values.ts'
import type { Embedder } from '#platform/embedding/embedder.ts'
import { forgetVectors } from './forget.ts'
import { packed } from './quantise.ts'
import { holdSources, readSources, type Source } from './sources.ts'

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
