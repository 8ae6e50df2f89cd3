import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import { CaptureView } from '#people/captures/api.ts'
import { interactionsApi } from '#people/interactions/api.ts'
import { json } from '#platform/db/schema/schema.ts'
import { areFilesOf, FileRecords, fileRecords, filesRow, saveEntryFiles, withoutMissing } from '../files/entry-files.ts'
import {
  AudioRecord,
  audioRecord,
  audioRow,
  recordingFile,
  recordingsIn,
  type SavedRecordings,
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
    files: FileRecords,
  })
  .refine(({ audio, kind }) => !audio || kind === 'voice_memo', 'may only be on a voice memo')
  .refine(
    ({ audio, captureId }) => !audio || audio.file === recordingFile(captureId, audio),
    fieldText('fields.recordingOfCapture'),
  )
  .refine(({ files, captureId }) => areFilesOf(captureId, files), fieldText('fields.recordingOfCapture'))
type CaptureRecord = z.output<typeof CaptureRecord>

const recordings = recordingsIn<CaptureRecord>('captures', ({ captureId }) => captureId)

export const captures = tableKind({
  name: 'captures',
  table: 'captures',
  record: CaptureRecord,
  renamed: { captureId: 'id' },
  fieldsOf: ({ id, audio, files }) => ({
    audio: audio ? audioRecord(id, audio) : undefined,
    files: fileRecords(id, files),
  }),
  columnsOf: (ctx, { captureId, audio, files }) => ({
    audio: audio ? json(audioRow(ctx, captureId, audio)) : null,
    files: filesRow(files),
  }),
  asStored: recordings.asStored,
  prepare: async (ctx, records, archive) => ({
    recordings: await recordings.prepare(ctx, records, archive),
    missing: await saveEntryFiles(
      ctx,
      'captures',
      records.map(({ captureId: id, files }) => ({ id, files })),
      archive,
    ),
  }),
  resolve: async (ctx, records, saved: { recordings: SavedRecordings; missing: Set<string> }) =>
    withoutMissing(await recordings.resolve(ctx, records, saved.recordings), saved.missing),
  onAdded: recordings.transcribe,
})
