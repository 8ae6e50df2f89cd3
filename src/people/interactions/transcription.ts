import { memberContextFor } from '#members/members/member-context.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { later } from '#platform/jobs/later.ts'
import type { Running, Tasks } from '#platform/jobs/tasks.ts'
import type { Transcriber } from '#platform/speech/transcriber.ts'
import { lockConnectionOf } from '../connections/record/lock.ts'
import { keepFindings } from '../promises/findings.ts'
import { readAgainLater } from '../promises/read-with-model.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'
import { getRow, interactionView } from './row.ts'

const longest = 20_000

/** In the transaction that adds the memo. */
export async function transcribeLater(ctx: MemberContext, ixId: string) {
  await later(ctx, 'memo.transcribe', { ixId }, { memberId: ctx.member.id })
}

/** Writes down what is said in a memo. Twice is as once; a memo that is gone, or whose words were given, is let be. */
export async function transcribeMemo(kith: Kith, { ixId }: Tasks['memo.transcribe'], running: Running) {
  const ctx = await memberContextFor(kith, running.memberId)
  const memo = ctx && (await findWaiting(ctx, ixId))
  if (!memo) return
  if (!ctx.transcriber) return settle(ctx, ixId, { transcription: 'off' })
  try {
    const { text, seconds } = await heard(ctx, ctx.transcriber, memo.audio, running)
    await settle(ctx, ixId, { transcription: 'made', transcript: shortened(text), seconds })
  } catch (error) {
    const isHopeless = error instanceof Error && 'retryable' in error && error.retryable === false
    if (!running.signal.aborted && (running.isLastTry || isHopeless))
      await settle(ctx, ixId, { transcription: 'failed' })
    throw error
  }
}

function heard({ blobs }: Kith, transcriber: Transcriber, { key, mediaType }: Audio, { signal, progress }: Running) {
  return blobs.asFile(key, (path) => transcriber.transcribe(path, { mediaType, signal, onProgress: progress }))
}

type Outcome = { transcription: Audio['transcription']; transcript?: string | null; seconds?: number | undefined }

/** Only while it still waits: what the member wrote meanwhile stands. */
async function settle(ctx: MemberContext, ixId: string, { transcription, transcript = null, seconds }: Outcome) {
  await transaction(ctx, async (ctx) => {
    await lockConnectionOf(ctx, 'interactions', ixId)
    const { audio, text, connectionId } = (await findWaiting(ctx, ixId)) ?? {}
    if (!audio || connectionId === undefined) return
    const known = { ...audio, seconds: audio.seconds ?? seconds ?? null, transcription }
    await ctx.db
      .updateTable('interactions')
      .set({ transcript, audio: json(known) })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', ixId)
      .execute()
    const place = { connectionId, sourceId: ixId, place: 'said' as const }
    await indexTerms(ctx, place, entryTerms(text ?? null), entryTerms(text ?? null, transcript))
    await emit(ctx, 'interaction.updated', ixId, connectionId)
    const entry = interactionView(await getRow(ctx, { id: connectionId, ixId }))
    await keepFindings(ctx, entry)
    await readAgainLater(ctx, entry)
  })
}

async function findWaiting(ctx: MemberContext, ixId: string) {
  const row = await ctx.db
    .selectFrom('interactions')
    .select(['connectionId', 'text', 'audio'])
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', ixId)
    .executeTakeFirst()
  return row?.audio && open.has(row.audio.transcription) ? { ...row, audio: row.audio } : null
}

/** What failed may be tried again, by whoever asks for it. */
const open = new Set<Audio['transcription']>(['waiting', 'failed'])

/** Silence has no words. What both stores can keep, and no more than a member could write. */
function shortened(text: string) {
  const sound = text.toWellFormed().replaceAll('\0', '').trim()
  return [...sound].slice(0, longest).join('') || null
}
