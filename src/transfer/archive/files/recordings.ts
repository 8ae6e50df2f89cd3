import { z } from 'zod'
import { fieldText, say, type Text } from '#contract/texts/text.ts'
import { recordingKey } from '#people/interactions/recordings.ts'
import { transcribeLater } from '#people/interactions/transcription.ts'
import { formatOf } from '#platform/audio/formats.ts'
import { withSource } from '#platform/audio/source.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { recordingUpload } from '#platform/uploads/media-kinds.ts'
import { leaveOut, type Resolved } from '../records/kind.ts'
import type { Archive } from '../zip/open-archive.ts'

type Table = 'interactions' | 'captures'
type WithAudio = { id: string; audio?: z.output<typeof AudioRecord> | undefined }

/** A capture and the entry it becomes have the same id, so one account has only one of them. */
const others = {
  interactions: { table: 'captures', why: say('sentences.archive.isCapture') },
  captures: { table: 'interactions', why: say('sentences.archive.isEntry') },
} as const

/**
 * Records without their recording, with the reason; stored ones that get theirs only now; and those of the other table.
 */
export type SavedRecordings = { missing: Map<string, Text>; late: Set<string>; elsewhere: Set<string> }

type WithOptionalAudio = Pick<WithAudio, 'audio'>

/** What becomes of the recordings of a kind. */
export function recordingsIn<R extends WithOptionalAudio>(table: Table, idOf: (record: R) => string) {
  const withIds = (records: R[]) => records.map((record) => ({ id: idOf(record), audio: record.audio }))
  return {
    asStored: (ctx: MemberContext, record: R) => ({
      ...record,
      audio: record.audio && adjustTranscription(ctx, record.audio),
    }),
    prepare: (ctx: MemberContext, records: R[], archive: Archive) =>
      saveRecordings(ctx, table, withIds(records), archive),
    /** Leaves out recordings that are missing, and adds those that stored records lack. */
    resolve: async (
      ctx: MemberContext,
      records: R[],
      saved: SavedRecordings,
      resolved?: () => Promise<Resolved<R>[]>,
    ) => {
      await addLateRecordings(ctx, table, withIds(records), saved)
      const found = resolved ? await resolved() : records.map((record) => ({ record }))
      return resolveRecordings(table, found, idOf, saved)
    },
    transcribe: (ctx: MemberContext, records: R[]) => transcribeWaiting(ctx, withIds(records)),
  }
}

/** Saves new recordings, before a row names them. */
async function saveRecordings(
  ctx: MemberContext,
  table: Table,
  records: WithAudio[],
  archive: Archive,
): Promise<SavedRecordings> {
  const missing = new Map<string, Text>()
  const late = new Set<string>()
  const stored = await storedRecords(ctx, table, records)
  const elsewhere = new Set((await storedRecords(ctx, others[table].table, records)).keys())
  for (const { id, audio } of records.filter((each) => !elsewhere.has(each.id))) {
    const entry = stored.get(id)
    if (!audio || (entry && !(await lacksRecording(ctx, entry, audio)))) continue
    const key = entry?.audio?.key ?? recordingKey(ctx, id)
    const problem = await saveRecording(ctx, { key, audio }, archive)
    if (problem && !entry) missing.set(id, problem)
    if (!problem && entry?.audio === null) late.add(id)
  }
  return { missing, late, elsewhere }
}

/** Adds recordings to stored records that had none. */
async function addLateRecordings(ctx: MemberContext, table: Table, records: WithAudio[], saved: SavedRecordings) {
  const late = records.filter(({ id }) => saved.late.has(id))
  for (const { id, audio } of late) {
    if (!audio) continue
    await ctx.db
      .updateTable(table)
      .set({ audio: json(audioRow(ctx, id, audio)) })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .where('audio', 'is', null)
      .execute()
  }
  await transcribeWaiting(ctx, late)
}

