import type { MemberContext } from '#platform/context/context.ts'
import { type Entry, entryColumns, entryOf } from './entries.ts'
import type { TimeRange } from './rank.ts'

const maxEntriesPerList = 40
export const maxPeopleSearched = 4

/** The newest of a stretch of time, of these people where there are any. */
export async function entriesWithin(ctx: MemberContext, { from, to }: TimeRange, people: string[]): Promise<Entry[]> {
  const lists = people.length > 0 ? people.slice(0, maxPeopleSearched) : [null]
  const then = (of: string | null) => newest(ctx, of).where('occurredAt', '>=', from).where('occurredAt', '<', to)
  const rows = await Promise.all(lists.map((of) => then(of).execute()))
  return rows.flat().map(entryOf)
}

/** The newest about each of these people. */
export async function newestOf(ctx: MemberContext, people: string[]): Promise<Entry[]> {
  const lists = await Promise.all(people.slice(0, maxPeopleSearched).map((id) => newest(ctx, id).execute()))
  return lists.flat().map(entryOf)
}

/** In the order of an index, of one person or of all: what is not read need not be sorted. */
function newest(ctx: MemberContext, connectionId: string | null) {
  return ctx.db
    .selectFrom('interactions')
    .select(entryColumns)
    .where('memberId', '=', ctx.member.id)
    .$if(connectionId !== null, (query) => query.where('connectionId', '=', connectionId))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEntriesPerList)
}
