import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import { readFactsLater } from '#people/facts/read-later.ts'
import { InteractionView, interactionsApi } from '#people/interactions/api.ts'
import { entryTerms } from '#people/search/index/terms.ts'
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
import { addOthersOf, OtherPeople, othersOf } from '../records/other-people.ts'
import { tableKind } from '../records/table-kind.ts'
import { resolvePeople } from './people.ts'

const { shape } = InteractionView

const InteractionRecord = z
  .strictObject({
    ixId: Id,
    connectionId: Id,
    kind: shape.kind,
    text: shape.text,
    transcript: interactionsApi.Memory_addInteraction.input.shape.transcript,
    source: shape.source,
    occurredAt: shape.occurredAt,
    createdAt: shape.createdAt,
    audio: AudioRecord.optional(),
    files: FileRecords,
    /** Left out if the entry is contact, or was written before this was stored. */
    contact: z.literal(false).optional(),
    others: OtherPeople.optional(),
  })
  .refine(({ audio, kind }) => !audio || kind === 'voice_memo', 'may only be on a voice memo')
  .refine(
    ({ audio, ixId }) => !audio || audio.file === recordingFile(ixId, audio),
    fieldText('fields.recordingOfEntry'),
  )
  .refine(({ files, ixId }) => areFilesOf(ixId, files), fieldText('fields.filesOfEntry'))
export type InteractionRecord = z.output<typeof InteractionRecord>

const recordings = recordingsIn<InteractionRecord>('interactions', ({ ixId }) => ixId)

export const interactions = tableKind({
  name: 'interactions',
  table: 'interactions',
  record: InteractionRecord,
  renamed: { ixId: 'id' },
  fieldsOf: ({ id, audio, files, contact }) => ({
    files: fileRecords(id, files),
    audio: audio ? audioRecord(id, audio) : undefined,
    contact: contact === 'no' ? (false as const) : undefined,
    others: undefined as OtherPeople | undefined,
  }),
  columnsOf: (ctx, { ixId, audio, files, contact }) => ({
    files: filesRow(files),
    audio: audio ? json(audioRow(ctx, ixId, audio)) : null,
    contact: contact === false ? 'no' : 'yes',
  }),
  readBeside: othersOf,
  asStored: recordings.asStored,
  prepare: async (ctx, records, archive) => ({
    recordings: await recordings.prepare(ctx, records, archive),
    missing: await saveEntryFiles(
      ctx,
      'interactions',
      records.map(({ ixId: id, files }) => ({ id, files })),
      archive,
    ),
  }),
  resolve: async (ctx, records, saved: { recordings: SavedRecordings; missing: Set<string> }) => {
    const resolved = await recordings.resolve(ctx, records, saved.recordings, () => resolvePeople(ctx, records))
    return withoutMissing(resolved, saved.missing)
  },
  indexTermsOf: ({ ixId: sourceId, connectionId, text = null, transcript = null }) => ({
    connectionId,
    sourceId,
    place: 'said',
    terms: entryTerms(text, transcript),
  }),
  onAdded: async (ctx, records) => {
    await addOthersOf(ctx, records)
    await readFactsLater(
      ctx,
      records.map(({ ixId }) => ixId),
    )
    await recordings.transcribe(ctx, records)
  },
})
