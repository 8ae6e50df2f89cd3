import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import { filesView, findRow, interactionView } from '../interactions/row.ts'

const columns = columnsOf('captures')

export function capturesOf(ctx: MemberContext) {
  return ctx.db.selectFrom('captures').select(columns).where('memberId', '=', ctx.member.id)
}

export type CaptureRow = Awaited<ReturnType<typeof getCaptureRow>>

export async function getCaptureRow(ctx: MemberContext, captureId: string) {
  const row = await capturesOf(ctx).where('id', '=', captureId).executeTakeFirst()
  if (!row) throw captureNotFound()
  return row
}

/** Reads a capture and locks its row until the transaction ends: an update that changes nothing does on both engines. */
export async function lockCapture(ctx: MemberContext, captureId: string) {
  const row = await updateOwn(ctx, 'captures', captureId).set({ id: captureId }).returning(columns).executeTakeFirst()
  if (!row) throw captureNotFound()
  return row
}

/** Takes a capture out of the table, with every column; of simultaneous requests, one gets it. */
export async function takeCaptureRow(ctx: MemberContext, captureId: string) {
  return ctx.db
    .deleteFrom('captures')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', captureId)
    .returning(columns)
    .executeTakeFirst()
}

export function captureNotFound() {
  return new Refusal('not_found', say('refusals.captures.noCapture'))
}

export function captureView({ id, audio, files, ...row }: CaptureRow) {
  return {
    captureId: id,
    kind: row.kind,
    text: row.text ?? undefined,
    transcript: row.transcript ?? undefined,
    occurredAt: row.occurredAt,
    createdAt: row.createdAt,
    source: row.source,
    audio: audio
      ? {
          mediaType: audio.mediaType,
          bytes: audio.bytes,
          seconds: audio.seconds ?? undefined,
          url: `/api/captures/${id}/audio`,
          transcription: audio.transcription,
        }
      : undefined,
    files: filesView(files),
  }
}

/** A capture as it is now, perhaps already an entry of a person; null without either. */
export async function findCapture(ctx: MemberContext, captureId: string): Promise<StoredCapture | null> {
  const row = await capturesOf(ctx).where('id', '=', captureId).executeTakeFirst()
  return row ? captureView(row) : findAssigned(ctx, captureId)
}

export type StoredCapture = ReturnType<typeof captureView> | NonNullable<Awaited<ReturnType<typeof findAssigned>>>

async function findAssigned(ctx: MemberContext, captureId: string) {
  const row = await findRow(ctx, captureId)
  if (!row || row.kind === 'exchange') return null
  const { ixId, kind: _, contact: __, ...entry } = interactionView(row)
  return { captureId: ixId, kind: row.kind, ...entry }
}
