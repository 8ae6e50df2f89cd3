import { recordingKey } from '#people/interactions/recordings.ts'
import { withSource } from '#platform/audio/source.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { recordingUpload } from '#platform/uploads/media-kinds.ts'
import type { Archive } from '../zip/open-archive.ts'

type RecordWithAudio = {
  ixId: string
  audio?: { file: string; mediaType: string; bytes: number; sha256: string } | undefined
}

/** Entries whose recording is missing, with the reason, and stored entries that get theirs only now. */
export type SavedRecordings = { missing: Map<string, string>; late: Set<string> }

/** Saves new recordings, before a row names them. */
export async function saveRecordings(
  ctx: MemberContext,
  records: RecordWithAudio[],
  archive: Archive,
): Promise<SavedRecordings> {
  const missing = new Map<string, string>()
  const late = new Set<string>()
  const stored = await storedEntries(ctx, records)
  for (const { ixId, audio } of records) {
    const entry = stored.get(ixId)
    if (!audio || (entry && !(await lacksRecording(ctx, entry, audio)))) continue
    const key = entry?.audio?.key ?? recordingKey(ctx, ixId)
    const problem = await saveRecording(ctx, { key, audio }, archive)
    if (problem && !entry) missing.set(ixId, problem)
    if (!problem && entry?.audio === null) late.add(ixId)
  }
  return { missing, late }
}

async function storedEntries(ctx: MemberContext, records: RecordWithAudio[]) {
  const ids = records.flatMap(({ ixId, audio }) => (audio ? [ixId] : []))
  if (ids.length === 0) return new Map<string, StoredEntry>()
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['id', 'audio'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type StoredEntry = { audio: { key: string; sha256: string } | null }

/** Whether a stored entry has no recording, or its file is lost. */
async function lacksRecording(ctx: MemberContext, entry: StoredEntry, { sha256 }: { sha256: string }) {
  if (entry.audio === null) return true
  return entry.audio.sha256 === sha256 && (await ctx.blobs.madeAt(entry.audio.key)) === null
}

type NewRecording = { key: string; audio: NonNullable<RecordWithAudio['audio']> }

/** Saves a recording, or returns what is wrong with it. */
async function saveRecording(ctx: MemberContext, { key, audio }: NewRecording, archive: Archive) {
  const { maxBytes, headSize, mediaTypeOf, isWhole, tooLarge } = recordingUpload
  if (audio.bytes > maxBytes) return tooLarge
  return archive.withFile(audio.file, maxBytes, async (file) => {
    if (!file) return 'Its recording is missing from the archive or damaged.'
    if (file.sha256 !== audio.sha256 || file.bytes !== audio.bytes) return 'Its recording has another checksum.'
    const isSound =
      mediaTypeOf(await withSource(file.path, ({ read }) => read(0, headSize))) === audio.mediaType &&
      (await isWhole(file.path, audio.mediaType))
    if (!isSound) return 'Its recording is not a valid audio file.'
    await ctx.blobs.put(key, file.path, audio.mediaType)
    return null
  })
}
