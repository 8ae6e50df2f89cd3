import type { MemberContext } from '../context.ts'
import { recordingKey } from '../interactions/recordings.ts'
import { uploadKinds } from '../uploads/kinds.ts'
import { headOf } from './head.ts'
import type { Archive } from './open.ts'

type Recorded = { ixId: string; audio?: { file: string; mediaType: string; bytes: number; sha256: string } | undefined }

/** Which entries of a batch have no recording after all, and why. */
export type KeptRecordings = { missing: Map<string, string> }

/** Keeps the recordings of entries that are new here: they are safe before a row names them. */
export async function keepRecordings(
  ctx: MemberContext,
  records: Recorded[],
  archive: Archive,
): Promise<KeptRecordings> {
  const missing = new Map<string, string>()
  const known = await alreadyThere(ctx, records)
  for (const { ixId, audio } of records) {
    if (!audio || known.has(ixId)) continue
    const trouble = await keepOne(ctx, { ixId, audio }, archive)
    if (trouble) missing.set(ixId, trouble)
  }
  return { missing }
}

async function alreadyThere(ctx: MemberContext, records: Recorded[]) {
  const ids = records.flatMap(({ ixId, audio }) => (audio ? [ixId] : []))
  if (ids.length === 0) return new Set<string>()
  const rows = await ctx.db
    .selectFrom('interactions')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Says what is wrong with a recording; nothing when it is kept. */
async function keepOne(ctx: MemberContext, { ixId, audio }: Required<Recorded>, archive: Archive) {
  if (!audio) return null
  const { maxBytes, headSize, mediaTypeOf, isWhole, tooLarge } = uploadKinds.audio
  if (audio.bytes > maxBytes) return tooLarge
  return archive.withFile(audio.file, maxBytes, async (file) => {
    if (!file) return 'Its recording is not in the archive, or is damaged.'
    if (file.sha256 !== audio.sha256 || file.bytes !== audio.bytes) return 'Its recording is not the one it names.'
    const isSound =
      mediaTypeOf(await headOf(file.path, headSize)) === audio.mediaType && (await isWhole(file.path, audio.mediaType))
    if (!isSound) return 'What is in place of its recording is none.'
    await ctx.blobs.put(recordingKey(ctx, ixId), file.path, audio.mediaType)
    return null
  })
}
