import type { Kith } from '../context.ts'
import { settled } from '../db/settled.ts'

type Wanted = { memberId: string; after: number; limit: number }

/** What became true for a member after the event of this number, in order, and without gaps to be filled later. */
export async function readEvents({ db }: Pick<Kith, 'db'>, { memberId, after, limit }: Wanted) {
  return db
    .selectFrom('events')
    .select(['number', 'kind', 'subjectId', 'connectionId', 'createdAt'])
    .where('memberId', '=', memberId)
    .where('number', '>', after)
    .where(settled(db))
    .orderBy('number')
    .limit(limit)
    .execute()
}
