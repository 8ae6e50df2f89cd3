import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { fieldText } from '#contract/texts/text.ts'
import { readFactsLater } from '#people/facts/read-later.ts'
import { InteractionView, interactionsApi } from '#people/interactions/api.ts'
import { entryTerms } from '#people/search/index/terms.ts'
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
    /** Left out if the entry is contact, or was written before this was stored. */
    contact: z.literal(false).optional(),
  })
  .refine(({ audio, kind }) => !audio || kind === 'voice_memo', 'may only be on a voice memo')
  .refine(
    ({ audio, ixId }) => !audio || audio.file === recordingFile(ixId, audio),
    fieldText('fields.recordingOfEntry'),
  )
export type InteractionRecord = z.output<typeof InteractionRecord>

const idOf = ({ ixId }: InteractionRecord) => ixId

export const interactions = tableKind({
  name: 'interactions',
  table: 'interactions',
  record: InteractionRecord,
  renamed: { ixId: 'id' },
  fieldsOf: ({ id, audio, contact }) => ({
    audio: audio ? audioRecord(id, audio) : undefined,
    contact: contact === 'no' ? (false as const) : undefined,
  }),
  columnsOf: (ctx, { ixId, audio, contact }) => ({
    audio: audio ? json(audioRow(ctx, ixId, audio)) : null,
    contact: contact === false ? 'no' : 'yes',
  }),
  asStored: (ctx, record) => ({ ...record, audio: record.audio && adjustTranscription(ctx, record.audio) }),
  prepare: (ctx, records, archive) => saveRecordings(ctx, 'interactions', withIds(records), archive),
  resolve: resolveEntries,
  indexTermsOf: ({ ixId: sourceId, connectionId, text = null, transcript = null }) => ({
    connectionId,
    sourceId,
    place: 'said',
    terms: entryTerms(text, transcript),
  }),
  onAdded: async (ctx, records) => {
    await readFactsLater(ctx, records.map(idOf))
    await transcribeWaiting(ctx, withIds(records))
  },
})

const withIds = (records: InteractionRecord[]) => records.map(({ ixId, audio }) => ({ id: ixId, audio }))

/** Imports an entry without its recording if that is missing, and adds missing recordings to stored entries. */
async function resolveEntries(ctx: MemberContext, records: InteractionRecord[], saved: SavedRecordings) {
  await addLateRecordings(ctx, 'interactions', withIds(records), saved)
  return resolveRecordings('interactions', await resolvePeople(ctx, records), idOf, saved)
}
