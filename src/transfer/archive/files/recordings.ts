import { recordingKey } from '#people/interactions/recordings.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { recordingUpload } from '#platform/uploads/media-kinds.ts'
import type { Archive } from '../zip/open-archive.ts'
import { headOf } from './head.ts'

type Recorded = { ixId: string; audio?: { file: string; mediaType: string; bytes: number; sha256: string } | undefined }

/** Which entries of a batch have no recording after all, and why; and which are here and get theirs only now. */
export type KeptRecordings = { missing: Map<string, string>; late: Set<string> }

/** Keeps the recordings that are not here yet: they are safe before a row names them. */
export async function keepRecordings(
  ctx: MemberContext,
  records: Recorded[],
  archive: Archive,
): Promise<KeptRecordings> {
  const missing = new Map<string, string>()
  const late = new Set<string>()
  const known = await entriesHere(ctx, records)
  for (const { ixId, audio } of records) {
    const here = known.get(ixId)
    if (!audio || (here && !(await lacks(ctx, ixId, here, audio)))) continue
    const trouble = await keepOne(ctx, { ixId, audio }, archive)
    if (trouble && !here) missing.set(ixId, trouble)
    if (!trouble && here?.audio === null) late.add(ixId)
  }
  return { missing, late }
}

async function entriesHere(ctx: MemberContext, records: Recorded[]) {
  const ids = records.flatMap(({ ixId, audio }) => (audio ? [ixId] : []))
  if (ids.length === 0) return new Map<string, Here>()
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['id', 'audio'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, row]))
}

type Here = { audio: { sha256: string } | null }

/** Whether an entry has come without its recording before, or its file is lost. */
async function lacks(ctx: MemberContext, ixId: string, here: Here, { sha256 }: { sha256: string }) {
  if (here.audio === null) return true
  return here.audio.sha256 === sha256 && (await ctx.blobs.madeAt(recordingKey(ctx, ixId))) === null
}

/** Says what is wrong with a recording; nothing when it is kept. */
async function keepOne(ctx: MemberContext, { ixId, audio }: Required<Recorded>, archive: Archive) {
  if (!audio) return null
  const { maxBytes, headSize, mediaTypeOf, isWhole, tooLarge } = recordingUpload
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
