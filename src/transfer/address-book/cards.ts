import type { MemberContext } from '#platform/context/context.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'

export type CardRow = NonNullable<Awaited<ReturnType<typeof findCard>>>

/** The names of the book's cards, and of those that left it. */
export function cardsOf(ctx: MemberContext) {
  return ctx.db.selectFrom('addressCards').select(columnsOf('addressCards')).where('memberId', '=', ctx.member.id)
}

export async function findCard(ctx: MemberContext, name: string) {
  return cardsOf(ctx).where('name', '=', name).executeTakeFirst()
}

/** The card of each of these people, in the book or out of it. */
export async function findCardsOf(ctx: MemberContext, connectionIds: string[]) {
  const rows = await cardsOf(ctx)
    .where('connectionId', 'in', connectionIds)
    .where((where) => where.or([where('goneAs', 'is', null), where('goneAs', '!=', 'renamed')]))
    .execute()
  return new Map(rows.map((row) => [row.connectionId ?? '', row]))
}

export function updateCard(ctx: MemberContext, name: string) {
  return ctx.db.updateTable('addressCards').where('memberId', '=', ctx.member.id).where('name', '=', name)
}
