import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import { CaptureView } from '#people/captures/api.ts'
import { interactionsApi } from '#people/interactions/api.ts'
import { json } from '#platform/db/schema/schema.ts'
import { AudioRecord, audioRecord, audioRow, recordingFile, recordingsIn } from '../files/recordings.ts'
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

const recordings = recordingsIn<CaptureRecord>('captures', ({ captureId }) => captureId)

export const captures = tableKind({
  name: 'captures',
  table: 'captures',
  record: CaptureRecord,
  renamed: { captureId: 'id' },
  fieldsOf: ({ id, audio }) => ({ audio: audio ? audioRecord(id, audio) : undefined }),
  columnsOf: (ctx, { captureId, audio }) => ({ audio: audio ? json(audioRow(ctx, captureId, audio)) : null }),
  asStored: recordings.asStored,
  prepare: recordings.prepare,
  resolve: recordings.resolve,
  onAdded: recordings.transcribe,
})
