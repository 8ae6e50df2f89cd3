import { updateConnection } from '#people/connections/connections.ts'
import { tryLockConnection } from '#people/connections/record/lock.ts'
import { findConnection } from '#people/connections/record/row.ts'
import { visitorsAmong } from '#people/connections/record/visitors.ts'
import { removeConnection } from '#people/connections/removal/removal.ts'
import { setRest } from '#people/moves/rest.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { RecordKind } from './record-kind.ts'

type PersonState = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** A person whose details or rest a tool changed. */
export const person: RecordKind<PersonState> = {
  lock: lockPerson,
  revert: async (ctx, connectionId, { restUntil, ...details }) => {
    const { displayName } = await updateConnection(ctx, { connectionId, ...details })
    if (restUntil !== undefined) await setRest(ctx, connectionId, restUntil)
    const fields = [...Object.keys(details), ...(restUntil === undefined ? [] : ['rest'])].join(', ')
    return { sentence: `Changed back: ${fields} of ${displayName}.`, connectionId }
  },
}

/** A person whom a tool added. Once somebody added to them, they stay. */
export const newPerson: RecordKind<PersonState & Belongings> = {
  lock: async (ctx, id) => {
    const state = await lockPerson(ctx, id)
    return state && { ...state, ...(await findBelongings(ctx, id)) }
  },
  remove: async (ctx, connectionId) => {
    const { displayName } = (await findConnection(ctx, connectionId)) ?? {}
    // A name that a visitor typed is not repeated where it could not be marked as theirs.
    const isVisitor = (await visitorsAmong(ctx, [connectionId])).size > 0
    await removeConnection(ctx, { connectionId })
    return { sentence: `Removed: ${isVisitor ? 'the person who left their details' : displayName}.` }
  },
}

async function lockPerson(ctx: MemberContext, id: string) {
  const row = (await tryLockConnection(ctx, id)) ? await findConnection(ctx, id) : undefined
  if (!row) return null
  const { displayName, company, title, location, howMet, metOn, birthday, rhythmDays, restUntil } = row
  const { emails, phones, tags, profiles } = row
  const details = { displayName, company, title, location, howMet, metOn, birthday, rhythmDays, restUntil }
  return { ...details, emails, phones, tags, profiles }
}

type Belongings = Record<'interactions' | 'promises' | 'followups' | 'merges' | 'photo', unknown>

/** More than a tool adds with a person. */
const maxCompared = 20

async function findBelongings(ctx: MemberContext, connectionId: string): Promise<Belongings> {
  const rowsOf = (table: 'interactions' | 'promises' | 'followups' | 'merges') =>
    ctx.db
      .selectFrom(table)
      .select('id')
      .where('memberId', '=', ctx.member.id)
      .where('connectionId', '=', connectionId)
      .orderBy('id')
      .limit(maxCompared)
  return {
    interactions: await rowsOf('interactions').select(['text', 'occurredAt']).execute(),
    promises: await rowsOf('promises').select(['text', 'dueOn', 'completedAt']).execute(),
    // A draft that was dismissed, as undo does it, is nothing to keep.
    followups: await rowsOf('followups')
      .where((of) => of.or([of('closedAs', 'is', null), of('closedAs', '=', 'sent')]))
      .execute(),
    merges: await rowsOf('merges').execute(),
    photo: (await findConnection(ctx, connectionId))?.photo ?? null,
  }
}
