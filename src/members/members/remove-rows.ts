import type { MemberContext } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'

const batchSize = 100

type Table = 'connections' | 'interactions' | 'promises' | 'followups' | 'threads' | 'deliveries'

/** Removes all of a member's rows from a table in batches, so that no statement takes long. What belongs to a row goes with it. */
export async function removeRows({ db, member }: MemberContext, table: Table) {
  const batch = db.selectFrom(table).select('id').where('memberId', '=', member.id).limit(batchSize)
  const remove = db.deleteFrom(table).where('memberId', '=', member.id).where('id', 'in', batch)
  await removeInBatches(batchSize, remove.returning('id'))
}
