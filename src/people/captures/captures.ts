import type { Page } from '#contract/operation.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { countRows } from '#platform/db/counting.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { olderThan, pageOf, placeAt } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { json } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { refuseFuture, refuseWrongFields } from '../interactions/interactions.ts'
import { storedRecording } from '../interactions/recordings.ts'
import { type FindNames, findPeopleIn } from './people.ts'
import { type CaptureRow, capturesOf, captureView, getCaptureRow, lockCapture } from './row.ts'

export async function listCaptures(
  ctx: MemberContext,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Page<ReturnType<typeof captureView>>> {
  const rows = await capturesOf(ctx)
    .where(olderThan('occurredAt', before))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ occurredAt, id }) => placeAt(occurredAt, id))
  return { items: shown.map(captureView), next }
}

export async function getCapture(ctx: MemberContext, { captureId }: { captureId: string }, findNames: FindNames) {
  const row = await getCaptureRow(ctx, captureId)
  const { people, newNames } = await findPeopleIn(ctx, [row.text, row.transcript], findNames)
  return { ...captureView(row), suggested: people.map(({ sure: _, ...person }) => person), newNames }
}

export async function getCaptureAudio(ctx: MemberContext, { captureId }: { captureId: string }) {
  return storedRecording(ctx, await getCaptureRow(ctx, captureId))
}

type Change = {
  captureId: string
  kind?: Exclude<CaptureRow['kind'], 'voice_memo'> | undefined
  text?: string | undefined
  occurredAt?: string | undefined
  transcript?: string | undefined
}

export async function updateCapture(ctx: MemberContext, { captureId, kind, text, occurredAt, transcript }: Change) {
  if (occurredAt) refuseFuture(ctx, occurredAt)
  return transaction(ctx, async (ctx) => {
    const row = await lockCapture(ctx, captureId)
    refuseWrongFields(row, { kind, transcript })
    const audio = row.audio && transcript ? { ...row.audio, transcription: 'given' as const } : row.audio
    const { files, ...said } = row
    const after = {
      ...said,
      kind: kind ?? row.kind,
      text: text ?? row.text,
      occurredAt: occurredAt ?? row.occurredAt,
      transcript: transcript ?? row.transcript,
    }
    await updateOwn(ctx, 'captures', captureId)
      .set({ ...after, audio: audio && json(audio) })
      .execute()
    await emit(ctx, 'capture.updated', captureId, null)
    return captureView({ ...after, audio, files })
  })
}

/** How many captures wait for somebody to be assigned to. */
export async function countCaptures(ctx: MemberContext) {
  const [{ total } = { total: 0 }] = await waiting(ctx.db, { memberId: ctx.member.id })
  return total
}

const waiting = prepared((db, { memberId }: { memberId: string }) =>
  countRows(db, db.selectFrom('captures').select('id').where('memberId', '=', memberId)),
)
