import { chunks } from '../db/batches.ts'
import { findMergedPeople } from './merged-people.ts'
import type { Owner } from './removal.ts'

// What devices sync is a copy, brought up to date when one asks. Deleting a record for good deletes the copy at once. The
// names stay, with their revisions, so that devices hear what is gone.

/** Of people, and of those who were merged into them. Somebody who is there again, such as from an archive, stays. */
export async function blankCards(owner: Owner, people: string[]) {
  for (const ids of chunks([...people, ...(await findMergedPeople(owner, people))]))
    await owner.db
      .updateTable('addressCards')
      .set({ card: '', photo: null, photoHash: null })
      .where('memberId', '=', owner.member.id)
      .where('connectionId', 'in', ids)
      .where('connectionId', 'not in', present(owner, 'connections', ids))
      .execute()
}

/** Of promises. One that is there again stays. */
export async function blankTasks(owner: Owner, promises: string[]) {
  for (const ids of chunks(promises))
    await owner.db
      .updateTable('tasks')
      .set({ text: '', keptLines: '', keptAround: '' })
      .where('memberId', '=', owner.member.id)
      .where('promiseId', 'in', ids)
      .where('promiseId', 'not in', present(owner, 'promises', ids))
      .execute()
}

const present = ({ db, member }: Owner, table: 'connections' | 'promises', ids: string[]) =>
  db.selectFrom(table).select('id').where('memberId', '=', member.id).where('id', 'in', ids)
