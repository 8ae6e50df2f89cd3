import { randomUUIDv7 } from 'node:crypto'
import { wrongField } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { readDuration } from '#platform/audio/duration.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { recordContact } from '../connections/record/last-contact.ts'
import { requireConnection } from '../connections/record/lock.ts'
import { claimEntry } from './chosen-ids.ts'
import { addEntry, addInteraction, refuseFuture } from './interactions.ts'
import { newRecordingKey, recordingKey } from './recordings.ts'
import { transcribeLater } from './transcription.ts'

type Kind = 'note' | 'voice_memo' | 'meeting' | 'call' | 'message'

type Recorded = Awaited<ReturnType<typeof addEntry>>

type NewEntry = {
  connectionId: string
  ixId?: string | undefined
  kind?: Kind | undefined
  text?: string | undefined
  occurredAt?: string | undefined
  audio?: Upload | undefined
  transcript?: string | undefined
}

/** Called before the upload, so that nobody sends a recording for an unknown person. */
export async function expectInteraction(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  await requireConnection(ctx, connectionId)
}

/** A timeline entry, with or without a recording. */
export async function prepareInteraction(ctx: MemberContext, entry: NewEntry): Promise<PreparedChange<Recorded>> {
  const { audio, ...rest } = entry
  if (audio) return prepareMemo(ctx, { ...rest, audio })
  const { kind = 'note', text, transcript, ...when } = rest
  if (kind === 'voice_memo') throw wrongField('audio', 'is required for a voice memo')
  if (transcript) throw wrongField('transcript', 'is only for voice memos; send the recording too, or use text')
  if (text === undefined) throw wrongField('text', 'is required')
  return { commit: (ctx) => addInteraction(ctx, { ...when, kind, text }) }
}

type NewMemo = NewEntry & { audio: Upload }

/** The recording is stored before its row is written, so that no row points to a missing file. */
async function prepareMemo(ctx: MemberContext, { audio: upload, ...memo }: NewMemo): Promise<PreparedChange<Recorded>> {
  if (memo.kind && memo.kind !== 'voice_memo') throw wrongField('kind', 'must be "voice_memo" if there is a recording')
  const occurredAt = memo.occurredAt ?? nowText(ctx)
  refuseFuture(ctx, occurredAt)
  await requireConnection(ctx, memo.connectionId)
  const id = memo.ixId ?? randomUUIDv7()
  const key = memo.ixId ? newRecordingKey(ctx, id) : recordingKey(ctx, id)
  const abandon = () => ctx.blobs.remove(key)
  const { path, mediaType, size: bytes, sha256 } = upload
  const put = ctx.blobs.put(key, path, mediaType).catch(async (error) => {
    await abandon().catch(() => {})
    throw error
  })
  const [seconds] = await Promise.all([readDuration(path, mediaType), put])
  const transcription = memo.transcript ? 'given' : ctx.transcriber ? 'waiting' : 'off'
  const audio: Audio = { key, mediaType, bytes, sha256, seconds, transcription }
  return { commit: (ctx) => addMemo(ctx, { ...memo, id, occurredAt, audio }), abandon }
}

type Memo = Omit<NewEntry, 'audio'> & { id: string; occurredAt: string; audio: Audio }

function addMemo(ctx: MemberContext, { text, transcript, ixId, ...memo }: Memo) {
  return transaction(ctx, async (ctx) => {
    const stored = ixId === undefined ? null : await claimEntry(ctx, { ixId, connectionId: memo.connectionId })
    if (stored) {
      await removeLater(ctx, [memo.audio.key])
      return stored
    }
    await recordContact(ctx, memo.connectionId, memo.occurredAt)
    const words = { text: text ?? null, transcript: transcript ?? null }
    const entry = await addEntry(ctx, { ...memo, ...words, kind: 'voice_memo' })
    if (memo.audio.transcription === 'waiting') await transcribeLater(ctx, memo.id)
    return entry
  })
}
