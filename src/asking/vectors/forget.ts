import { chunks, removeInBatches } from '#platform/db/batches.ts'
import { type Owner, rowsOf } from './sources.ts'

/** In the transaction that removes what they are of, after it: one that was being made by then is there to be seen. */
export async function forgetVectors({ db, member }: Owner, sourceIds: string[]) {
  for (const ids of chunks(sourceIds)) {
    await db.deleteFrom('vectors').where('memberId', '=', member.id).where('sourceId', 'in', ids).execute()
  }
}

/** All that goes with a person. */
export async function sourcesOf(ctx: Owner, connectionId: string) {
  const ids = [connectionId]
  for (const kind of ['interaction', 'promise', 'followup'] as const) {
    const rows = await rowsOf(ctx, kind).select('id').where('connectionId', '=', connectionId).execute()
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}

export async function forgetAllVectors({ db, member }: Owner) {
  const some = db.selectFrom('vectors').select('sourceId').where('memberId', '=', member.id).limit(part)
  const remove = db.deleteFrom('vectors').where('memberId', '=', member.id).where('sourceId', 'in', some)
  await removeInBatches(part, remove.returning('sourceId'))
}

const part = 5_000
