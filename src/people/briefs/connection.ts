import type { MemberContext } from '#platform/context/context.ts'
import { pageOf, placeAt } from '#platform/db/paging.ts'
import { countExtras } from '../connections/record/extras.ts'
import { connectionNotFound } from '../connections/record/lock.ts'
import { connectionView, findConnection } from '../connections/record/row.ts'
import { interactionView, newestEntries } from '../interactions/row.ts'
import { promisesTo } from '../promises/promises.ts'

const maxEntries = 20
const maxPromises = 20

/** A person with their timeline and promises. With `before`, an older page of the timeline. */
export async function getConnection(
  ctx: MemberContext,
  { connectionId, before }: { connectionId: string; before?: string | undefined },
) {
  const [row, extras, timeline, promises] = await Promise.all([
    findConnection(ctx, connectionId),
    countExtras(ctx, connectionId),
    newestEntries(ctx, connectionId, maxEntries + 1, { before }),
    promisesTo(ctx, connectionId, maxPromises + 1),
  ])
  if (!row) throw connectionNotFound()
  const { shown, next } = pageOf(timeline, maxEntries, ({ occurredAt, id }) => placeAt(occurredAt, id))
  return {
    ...connectionView(row),
    extras,
    timeline: shown.map(interactionView),
    promises: promises.slice(0, maxPromises),
    more: truncationNote(next !== undefined, promises.length > maxPromises),
    next,
  }
}

function truncationNote(timeline: boolean, promises: boolean) {
  const notes = [
    timeline && `Showing ${maxEntries} timeline entries: for older ones, send next as before.`,
    promises &&
      `Showing only the first ${maxPromises} promises: list_open_promises with connectionId has all open ones.`,
  ]
  return notes.filter(Boolean).join(' ') || undefined
}
