import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Kith } from '#platform/context/context.ts'
import { chunks, removeInBatches } from '#platform/db/batches.ts'
import { beforeEveryId } from '#platform/db/schema/schema.ts'
import type { Tasks } from '#platform/jobs/tasks.ts'
import { hasSource, type Owner, rowsOf } from './sources.ts'

const batchSize = 5_000

export async function forgetVectors({ db, member }: Owner, sourceIds: string[]) {
  for (const ids of chunks(sourceIds)) {
    await db.deleteFrom('vectors').where('memberId', '=', member.id).where('sourceId', 'in', ids).execute()
  }
}

/** Removes a member's vectors whose notes, promises, follow-ups or people are gone. */
export async function forgetRemoved({ db }: Kith, { memberId }: Tasks['recall.forget']) {
  const vectors = db.selectFrom('vectors').where('memberId', '=', memberId)
  const pageAfter = (id: string) => vectors.select('sourceId').where('sourceId', '>', id).orderBy('sourceId')
  for (let after = beforeEveryId; ; ) {
    const page = await pageAfter(after).limit(batchSize).execute()
    const last = page.at(-1)?.sourceId
    if (last === undefined) return
    await db
      .deleteFrom('vectors')
      .where('memberId', '=', memberId)
      .where('sourceId', '>', after)
      .where('sourceId', '<=', last)
      .where((vector) => vector.not(hasSource(vector)))
      .execute()
    after = last
    await nextTurn()
  }
}

/** The person and everything that belongs to them. */
export async function sourcesOf(ctx: Owner, connectionId: string) {
  const ids = [connectionId]
  for (const kind of ['interaction', 'promise', 'followup'] as const) {
    const rows = await rowsOf(ctx, kind).select('id').where('connectionId', '=', connectionId).execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

export async function forgetAllVectors({ db, member }: Owner) {
  const some = db.selectFrom('vectors').select('sourceId').where('memberId', '=', member.id).limit(batchSize)
  const remove = db.deleteFrom('vectors').where('memberId', '=', member.id).where('sourceId', 'in', some)
  await removeInBatches(batchSize, remove.returning('sourceId'))
}
