import { setImmediate as nextTurn } from 'node:timers/promises'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import { bytesById } from '#platform/db/bytes-by-id.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { Embedder } from '#platform/embedding/local.ts'
import { VectorIndex } from './vector-index.ts'

/** In bytes, for all members together. */
const maxCachedBytes = 64 << 20
/** After this, everything is read again: removals leave gaps. */
const freshFor = 60 * 60_000
/** Transactions take time and clocks differ between processes, so the most recent vectors are read again. */
const overlap = { minutes: 1 }

type CachedIndex = { shelf: VectorIndex; from: number; seen: Temporal.Instant }

/** Caches the vectors of members who asked recently, so that a question only reads newer ones. */
export class IndexCache {
  readonly #kept = new Map<string, Promise<CachedIndex>>()
  readonly #bytes = new Map<string, number>()
  readonly #model: string
  readonly #size: number

  constructor({ name, size }: Pick<Embedder, 'name' | 'size'>) {
    this.#model = name
    this.#size = size
  }

  async of(ctx: MemberContext): Promise<VectorIndex> {
    const { id } = ctx.member
    const next = this.#next(ctx, this.#kept.get(id))
    // Least recently used is evicted first. Concurrent questions share the same load.
    this.#kept.delete(id)
    this.#kept.set(id, next)
    try {
      const { shelf } = await next
      this.#bytes.set(id, shelf.bytes)
      this.#letGo()
      return shelf
    } catch (error) {
      if (this.#kept.get(id) === next) this.#kept.delete(id)
      throw error
    }
  }

  async #next(ctx: MemberContext, before: Promise<CachedIndex> | undefined): Promise<CachedIndex> {
    const kept = await before?.catch(() => undefined)
    const now = ctx.now()
    const isFresh =
      kept !== undefined && kept.from <= now.epochMilliseconds && now.epochMilliseconds < kept.from + freshFor
    const { shelf, from } = isFresh ? kept : { shelf: new VectorIndex(this.#size), from: now.epochMilliseconds }
    if (isFresh) await this.#addMadeSince(ctx, shelf, instantText(kept.seen.subtract(overlap)))
    else await this.#addAll(ctx, shelf)
    return { shelf, from, seen: now }
  }

  async #addAll({ db, member }: MemberContext, shelf: VectorIndex) {
    for (let after: string | undefined = beforeEveryId; after !== undefined; await nextTurn()) {
      const parts = await readPage(db, { memberId: member.id, model: this.#model, after })
      for (const { ids, lengths, bytes } of parts)
        shelf.addAll(
          ids,
          lengths.map((length) => length / this.#size),
          bytes,
        )
      after = parts.at(-1)?.ids.at(-1)
    }
  }

  async #addMadeSince(ctx: MemberContext, shelf: VectorIndex, instant: string) {
    const since = (at: string) =>
      vectors(ctx, this.#model).select('madeAt').where('madeAt', '>=', at).orderBy('madeAt').orderBy('sourceId')
    const pages = inPages(since(instant), ({ madeAt, sourceId }) =>
      since(madeAt).where(({ or, eb }) => or([eb('madeAt', '>', madeAt), eb('sourceId', '>', sourceId)])),
    )
    for await (const page of pages) for (const { sourceId, vector } of page) shelf.put(sourceId, vector)
  }

  #letGo() {
    let bytes = 0
    for (const id of [...this.#kept.keys()].reverse()) {
      bytes += this.#bytes.get(id) ?? 0
      if (bytes <= maxCachedBytes) continue
      this.#kept.delete(id)
      this.#bytes.delete(id)
    }
  }
}

function vectors({ db, member }: MemberContext, model: string) {
  return db
    .selectFrom('vectors')
    .select(['sourceId', 'vector'])
    .where('memberId', '=', member.id)
    .where('model', '=', model)
}

const readPage = bytesById((db, { memberId, model, after }: { memberId: string; model: string; after: string }) =>
  db
    .selectFrom('vectors')
    .select(['sourceId as id', 'vector as bytes'])
    .where('memberId', '=', memberId)
    .where('model', '=', model)
    .where('sourceId', '>', after)
    .orderBy('sourceId')
    .limit(pageSize),
)

type Query<Row> = { limit: (count: number) => { execute: () => Promise<Row[]> } }
const pageSize = 2_000

/** Yields between pages: on SQLite a statement blocks the whole process. */
async function* inPages<Row>(first: Query<Row>, after: (last: Row) => Query<Row>) {
  for (let query = first; ; ) {
    const rows = await query.limit(pageSize).execute()
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    query = after(last)
    await nextTurn()
  }
}
