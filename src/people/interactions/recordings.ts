import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { StoredFile, Upload } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { readDuration } from '#platform/audio/duration.ts'
import { formatOf } from '#platform/audio/formats.ts'
import { removeAllLater } from '#platform/blobs/cleanup/remove.ts'
import { entryFilesOf } from '#platform/blobs/entry-files.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { refuseOverStorage } from '#platform/storage/storage.ts'
import { getRow, type Row } from './row.ts'

type Owner = Pick<MemberContext, 'member'>

/** Where the recordings of a member are among the blobs. */
const recordingsOf = ({ member }: Owner) => `audio/${member.id}/`

export const recordingKey = (owner: Owner, ixId: string) => recordingsOf(owner) + ixId

type NewRecording = { id: string; isChosen: boolean; upload: Upload; transcript?: string | undefined }

/** Stores a recording before its row is written, so that no row points to a missing file. `abandon` removes it again. */
export async function storeRecording(ctx: MemberContext, { id, isChosen, upload, transcript }: NewRecording) {
  await refuseOverStorage(ctx, upload.size)
  // Two recordings may come with the same chosen id, so each gets a key of its own.
  const key = recordingKey(ctx, isChosen ? `${id}.${randomUUIDv7()}` : id)
  const abandon = () => ctx.blobs.remove(key)
  const { path, mediaType, size: bytes, sha256 } = upload
  const [seconds] = await Promise.all([readDuration(path, mediaType), ctx.blobs.put(key, path, mediaType)])
  const transcription = transcript ? 'given' : ctx.transcriber ? 'waiting' : 'off'
  const audio: Audio = { key, mediaType, bytes, sha256, seconds, transcription }
  return { audio, abandon }
}

/** Removes the recordings and files of a member whose account is removed. */
export async function forgetAllRecordings(ctx: MemberContext) {
  await removeAllLater(ctx, recordingsOf(ctx))
  await removeAllLater(ctx, entryFilesOf(ctx.member.id))
}

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
