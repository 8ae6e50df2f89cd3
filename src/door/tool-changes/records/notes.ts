import { lockConnectionOf } from '#people/connections/record/lock.ts'
import { findConnection } from '#people/connections/record/row.ts'
import { removeInteraction } from '#people/interactions/removal.ts'
import { findAddedRow, getRow, type Row } from '#people/interactions/row.ts'
import { findingsIn } from '#people/promises/findings.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import { quote, type RecordKind } from './record-kind.ts'

type NoteState = { text: string | null; kind: string; occurredAt: string; promised: string[]; dismissed: string[] }

export const note: RecordKind<NoteState> = {
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
