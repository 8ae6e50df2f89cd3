import type { MemberContext } from '#platform/context/context.ts'
import { dropRemovedRow, findRemovedRow, removedRows } from '#platform/removals/removed-rows.ts'
import { findTakenAlong, standBack } from '../entry-people/coming-and-going.ts'
import { restoreRows } from './belongings.ts'

/**
 * Entries that somebody who was removed later took along, because nobody else was there: they come back with the first who
 * is restored. Who had them first has them back when they are restored too.
 */
export async function restoreShared(ctx: MemberContext, connectionId: string) {
  for (const { removalId, interactionId, causeId } of await findTakenAlong(ctx, connectionId)) {
    const removed = await findRemovedRow(ctx, 'interactions', interactionId)
    if (!removed) continue
    await dropRemovedRow(ctx, removalId, 'interactions', interactionId)
    await standBack(ctx, removed.row, causeId === null ? removalId : null)
    await restoreRows(ctx, 'interactions', [{ ...removed.row, connectionId }])
    await restoreFindings(ctx, removalId, interactionId)
  }
}

async function restoreFindings(ctx: MemberContext, removalId: string, interactionId: string) {
  for await (const rows of removedRows(ctx, removalId, 'findings')) {
    const theirs = rows.filter((row) => row.interactionId === interactionId)
    await restoreRows(ctx, 'findings', theirs)
    for (const { id } of theirs) await dropRemovedRow(ctx, removalId, 'findings', id)
  }
}
