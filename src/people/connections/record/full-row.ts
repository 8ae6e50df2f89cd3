import type { Selectable } from 'kysely'
import type { MemberContext } from '#platform/context/context.ts'
import { lockRows } from '#platform/db/row-locks.ts'
import type { Schema } from '#platform/db/schema/schema.ts'

/** A connection with every column. */
export type Person = Selectable<Schema['connections']>

/** A column that is missing here would be lost by a merge, so it does not compile. */
const everyColumn: Record<keyof Person, true> = {
  memberId: true,
  id: true,
  displayName: true,
  company: true,
  title: true,
  emails: true,
  phones: true,
  tags: true,
  profiles: true,
  location: true,
  howMet: true,
  metOn: true,
  birthday: true,
  rhythmDays: true,
  tagRhythmDays: true,
  learnedRhythmDays: true,
  restUntil: true,
  contactDueOn: true,
  birthdayOn: true,
  nameKey: true,
  sortName: true,
  photo: true,
  createdAt: true,
  updatedAt: true,
  lastContactAt: true,
  recentAt: true,
}
export const personColumns = Object.keys(everyColumn) as (keyof Person)[]

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
