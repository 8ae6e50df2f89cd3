import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { keysOfEntry } from '#platform/blobs/entry-files.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { findRemoval } from '#platform/removals/removal.ts'
import { insertRows, type Row, removedRows } from '#platform/removals/removed-rows.ts'
import { createRemoval, storeRows } from '#platform/removals/store.ts'
import { takeBack } from '#platform/removals/take-back.ts'
import { transcribeLater } from '../interactions/transcription.ts'
import { captureNotFound, findCapture, takeCaptureRow } from './row.ts'

export async function removeCapture(ctx: MemberContext, { captureId }: { captureId: string }) {
  await transaction(ctx, async (ctx) => {
    const row = await takeCaptureRow(ctx, captureId)
    if (!row) throw captureNotFound()
    const label = row.text ?? row.transcript ?? 'Voice memo'
    const subject = { kind: 'capture', subjectId: captureId, connectionId: null, label } as const
    const removalId = await createRemoval(ctx, subject)
    await storeRows(ctx, removalId, 'captures', [row])
    await emit(ctx, 'capture.removed', captureId, null)
  })
}

export async function restoreCapture(ctx: MemberContext, { captureId }: { captureId: string }) {
  return transaction(ctx, async (ctx) => {
    await takeBack(ctx, await findRemoval(ctx, 'capture', captureId), async ({ id }) => {
      for await (const rows of removedRows(ctx, id, 'captures')) for (const row of rows) await restoreRow(ctx, row)
    })
    const stored = await findCapture(ctx, captureId)
    if (!stored) throw captureNotFound()
    return stored
  })
}

async function restoreRow(ctx: MemberContext, row: Row<'captures'>) {
  const { id, audio } = row
  // An archive may have brought it back since, as a capture or as an entry. Its own recording and files stay.
  if (await findCapture(ctx, id)) return removeLater(ctx, keysOfEntry(ctx.member.id, row))
  await insertRows(ctx, 'captures', [row])
  await emit(ctx, 'capture.restored', id, null)
  if (audio?.transcription === 'waiting') await transcribeLater(ctx, id)
}
