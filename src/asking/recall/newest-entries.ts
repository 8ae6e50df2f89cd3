import { hasPerson } from '#people/removals/has-person.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Entry, entryColumns, entryOf } from './entries.ts'
import type { TimeRange } from './rank.ts'

const maxEntriesPerList = 40
export const maxPeopleSearched = 4

/** The newest entries in a time range, limited to these people if there are any. */
export async function entriesWithin(ctx: MemberContext, { from, to }: TimeRange, people: string[]): Promise<Entry[]> {
  const lists = people.length > 0 ? people.slice(0, maxPeopleSearched) : [null]
  const then = (of: string | null) => newest(ctx, of).where('occurredAt', '>=', from).where('occurredAt', '<', to)
  const rows = await Promise.all(lists.map((of) => then(of).execute()))
  return rows.flat().map(entryOf)
}

/** The newest entries about each of these people. */
export async function newestOf(ctx: MemberContext, people: string[]): Promise<Entry[]> {
  const lists = await Promise.all(people.slice(0, maxPeopleSearched).map((id) => newest(ctx, id).execute()))
  return lists.flat().map(entryOf)
}

/** In index order, for one person or all, so that the database need not sort. */
function newest(ctx: MemberContext, connectionId: string | null) {
  return ctx.db
    .selectFrom('interactions')
    .select(entryColumns)
    .where('memberId', '=', ctx.member.id)
    .$if(connectionId !== null, (query) => query.where('connectionId', '=', connectionId))
    .where(hasPerson('interactions'))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(maxEntriesPerList)
}
