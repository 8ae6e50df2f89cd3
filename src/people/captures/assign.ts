import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { lockConnection } from '../connections/record/lock.ts'
import { addEntry } from '../interactions/interactions.ts'
import { findRow, interactionView, withFindings } from '../interactions/row.ts'
import { findingsIn } from '../promises/findings.ts'
import { captureNotFound, takeCaptureRow } from './row.ts'

type Assignment = { captureId: string; connectionId: string }

/**
 * The capture becomes an entry with the same id. Its recording stays where it is, and a transcript that is being made
 * follows it.
 */
export async function assignCapture(ctx: MemberContext, { captureId, connectionId }: Assignment) {
  return transaction(ctx, async (ctx) => {
    await lockConnection(ctx, connectionId)
    const capture = await takeCaptureRow(ctx, captureId)
    const assigned = await findEntry(ctx, { captureId, connectionId })
    // An archive may have brought the entry while the capture was still here.
    if (assigned && capture?.audio) await removeLater(ctx, [capture.audio.key])
    if (assigned) return assigned
    if (!capture) throw captureNotFound()
    const { createdAt: _, ...entry } = capture
    const added = await addEntry(ctx, { ...entry, connectionId })
    await emit(ctx, 'capture.assigned', captureId, connectionId)
    return added
  })
}

async function findEntry(ctx: MemberContext, { captureId, connectionId }: Assignment) {
  const row = await findRow(ctx, captureId)
  if (!row) return null
  if (row.connectionId !== connectionId) throw new Refusal('conflict', say('refusals.captures.assignedToAnother'))
  return withFindings(interactionView(row), await findingsIn(ctx, captureId))
}
