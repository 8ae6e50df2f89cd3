import type { MemberContext } from '../context.ts'
import { type Entry, entryColumns, entryOf } from './entries.ts'
import type { Stretch } from './rank.ts'

const most = 40

/** The newest of a stretch of time, of these people where there are any. */
export async function within(ctx: MemberContext, { from, to }: Stretch, people: string[]): Promise<Entry[]> {
  const rows = await newest(ctx, people).where('occurredAt', '>=', from).where('occurredAt', '<', to).execute()
  return rows.map(entryOf)
}

/** The newest about each of these people. */
export async function newestOf(ctx: MemberContext, people: string[]): Promise<Entry[]> {
  const lists = await Promise.all(people.slice(0, 4).map((id) => newest(ctx, [id]).execute()))
  return lists.flat().map(entryOf)
}

function newest(ctx: MemberContext, people: string[]) {
  return ctx.db
    .selectFrom('interactions')
    .select(entryColumns)
    .where('memberId', '=', ctx.member.id)
    .$if(people.length > 0, (query) => query.where('connectionId', 'in', people))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
}
