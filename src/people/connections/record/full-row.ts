import type { Selectable } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

/** A connection with every column. */
export type Person = Selectable<Schema['connections']>

export const personColumns = ['memberId', ...columnsOf('connections')] as const

export async function findPeople(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  return people(ctx, ids).execute()
}

/** Locked until the transaction ends, in the order of their ids, so that two merges do not deadlock. */
export async function lockPeople(ctx: MemberContext, ids: string[]): Promise<Person[]> {
  return lockRows(ctx.db, people(ctx, ids)).execute()
}

function people(ctx: MemberContext, ids: string[]) {
  return ctx.db
    .selectFrom('connections')
    .select(personColumns)
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .orderBy('id')
}
