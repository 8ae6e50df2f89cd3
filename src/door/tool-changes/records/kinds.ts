import { disconnectLead, lockLeadState } from '#cards/leads/connect.ts'
import { updateConnection } from '#people/connections/connections.ts'
import { listFields } from '#people/connections/record/lists.ts'
import { lockConnectionOf, tryLockConnection } from '#people/connections/record/lock.ts'
import { findConnection } from '#people/connections/record/row.ts'
import { visitorsAmong } from '#people/connections/record/visitors.ts'
import { entriesOfPerson } from '#people/entry-people/entry-people.ts'
import { patchFollowup } from '#people/followups/actions.ts'
import { lockFollowupState, revertFollowup } from '#people/followups/revert.ts'
import { removeInteraction } from '#people/interactions/removal.ts'
import { findAddedRow, getRow, type Row } from '#people/interactions/row.ts'
import { setRest } from '#people/moves/rest.ts'
import { findingsIn } from '#people/promises/findings.ts'
import { removeConnection } from '#people/removals/removal.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import type { EventKind } from '#platform/events/api.ts'
import { details } from './details.ts'
import { promise, suggestion } from './promises.ts'
import { quote, type RecordKind } from './record-kind.ts'

type PersonState = NonNullable<Awaited<ReturnType<typeof lockPerson>>>

/** A person whose details or rest a tool changed. */
const person: RecordKind<PersonState> = {
  lock: lockPerson,
  revert: async (ctx, connectionId, { restUntil, ...details }) => {
    const { displayName } = await updateConnection(ctx, { connectionId, ...details })
    if (restUntil !== undefined) await setRest(ctx, connectionId, restUntil)
    const fields = [...Object.keys(details), ...(restUntil === undefined ? [] : ['rest'])].join(', ')
    return { sentence: `Changed back: ${fields} of ${displayName}.`, connectionId }
  },
}

/** A person added by a tool. Once records were added to them, they stay. */
const newPerson: RecordKind<PersonState & Belongings> = {
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

/** What tools change of a person. */
const personColumns = [
  ...([
    'displayName',
    'company',
    'title',
    'location',
    'howMet',
    'metOn',
    'birthday',
    'rhythmDays',
    'restUntil',
  ] as const),
  ...(['prefix', 'suffix', 'pronouns', 'department', 'role', 'companySince'] as const),
  ...listFields,
]

async function lockPerson(ctx: MemberContext, id: string) {
  if (!(await tryLockConnection(ctx, id))) return null
  return (await findOwn(ctx, 'connections', id, personColumns)) ?? null
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
    interactions: await entriesOfPerson(ctx.db, { memberId: ctx.member.id, connectionId })
      .select(['id', 'text', 'occurredAt'])
      .orderBy('id')
      .limit(maxCompared)
      .execute(),
    promises: await rowsOf('promises').select(['text', 'dueOn', 'completedAt']).execute(),
    // A draft that was dismissed, as undo does it, is nothing to keep.
    followups: await rowsOf('followups')
      .where((of) => of.or([of('closedAs', 'is', null), of('closedAs', '=', 'sent')]))
      .execute(),
    merges: await rowsOf('merges').execute(),
    photo: (await findOwn(ctx, 'connections', connectionId, ['photo']))?.photo ?? null,
  }
}

type NoteState = { text: string | null; kind: string; occurredAt: string; promised: string[]; dismissed: string[] }

const note: RecordKind<NoteState> = {
  lock: async (ctx, ixId) => stateOf(ctx, await lockEntry(ctx, ixId)),
  read: async (ctx, ixId) => stateOf(ctx, await findAddedRow(ctx, ixId)),
  remove: async (ctx, ixId) => {
    const row = await lockEntry(ctx, ixId)
    const connectionId = row?.connectionId ?? ''
    await removeInteraction(ctx, { id: connectionId, ixId })
    const person = await findConnection(ctx, connectionId)
    // The words of a visitor are not repeated where they could not be marked as theirs.
    const words = row?.text && !isByOthers(row.source) ? ` ${quote(row.text)}` : ''
    return { sentence: `Removed: the ${row?.kind} with ${person?.displayName}${words}.`, connectionId }
  },
}

async function stateOf(ctx: MemberContext, row: Row | null): Promise<NoteState | null> {
  if (!row) return null
  const findings = await findingsIn(ctx, row.id)
  return {
    text: row.text,
    kind: row.kind,
    occurredAt: row.occurredAt,
    // Not what is only suggested: a model may read the note later.
    promised: findings.flatMap(({ promiseId }) => promiseId ?? []),
    dismissed: findings.flatMap(({ id, dismissedAt }) => (dismissedAt ? id : [])),
  }
}

async function lockEntry(ctx: MemberContext, ixId: string) {
  const id = await lockConnectionOf(ctx, 'interactions', ixId)
  return id === null ? null : getRow(ctx, { id, ixId })
}

type FollowupState = NonNullable<Awaited<ReturnType<typeof lockFollowupState>>>
type FollowupText = { connectionId: string; connectionName: string; subject: string }

const followup: RecordKind<FollowupState> = {
  lock: lockFollowupState,
  remove: async (ctx, id) => undone('Dismissed', await patchFollowup(ctx, { id, action: 'dismiss' })),
  revert: async (ctx, id, values) => {
    const followup = await revertFollowup(ctx, id, values)
    return undone(values.closedAt === undefined ? 'Changed back' : `A ${followup.state} follow-up again`, followup)
  },
}

function undone(deed: string, { connectionId, connectionName, subject }: FollowupText) {
  return { sentence: `${deed}: the message to ${connectionName} ${quote(subject)}.`, connectionId }
}

type LeadState = NonNullable<Awaited<ReturnType<typeof lockLeadState>>>

/** Without what the visitor wrote, which could not be marked as theirs here. */
const lead: RecordKind<LeadState> = {
  lock: lockLeadState,
  revert: async (ctx, id, before) => {
    await disconnectLead(ctx, id, before)
    return { sentence: before.heldAt ? 'The lead is in review again.' : 'The lead is waiting again.' }
  },
}

const kinds = { promise, suggestion, followup, note, person, newPerson, details, lead }

type KindName = keyof typeof kinds
export type RecordId = { kind: KindName; id: string }

/** The values of a record come from the kind itself, so that its functions accept them. */
export const recordKinds = kinds as unknown as Record<string, RecordKind>

/** The kind of record that an event says was made. */
export const madeBy = {
  'connection.created': 'newPerson',
  'interaction.added': 'note',
  'promise.made': 'promise',
  'followup.drafted': 'followup',
} as const satisfies Partial<Record<EventKind, KindName>>