/** The records without the recordings that are missing, and without those of the other table. */
function resolveRecordings<R extends { audio?: unknown }>(
  table: Table,
  resolved: Resolved<R>[],
  idOf: (record: R) => string,
  { missing, elsewhere }: SavedRecordings,
) {
  return resolved.map((each): Resolved<R> => {
    if (!('record' in each)) return each
    const id = idOf(each.record)
    if (elsewhere.has(id)) return { outcome: leaveOut(others[table].why) }
    const what = each.record.audio ? missing.get(id) : undefined
    return what === undefined ? each : { record: { ...each.record, audio: undefined }, what }
  })
}

async function storedRecords(ctx: MemberContext, table: Table, records: WithAudio[]) {
  const rows = await ctx.db
    .selectFrom(table)
    .select(['id', 'audio'])
    .where('memberId', '=', ctx.member.id)
    .where(
      'id',
      'in',
      records.map(({ id }) => id),
    )
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type StoredRecord = { audio: { key: string; sha256: string } | null }

/** Whether a stored record has no recording, or its file is lost. */
async function lacksRecording(ctx: MemberContext, entry: StoredRecord, { sha256 }: { sha256: string }) {
  if (entry.audio === null) return true
  return entry.audio.sha256 === sha256 && (await ctx.blobs.madeAt(entry.audio.key)) === null
}

type NewRecording = { key: string; audio: NonNullable<WithAudio['audio']> }

/** Saves a recording, or returns the error. */
async function saveRecording(ctx: MemberContext, { key, audio }: NewRecording, archive: Archive) {
  const { maxBytes, headSize, mediaTypeOf, isWhole, tooLarge } = recordingUpload
  if (audio.bytes > maxBytes) return tooLarge
  return archive.withFile(audio.file, maxBytes, async (file) => {
    if (!file) return say('sentences.archive.recordingMissing')
    if (file.sha256 !== audio.sha256 || file.bytes !== audio.bytes) return say('sentences.archive.recordingChanged')
    const isSound =
      mediaTypeOf(await withSource(file.path, ({ read }) => read(0, headSize))) === audio.mediaType &&
      (await isWhole(file.path, audio.mediaType))
    if (!isSound) return say('sentences.archive.recordingInvalid')
    await ctx.blobs.put(key, file.path, audio.mediaType)
    return null
  })
}

/** The recording of an entry or a capture. */
export const AudioRecord = z.strictObject({
  file: z.string().max(100),
  mediaType: z.string().refine((type) => formatOf(type) !== undefined, fieldText('fields.audioType')),
  bytes: z.int().min(1),
  sha256: z.hex().length(64),
  seconds: z.number().min(0).max(86_400).optional(),
  transcription: z.enum(['given', 'waiting', 'made', 'failed', 'off']),
})
type AudioRecord = z.output<typeof AudioRecord>

/** The file of a recording in the archive. */
export const recordingFile = (id: string, { mediaType }: Pick<Audio, 'mediaType'>) =>
  `audio/${id}.${formatOf(mediaType)?.ending ?? 'audio'}`

export function audioRecord(id: string, { key: _, seconds, ...audio }: Audio) {
  return { file: recordingFile(id, audio), ...audio, seconds: seconds ?? undefined }
}

export function audioRow(ctx: MemberContext, id: string, audio: AudioRecord): Audio {
  const { file: _, seconds = null, ...rest } = adjustTranscription(ctx, audio)
  return { key: recordingKey(ctx, id), ...rest, seconds }
}

/** A waiting transcript is made here if this instance has a transcriber. */
function adjustTranscription<A extends Pick<Audio, 'transcription'>>(ctx: MemberContext, audio: A): A {
  return audio.transcription === 'waiting' && !ctx.transcriber ? { ...audio, transcription: 'off' } : audio
}

async function transcribeWaiting(ctx: MemberContext, recordings: { id: string; audio?: AudioRecord | undefined }[]) {
  for (const { id, audio } of recordings)
    if (audio && adjustTranscription(ctx, audio).transcription === 'waiting') await transcribeLater(ctx, id)
}
