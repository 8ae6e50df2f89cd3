import { Refusal } from '#contract/errors.ts'
import type { StoredFile } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { formatOf } from '#platform/audio/formats.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { getRow, type Row } from './row.ts'

export async function getInteractionAudio(
  ctx: MemberContext,
  { id, ixId }: { id: string; ixId: string },
): Promise<StoredFile> {
  return storedRecording(ctx, await getRow(ctx, { id, ixId }))
}

/** The recording of an entry or a capture, as a file. */
export function storedRecording(
  ctx: MemberContext,
  { audio, occurredAt }: Pick<Row, 'audio' | 'occurredAt'>,
): StoredFile {
  if (!audio) throw new Refusal('not_found', say('refusals.interactions.noRecording'))
  const { key, mediaType, bytes: size, sha256 } = audio
  const filename = `memo-${occurredAt.slice(0, 10)}.${formatOf(mediaType)?.ending ?? 'audio'}`
  const [version, seconds] = [sha256.slice(0, 32), audio.seconds ?? undefined]
  return { mediaType, size, version, filename, seconds, open: (range) => ctx.blobs.open(key, range) }
}
