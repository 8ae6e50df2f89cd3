import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { connectionNotFound } from '../connections/record/lock.ts'
import { findPeople } from '../connections/record/row.ts'

type Pair = { connectionId: string; otherId: string }

/** The smaller id first, so that a pair is stored once. */
export function orderPair(one: string, other: string) {
  return one < other ? { oneId: one, otherId: other } : { oneId: other, otherId: one }
}

export async function keepApart(ctx: MemberContext, { connectionId, otherId }: Pair) {
  await transaction(ctx, async (ctx) => {
    const known = await findPeople(ctx, [connectionId, otherId])
    if (known.length < new Set([connectionId, otherId]).size) throw connectionNotFound()
    refuseSamePerson(connectionId, otherId)
    await markApart(ctx, connectionId, [otherId])
  })
}

export async function undoKeepApart(ctx: MemberContext, { connectionId, otherId }: Pair) {
  const people = await findPeople(ctx, [connectionId, otherId])
  if (people.length < 2) throw connectionNotFound()
  await unmarkApart(ctx, connectionId, otherId)
}

/** Called once both people are known to exist, so that an unknown id answers `not_found`. */
export function refuseSamePerson(connectionId: string, otherId: string) {
  if (connectionId === otherId) throw wrongField('otherId', say('fields.otherPerson'))
}

/** Marks a person as different from each of these, and returns those who were not marked before. */
export async function markApart(ctx: MemberContext, connectionId: string, others: string[]) {
  if (others.length === 0) return []
  const rows = await ctx.db
    .insertInto('distinctPeople')
    .values(others.map((other) => ({ memberId: ctx.member.id, ...orderPair(connectionId, other) })))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['oneId', 'otherId'])
    .execute()
  return rows.map(({ oneId, otherId }) => (oneId === connectionId ? otherId : oneId))
}

/** Removes the mark; true if there was one. */
export async function unmarkApart(ctx: MemberContext, connectionId: string, otherId: string) {
  const pair = orderPair(connectionId, otherId)
  const gone = await ctx.db
    .deleteFrom('distinctPeople')
    .where('memberId', '=', ctx.member.id)
    .where('oneId', '=', pair.oneId)
    .where('otherId', '=', pair.otherId)
    .returning('oneId')
    .execute()
  return gone.length > 0
}

/** The ids of everyone this person is kept apart from. */
export async function findKeptApart(ctx: MemberContext, connectionId: string) {
  const rows = await ctx.db
    .selectFrom('distinctPeople')
    .select(['oneId', 'otherId'])
    .where('memberId', '=', ctx.member.id)
    .where((where) => where.or([where('oneId', '=', connectionId), where('otherId', '=', connectionId)]))
    .execute()
  return rows.map(({ oneId, otherId }) => (oneId === connectionId ? otherId : oneId))
}
