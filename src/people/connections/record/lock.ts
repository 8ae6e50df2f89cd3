import { type SqlBool, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { prepared } from '#platform/db/prepared.ts'
import { lockForChange } from '#platform/db/row-locks.ts'
import { otherIdsOf } from '../../entry-people/entry-people.ts'

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

/** Locks several people, in the order of their ids, and returns them in the given order. */
export async function lockConnections(ctx: MemberContext, ids: string[]) {
  const locked = new Map<string, LockedPerson>()
  for (const id of [...new Set(ids)].toSorted()) locked.set(id, await lockConnection(ctx, id))
  return ids.flatMap((id) => locked.get(id) ?? [])
}

/**
 * Locks everybody an entry is about, beside those given. Returns who was locked: not those who are removed. Asks again
 * once the rows are locked: until then somebody may be added.
 */
export async function lockEveryone(
  ctx: MemberContext,
  ixId: string,
  given: string[],
): Promise<Map<string, LockedPerson>> {
  const others = await otherIdsOf(ctx, ixId)
  const first = others.length > 0 ? await ownerIn.interactions(ctx.db, { memberId: ctx.member.id, id: ixId }) : []
  const ids = [...given, ...others, ...first.map(({ connectionId }) => connectionId)]
  const locked = new Map<string, LockedPerson>()
  for (const id of [...new Set(ids)].toSorted()) {
    const person = await lockRow(ctx, id)
    if (person) locked.set(id, person)
  }
  const now = await otherIdsOf(ctx, ixId)
  return now.every((id) => ids.includes(id)) ? locked : lockEveryone(ctx, ixId, given)
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
      .select(['rhythmDays', 'tagRhythmDays', 'learnedRhythmDays', 'diedOn'])
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
  const locked =
    table === 'interactions' ? [...(await lockEveryone(ctx, id, [owner])).keys()] : await lockOne(ctx, owner)
  if ((await findOwner()) !== owner) return lockConnectionOf(ctx, table, id)
  return locked.includes(owner) ? owner : (locked[0] ?? null)
}

const lockOne = async (ctx: MemberContext, id: string) => ((await tryLockConnection(ctx, id)) ? [id] : [])

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
export function hasPerson(
  table: 'interactions' | 'promises' | 'findings' | 'followups' | 'relations' | 'dates' | 'gifts',
) {
  const of = (column: string) => sql.ref(`${table}.${column}`)
  const first = sql<SqlBool>`exists (select 1 from ${sql.table('connections')} as person
    where person.member_id = ${of('memberId')} and person.id = ${of('connectionId')})`
  if (table !== 'interactions') return first
  return sql<SqlBool>`(${first} or (${of('shared')} = 1 and exists (select 1 from entry_people as other
    join connections as person on person.member_id = other.member_id and person.id = other.connection_id
    where other.member_id = ${of('memberId')} and other.interaction_id = ${of('id')})))`
}
