import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import { CaptureView } from '#people/captures/api.ts'
import { interactionsApi } from '#people/interactions/api.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import {
  AudioRecord,
  addLateRecordings,
  adjustTranscription,
  audioRecord,
  audioRow,
  recordingFile,
  resolveRecordings,
  type SavedRecordings,
  saveRecordings,
  transcribeWaiting,
} from '../files/recordings.ts'
import { tableKind } from '../records/table-kind.ts'

const { shape } = CaptureView

const CaptureRecord = z
  .strictObject({
    captureId: Id,
    kind: shape.kind,
    text: shape.text,
    transcript: interactionsApi.Memory_addInteraction.input.shape.transcript,
    source: z.enum(['member', 'assistant']),
    occurredAt: shape.occurredAt,
    createdAt: shape.createdAt,
    audio: AudioRecord.optional(),
  })
  .refine(({ audio, kind }) => !audio || kind === 'voice_memo', 'may only be on a voice memo')
  .refine(
    ({ audio, captureId }) => !audio || audio.file === recordingFile(captureId, audio),
    fieldText('fields.recordingOfCapture'),
  )
type CaptureRecord = z.output<typeof CaptureRecord>

const idOf = ({ captureId }: CaptureRecord) => captureId

export const captures = tableKind({
  name: 'captures',
  table: 'captures',
  record: CaptureRecord,
  renamed: { captureId: 'id' },
  fieldsOf: ({ id, audio }) => ({ audio: audio ? audioRecord(id, audio) : undefined }),
  columnsOf: (ctx, { captureId, audio }) => ({ audio: audio ? json(audioRow(ctx, captureId, audio)) : null }),
  asStored: (ctx, record) => ({ ...record, audio: record.audio && adjustTranscription(ctx, record.audio) }),
  prepare: (ctx, records, archive) => saveRecordings(ctx, 'captures', withIds(records), archive),
  resolve: resolveCaptures,
  onAdded: (ctx, records) => transcribeWaiting(ctx, withIds(records)),
})

const withIds = (records: CaptureRecord[]) => records.map(({ captureId, audio }) => ({ id: captureId, audio }))

async function resolveCaptures(ctx: MemberContext, records: CaptureRecord[], saved: SavedRecordings) {
  await addLateRecordings(ctx, 'captures', withIds(records), saved)
  return resolveRecordings(
    'captures',
    records.map((record) => ({ record })),
    idOf,
    saved,
  )
}
