import { type SqlBool, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lockForChange } from '#platform/db/row-locks.ts'

// A change under a connection locks the connection's row before it reads what it decides on. Otherwise the record may
// change, or move to another person, between the reading and the writing. `test/sweeps/locks.test.ts` checks it.

/** The same for an id that never existed and for one of another member. */
export function connectionNotFound() {
  return new Refusal('not_found', say('refusals.connections.noConnection'))
}

/** Checks that a connection exists, without locking it. */
export async function requireConnection(ctx: MemberContext, connectionId: string) {
  if (!(await connectionExists(ctx, connectionId))) throw connectionNotFound()
}

export async function connectionExists(ctx: MemberContext, connectionId: string) {
  const [known] = await findId(ctx.db, { memberId: ctx.member.id, connectionId })
  return known !== undefined
}

type ConnectionKey = { memberId: string; connectionId: string }

const findId = prepared((db, { memberId, connectionId }: ConnectionKey) =>
  db.selectFrom('connections').select('id').where('memberId', '=', memberId).where('id', '=', connectionId),
)

/** A connection whose row is locked, with what it takes to read a note about them and to record contact. */
export type LockedPerson = Awaited<ReturnType<typeof lockConnection>>

/** Locks a connection's row until the transaction ends. */
export async function lockConnection(ctx: MemberContext, connectionId: string) {
  const locked = await lockRow(ctx, connectionId)
  if (!locked) throw connectionNotFound()
  return locked
}

/** False if there is no such connection. */
export async function tryLockConnection(ctx: MemberContext, connectionId: string) {
  return (await lockRow(ctx, connectionId)) !== undefined
}

async function lockRow(ctx: MemberContext, connectionId: string) {
  const [row] = await lock(ctx.db, { memberId: ctx.member.id, connectionId })
  return row
}

const lock = prepared((db, { memberId, connectionId }: ConnectionKey) =>
  lockForChange(
    db,
    db
      .selectFrom('connections')
      .select(['id', 'displayName', 'lastContactAt', 'recentAt', 'contactDueOn', 'restUntil'])
      .select(['rhythmDays', 'tagRhythmDays', 'learnedRhythmDays'])
      .where('memberId', '=', memberId)
      .where('id', '=', connectionId),
  ),
)

/**
 * Locks the connection that a record belongs to and returns its id, or null if there is no such record, or its person was
 * removed. Asks again once the row is locked: until then a merge may move the record to another connection.
 */
export async function lockConnectionOf(
  ctx: MemberContext,
  table: keyof typeof ownerIn,
  id: string,
): Promise<string | null> {
  const findOwner = async () => {
    const [row] = await ownerIn[table](ctx.db, { memberId: ctx.member.id, id })
    return row?.connectionId ?? null
  }
  const owner = await findOwner()
  if (owner === null) return null
  const isLocked = await tryLockConnection(ctx, owner)
  if ((await findOwner()) !== owner) return lockConnectionOf(ctx, table, id)
  return isLocked ? owner : null
}

const ownerIn = {
  interactions: findOwnerIn('interactions'),
  promises: findOwnerIn('promises'),
  findings: findOwnerIn('findings'),
  followups: findOwnerIn('followups'),
}

function findOwnerIn(table: 'interactions' | 'promises' | 'findings' | 'followups') {
  return prepared((db, { memberId, id }: { memberId: string; id: string }) =>
    db.selectFrom(table).select('connectionId').where('memberId', '=', memberId).where('id', '=', id),
  )
}

/**
 * That the person of a record exists. What belongs to a removed person is moved away in parts, so some of it may still be
 * in its table: whoever reads records of several people, or by their ids, asks for this or joins the people.
 */
export function hasPerson(table: 'interactions' | 'promises' | 'findings' | 'followups') {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  return sql<SqlBool>`exists (select 1 from ${sql.table('connections')} as person
    where person.member_id = ${of('memberId')} and person.id = ${of('connectionId')})`
}
