import type { Selectable } from 'kysely'
import { z } from 'zod'
import { Id } from '#contract/fields.ts'
import { InteractionView, interactionsApi } from '#people/interactions/api.ts'
import { recordingKey } from '#people/interactions/recordings.ts'
import { transcribeLater } from '#people/interactions/transcription.ts'
import { entryTerms } from '#people/search/index/terms.ts'
import { formatOf } from '#platform/audio/formats.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json, type Schema } from '#platform/db/schema/schema.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { type SavedRecordings, saveRecordings } from '../files/recordings.ts'
import type { Resolved } from '../records/compare-records.ts'
import { tableKind } from '../records/table-kind.ts'
import { resolvePeople } from './people.ts'

const { shape } = InteractionView

const AudioRecord = z.strictObject({
  file: z.string().max(100),
  mediaType: z.string().refine((type) => formatOf(type) !== undefined, 'is not a supported audio type'),
  bytes: z.int().min(1),
  sha256: z.hex().length(64),
  seconds: z.number().positive().max(86_400).optional(),
  transcription: z.enum(['given', 'waiting', 'made', 'failed', 'off']),
})

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
  })
  .refine(({ audio, kind }) => !audio || kind === 'voice_memo', 'may only be on a voice memo')
  .refine(
    ({ audio, ixId }) => !audio || audio.file === recordingFile(ixId, audio),
    'must be the recording of this entry',
  )
export type InteractionRecord = z.output<typeof InteractionRecord>

/** The file of a recording in the archive. */
const recordingFile = (ixId: string, { mediaType }: Pick<Audio, 'mediaType'>) =>
  `audio/${ixId}.${formatOf(mediaType)?.ending ?? 'audio'}`

export const interactions = tableKind<'interactions', InteractionRecord>({
  name: 'interactions',
  table: 'interactions',
  columns: ['id', 'connectionId', 'kind', 'text', 'transcript', 'source', 'occurredAt', 'createdAt', 'audio'],
  record: InteractionRecord,
  idOf: ({ ixId }) => ixId,
  recordOf: interactionRecord,
  rowOf: (ctx, { ixId, audio, text = null, transcript = null, ...rest }) => ({
    ...rest,
    id: ixId,
    text,
    transcript,
    audio: audio ? json(audioRow(ctx, ixId, audio)) : null,
  }),
  asStored: (ctx, record) => ({ ...record, audio: record.audio && adjustTranscription(ctx, record.audio) }),
  prepare: saveRecordings,
  resolve: resolveRecordings,
  indexTermsOf: ({ ixId: sourceId, connectionId, text = null, transcript = null }) => ({
    connectionId,
    sourceId,
    place: 'said',
    terms: entryTerms(text, transcript),
  }),
  onAdded: transcribeWaiting,
})

async function transcribeWaiting(ctx: MemberContext, records: InteractionRecord[]) {
  for (const { ixId, audio } of records)
    if (audio && adjustTranscription(ctx, audio).transcription === 'waiting') await transcribeLater(ctx, ixId)
}

function interactionRecord(row: Selectable<Schema['interactions']>): InteractionRecord {
  return {
    ixId: row.id,
    connectionId: row.connectionId,
    kind: row.kind,
    text: row.text ?? undefined,
    transcript: row.transcript ?? undefined,
    source: row.source,
    occurredAt: row.occurredAt,
    createdAt: row.createdAt,
    audio: row.audio ? audioRecord(row.id, row.audio) : undefined,
  }
}

function audioRecord(ixId: string, { key: _, seconds, ...audio }: Audio) {
  return { file: recordingFile(ixId, audio), ...audio, seconds: seconds ?? undefined }
}

function audioRow(ctx: MemberContext, ixId: string, audio: z.output<typeof AudioRecord>): Audio {
  const { file: _, seconds = null, ...rest } = adjustTranscription(ctx, audio)
  return { key: recordingKey(ctx, ixId), ...rest, seconds }
}

/** A waiting transcript is made here if this instance has a transcriber. */
function adjustTranscription<A extends Pick<Audio, 'transcription'>>(ctx: MemberContext, audio: A): A {
  return audio.transcription === 'waiting' && !ctx.transcriber ? { ...audio, transcription: 'off' } : audio
}

/** Imports an entry without its recording if that is missing, and adds missing recordings to stored entries. */
async function resolveRecordings(ctx: MemberContext, records: InteractionRecord[], saved: SavedRecordings) {
  const late = records.filter(({ ixId }) => saved.late.has(ixId))
  for (const { ixId, audio } of late) if (audio) await addRecording(ctx, ixId, audioRow(ctx, ixId, audio))
  await transcribeWaiting(ctx, late)
  const resolved = await resolvePeople(ctx, records)
  return resolved.map((each): Resolved<InteractionRecord> => {
    const missing = 'record' in each && each.record.audio ? saved.missing.get(each.record.ixId) : undefined
    if (!('record' in each) || missing === undefined) return each
    const { audio: _, ...record } = each.record
    return { record, what: missing }
  })
}

async function addRecording(ctx: MemberContext, ixId: string, audio: Audio) {
  await ctx.db
    .updateTable('interactions')
    .set({ audio: json(audio) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', ixId)
    .where('audio', 'is', null)
    .execute()
}
