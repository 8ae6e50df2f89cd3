import { json } from '../db/schema/schema.ts'
import type { EntryFile, EntryFiles } from '../db/schema/values.ts'
import type { Owner } from './removal.ts'

// A picture or document that was removed from an entry that stays. It has no row of its own: it is stored as the entry's
// list would be with nothing else in it, under the id of the entry, so that its bytes count and its files are found.

export async function storeRemovedFile(
  { db, member }: Owner,
  removalId: string,
  { id, file }: { id: string; file: EntryFile },
) {
  const before = json({ files: { bytes: file.bytes, list: [file] } satisfies EntryFiles })
  await db
    .insertInto('removedRecords')
    .values({ memberId: member.id, removalId, tableName: 'files', recordId: id, before })
    .onConflict((conflict) =>
      conflict.columns(['memberId', 'removalId', 'tableName', 'recordId']).doUpdateSet({ before }),
    )
    .execute()
}

/** The entry or capture that it was on, and the file as its list. */
export async function findRemovedFile({ db, member }: Owner, removalId: string) {
  const row = await db
    .selectFrom('removedRecords')
    .select(['recordId', 'before'])
    .where('memberId', '=', member.id)
    .where('removalId', '=', removalId)
    .where('tableName', '=', 'files')
    .executeTakeFirst()
  return row ? { id: row.recordId, files: row.before.files as EntryFiles } : null
}
