import { visitorsAmong } from '#people/connections/record/visitors.ts'
import { hasPerson } from '#people/removals/has-person.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { preparedForLists } from '#platform/db/prepared.ts'
import { type Entry, inParts, timelineEntries } from './entries.ts'

/**
 * Those that wait. What was sent stands in the timeline, and what was dismissed is not remembered. They call people by their
 * names, and may draw on what people wrote.
 */
export async function draftsWaiting(ctx: MemberContext, ids: string[]): Promise<Entry[]> {
  const rows = await inParts(ctx, ids, draftsWith)
  const theirs = await visitorsAmong(
    ctx,
    rows.map(({ connectionId }) => connectionId),
  )
  const drewOn = await timelineEntries(ctx, [...new Set(rows.flatMap((row) => row.drewOn.ixIds))])
  const written = new Set(drewOn.filter(({ source }) => source === 'visitor').map(({ id }) => id))
  return rows.map((row) => {
    const own = row.writtenBy === 'rules' ? 'member' : 'assistant'
    const isTheirs = theirs.has(row.connectionId) || row.drewOn.ixIds.some((id) => written.has(id))
    const source = isTheirs ? 'visitor' : own
    const text = [row.subject, row.body].filter(Boolean).join('\n')
    return { kind: 'followup', id: row.id, connectionId: row.connectionId, text, at: row.updatedAt, source }
  })
}

const draftsWith = preparedForLists((db, { memberId }: { memberId: string }, ids) =>
  db
    .selectFrom('followups')
    .select(['id', 'connectionId', 'subject', 'body', 'drewOn', 'writtenBy', 'updatedAt'])
    .where('memberId', '=', memberId)
    .where('closedAt', 'is', null)
    .where('id', 'in', ids)
    .where(hasPerson('followups')),
)
