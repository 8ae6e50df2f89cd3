import { memberContextFor } from '#members/members/member-context.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import type { Transcriber } from '#platform/speech/transcriber.ts'
import { lockConnectionOf } from '../connections/record/lock.ts'
import { updateFindings } from '../promises/findings.ts'
import { readWithModelLater } from '../promises/read-with-model.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'
import { getRow, interactionView } from './row.ts'

const maxTranscriptLength = 20_000

/** Queues the job in the transaction that adds the memo. */
export async function transcribeLater(ctx: MemberContext, ixId: string) {
  await queueJob(ctx, 'memo.transcribe', { ixId }, { memberId: ctx.member.id })
}

/** Transcribes a memo. May run twice; a memo that was removed, or has a transcript, is left alone. */
export async function transcribeMemo(kith: Kith, { ixId }: Tasks['memo.transcribe'], running: JobRun) {
  const ctx = await memberContextFor(kith, running.memberId)
  const memo = ctx && (await findWaiting(ctx, ixId))
  if (!memo) return
  if (!ctx.transcriber) return saveOutcome(ctx, ixId, { transcription: 'off' })
  try {
    const { text, seconds } = await transcribe(ctx, ctx.transcriber, memo.audio, running)
    await saveOutcome(ctx, ixId, { transcription: 'made', transcript: cleanTranscript(text), seconds })
  } catch (error) {
    const isPermanent = error instanceof Error && 'retryable' in error && error.retryable === false
    if (!running.signal.aborted && (running.isLastTry || isPermanent))
      await saveOutcome(ctx, ixId, { transcription: 'failed' })
    throw error
  }
}

function transcribe(
  { blobs }: Kith,
  transcriber: Transcriber,
  { key, mediaType }: Audio,
  { signal, progress }: JobRun,
) {
  return blobs.asFile(key, (path) => transcriber.transcribe(path, { mediaType, signal, onProgress: progress }))
}

type Outcome = { transcription: Audio['transcription']; transcript?: string | null; seconds?: number | undefined }

/** Only if the memo still waits: a transcript that the member wrote meanwhile is kept. */
async function saveOutcome(ctx: MemberContext, ixId: string, { transcription, transcript = null, seconds }: Outcome) {
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
    await updateFindings(ctx, entry)
    await readWithModelLater(ctx, entry)
  })
}

async function findWaiting(ctx: MemberContext, ixId: string) {
  const row = await ctx.db
    .selectFrom('interactions')
    .select(['connectionId', 'text', 'audio'])
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', ixId)
    .executeTakeFirst()
  return row?.audio && retryable.has(row.audio.transcription) ? { ...row, audio: row.audio } : null
}

/** A failed transcription may be retried. */
const retryable = new Set<Audio['transcription']>(['waiting', 'failed'])

/** Null for silence. Keeps what both stores can hold, and no more than a member could send. */
function cleanTranscript(text: string) {
  const clean = text.toWellFormed().replaceAll('\0', '').trim()
  return [...clean].slice(0, maxTranscriptLength).join('') || null
}
