import { type MemberContext, transaction } from '#platform/context/context.ts'
import { noConnection } from '../interactions/connection-row.ts'
import { findPeople } from './person.ts'
import { refuseSame } from './same.ts'

type Pair = { connectionId: string; otherId: string }

/** The smaller id first: a pair is the same whichever way it is said. */
export function inOrder(one: string, other: string) {
  return one < other ? { oneId: one, otherId: other } : { oneId: other, otherId: one }
}

export async function keepApart(ctx: MemberContext, { connectionId, otherId }: Pair) {
  await transaction(ctx, async (ctx) => {
    const known = await findPeople(ctx, [connectionId, otherId])
    if (known.length < new Set([connectionId, otherId]).size) throw noConnection()
    refuseSame(connectionId, otherId)
    await mark(ctx, connectionId, [otherId])
  })
}

/** Says of a person that they are none of these; gives those of whom it was not said before. */
export async function mark(ctx: MemberContext, connectionId: string, others: string[]) {
  if (others.length === 0) return []
  const rows = await ctx.db
    .insertInto('distinctPeople')
    .values(others.map((other) => ({ memberId: ctx.member.id, ...inOrder(connectionId, other) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['oneId', 'otherId'])
    .execute()
  return rows.map(({ oneId, otherId }) => (oneId === connectionId ? otherId : oneId))
}

/** Takes it back; true when it had been said. */
export async function unmark(ctx: MemberContext, connectionId: string, otherId: string) {
  const pair = inOrder(connectionId, otherId)
  const gone = await ctx.db
    .deleteFrom('distinctPeople')
    .where('memberId', '=', ctx.member.id)
    .where('oneId', '=', pair.oneId)
    .where('otherId', '=', pair.otherId)
    .returning('oneId')
    .execute()
  return gone.length > 0
}

/** Everyone from whom a person is kept apart. */
export async function apartFrom(ctx: MemberContext, connectionId: string) {
  const rows = await ctx.db
    .selectFrom('distinctPeople')
    .select(['oneId', 'otherId'])
    .where('memberId', '=', ctx.member.id)
    .where((where) => where.or([where('oneId', '=', connectionId), where('otherId', '=', connectionId)]))
    .execute()
  return rows.map(({ oneId, otherId }) => (oneId === connectionId ? otherId : oneId))
}
