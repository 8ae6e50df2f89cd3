import { type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { interactionView, newestEntries } from '../interactions/row.ts'
import { promisesTo } from '../promises/promises.ts'
import { contactDueOn } from '../rhythms/rhythm.ts'
import { shortestRhythm, tagRhythms } from '../rhythms/tag-rhythm-rows.ts'
import { indexTerms, personRecord, personTerms } from '../search/index/terms.ts'
import { addConnections, type NewPerson } from './add.ts'
import { findExtras } from './record/extras.ts'
import { updateLabels } from './record/labels.ts'
import { connectionNotFound } from './record/lock.ts'
import {
  connectionView,
  type Details,
  findConnection,
  givenFields,
  lockConnectionRow,
  type Row,
  toStoredRow,
} from './record/row.ts'

const maxEntries = 20
const maxPromises = 20

export async function createConnection(ctx: MemberContext, person: NewPerson) {
  return transaction(ctx, async (ctx) => {
    const [row] = await addConnections(ctx, [person])
    return connectionView(row as Row)
  })
}

export async function getConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  const [row, extras, timeline, promises] = await Promise.all([
    findConnection(ctx, connectionId),
    findExtras(ctx, [connectionId]),
    newestEntries(ctx, connectionId, maxEntries + 1),
    promisesTo(ctx, connectionId, maxPromises + 1),
  ])
  if (!row) throw connectionNotFound()
  return {
    ...connectionView(row),
    extras: extras.get(connectionId)?.length,
    timeline: timeline.slice(0, maxEntries).map(interactionView),
    promises: promises.slice(0, maxPromises),
    more: truncationNote(timeline.length > maxEntries, promises.length > maxPromises),
  }
}

export async function updateConnection(
  ctx: MemberContext,
  { connectionId, ...changes }: Details & { connectionId: string; displayName?: string | undefined },
) {
  return transaction(ctx, async (ctx) => {
    const before = await lockConnectionRow(ctx, connectionId)
    const changed = givenFields(changes)
    if (Object.keys(changed).length === 0) return connectionView(before)
    const changedRow: Row = { ...before, ...changed, updatedAt: nowText(ctx) }
    const after: Row = { ...changedRow, ...(await computeRhythm(ctx, changedRow)) }
    await ctx.db
      .updateTable('connections')
      .set(toStoredRow(after))
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', connectionId)
      .execute()
    await updateLabels(ctx, before, after)
    await indexTerms(ctx, personRecord(connectionId), personTerms(before), personTerms(after))
    await emit(ctx, 'connection.updated', connectionId, connectionId)
    return connectionView(after)
  })
}

/** The values that follow from tags and rhythm. */
async function computeRhythm(ctx: MemberContext, row: Row) {
  const tagRhythmDays = row.tags.length > 0 ? shortestRhythm(await tagRhythms(ctx), row.tags) : null
  return { tagRhythmDays, contactDueOn: contactDueOn({ ...row, tagRhythmDays }, ctx.member.timeZone) }
}

function truncationNote(timeline: boolean, promises: boolean) {
  const cut = [timeline && `the newest ${maxEntries} timeline entries`, promises && `the first ${maxPromises} promises`]
  const shown = cut.filter(Boolean).join(' and ')
  return shown ? `Showing only ${shown}.` : undefined
}
