import type { Context, MemberContext } from '#platform/context/context.ts'
import { lockForChange } from '#platform/db/row-locks.ts'
import { knownTimeZone } from './time-zone.ts'

/**
 * Locks members' rows until the transaction ends. False if one of them no longer exists. Not by an update of the id: SQLite
 * would look at all that refers to it.
 */
export async function lockMembers(ctx: Pick<Context, 'db'>, ...ids: string[]) {
  const held = await ctx.db
    .updateTable('members')
    .set((set) => ({ name: set.ref('name') }))
    .where('id', 'in', ids)
    .returning('id')
    .execute()
  return held.length === ids.length
}

/** Locks the member's row, and returns their time zone as it is now: the one in the context was read before. */
export async function lockTimeZone({ db, member }: Pick<MemberContext, 'db' | 'member'>) {
  const row = await lockForChange(
    db,
    db.selectFrom('members').select('timeZone').where('id', '=', member.id),
  ).executeTakeFirst()
  return row && knownTimeZone(row.timeZone)
}
