import { randomUUIDv7 } from 'node:crypto'
import { wrongField } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { requireConnection } from '../connections/record/lock.ts'
import { withMentioned } from '../mentions/mentions.ts'
import { claimEntry } from './chosen-ids.ts'
import { addEntry, addInteraction, refuseFuture } from './interactions.ts'
import { storeRecording } from './recordings.ts'
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
  connectionIds?: string[] | undefined
}

/** Called before the upload, so that no recording is sent for an unknown person. */
export async function expectInteraction(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  await requireConnection(ctx, connectionId)
}

/** A timeline entry, with or without a recording. */
export async function prepareInteraction(ctx: MemberContext, entry: NewEntry): Promise<PreparedChange<Recorded>> {
  const { audio, transcript, text = '', ...rest } = entry
  const kind = kindOf(entry)
  if (kind === 'voice_memo') return prepareMemo(ctx, entry)
  return { commit: (ctx) => addInteraction(ctx, { ...rest, kind, text }) }
}

type NewFields = Pick<NewEntry, 'kind' | 'text' | 'audio' | 'transcript'>

/** The kind of a new entry: with a recording it is a voice memo, and without one it has a text. */
export function kindOf({ kind, text, audio, transcript }: NewFields): Kind {
  if (audio && kind && kind !== 'voice_memo') throw wrongField('kind', say('fields.voiceMemoWithRecording'))
  if (audio) return 'voice_memo'
  if (kind === 'voice_memo') throw wrongField('audio', say('fields.recordingRequired'))
  if (transcript) throw wrongField('transcript', say('fields.onlyWithRecording'))
  if (text === undefined) throw wrongField('text', say('fields.required'))
  return kind ?? 'note'
}

async function prepareMemo(
  ctx: MemberContext,
  { audio: upload, ...memo }: NewEntry,
): Promise<PreparedChange<Recorded>> {
  const occurredAt = memo.occurredAt ?? nowText(ctx)
  refuseFuture(ctx, occurredAt)
  await requireConnection(ctx, memo.connectionId)
  if (!upload) throw wrongField('audio', say('fields.recordingRequired'))
  const id = memo.ixId ?? randomUUIDv7()
  const { audio, abandon } = await storeRecording(ctx, { id, isChosen: memo.ixId !== undefined, upload, ...memo })
  return { commit: (ctx) => addMemo(ctx, { ...memo, id, occurredAt, audio }), abandon }
}

type Memo = Omit<NewEntry, 'audio'> & { id: string; occurredAt: string; audio: Audio }

async function addMemo(ctx: MemberContext, given: Memo) {
  const { text, transcript, ixId, ...memo } = await withMentioned(ctx, given)
  return transaction(ctx, async (ctx) => {
    const stored = ixId === undefined ? null : await claimEntry(ctx, { ixId, connectionId: memo.connectionId })
    if (stored) {
      await removeLater(ctx, [memo.audio.key])
      return stored
    }
    const words = { text: text ?? null, transcript: transcript ?? null }
    const entry = await addEntry(ctx, { ...memo, ...words, kind: 'voice_memo' })
    if (memo.audio.transcription === 'waiting') await transcribeLater(ctx, memo.id)
    return entry
  })
}
