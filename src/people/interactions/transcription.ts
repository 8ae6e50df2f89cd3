import { storableText } from '#contract/fields.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import { findOwn, updateOwn } from '#platform/db/own-rows.ts'
import { json } from '#platform/db/schema/schema.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { emit } from '#platform/events/emit.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import type { Transcriber } from '#platform/speech/transcriber.ts'
import { recordContact, recountLastContact } from '../connections/record/last-contact.ts'
import { lockConnection, lockConnectionOf, lockConnections } from '../connections/record/lock.ts'
import { updateFacts } from '../facts/store.ts'
import { updateFindings } from '../promises/findings.ts'
import { readWithModelLater } from '../promises/read-with-model.ts'
import { entryTerms } from '../search/index/terms.ts'
import { maxTranscriptLength } from './api.ts'
import { idsOf, indexedFor, indexForPeople, updateOthers } from './others.ts'
import { contactIn, factsSource, findRow, getRow, interactionView } from './row.ts'

/** Queues the job in the transaction that adds the memo: an entry, or a capture that becomes an entry with the same id. */
export async function transcribeLater(ctx: MemberContext, ixId: string) {
  await queueJob(ctx, 'memo.transcribe', { ixId }, { memberId: ctx.member.id })
}

/** Transcribes a memo. May run twice; a memo that was removed, or has a transcript, is left alone. */
export async function transcribeMemo(kith: Kith, { ixId }: Tasks['memo.transcribe'], running: JobRun) {
  const ctx = await memberContextFor(kith, running.memberId)
  const audio = ctx && (await findWaiting(ctx, ixId))
  if (!audio) return
  if (!ctx.transcriber) return saveOutcome(ctx, ixId, { transcription: 'off' })
  try {
    const { text, seconds } = await transcribe(ctx, ctx.transcriber, audio, running)
    await saveOutcome(ctx, ixId, { transcription: 'made', transcript: cleanTranscript(text), seconds })
  } catch (error) {
    const isPermanent = error instanceof Error && 'retryable' in error && error.retryable === false
    if (!running.signal.aborted && (running.isLastTry || isPermanent))
      await saveOutcome(ctx, ixId, { transcription: 'failed' })
    throw error
  }
}

/** The transcription was buried because the service stopped twice over it. */
export async function giveUpMemo(
  kith: Kith,
  { ixId }: Tasks['memo.transcribe'],
  { memberId }: Pick<JobRun, 'memberId'>,
) {
  const ctx = await memberContextFor(kith, memberId)
  if (ctx) await saveOutcome(ctx, ixId, { transcription: 'failed' })
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
async function saveOutcome(ctx: MemberContext, id: string, outcome: Outcome) {
  await transaction(ctx, async (ctx) => {
    if (await saveToCapture(ctx, id, outcome)) return
    await saveToEntry(ctx, id, outcome)
  })
}

/** False if there is no such capture: it may have become an entry. */
async function saveToCapture(ctx: MemberContext, id: string, outcome: Outcome) {
  const captures = ctx.db.updateTable('captures').where('memberId', '=', ctx.member.id).where('id', '=', id)
  const capture = await captures.set({ id }).returning('audio').executeTakeFirst()
  if (!capture) return false
  if (!isWaiting(capture.audio)) return true
  const { transcript = null } = outcome
  await captures.set({ transcript, audio: json(audioAfter(capture.audio, outcome)) }).execute()
  await emit(ctx, 'capture.updated', id, null)
  return true
}

async function saveToEntry(ctx: MemberContext, ixId: string, outcome: Outcome) {
  await lockConnectionOf(ctx, 'interactions', ixId)
  const entry = await findRow(ctx, ixId)
  if (!entry || !isWaiting(entry.audio)) return
  const { audio, text, connectionId } = entry
  const { transcript = null } = outcome
  const person = await lockConnection(ctx, connectionId)
  const contact = entry.contact === 'yes' ? 'yes' : contactIn(ctx, { ...entry, transcript }, person)
  if (contact !== entry.contact) await recordContact(ctx, person, entry.occurredAt)
  await updateOwn(ctx, 'interactions', ixId)
    .set({ transcript, contact, audio: json(audioAfter(audio, outcome)) })
    .execute()
  const people = await lockConnections(ctx, idsOf(entry))
  await updateOthers(ctx, ixId, { ...entry, transcript }, people)
  for (const each of people.slice(1)) await recountLastContact(ctx, each.id)
  const ids = await indexedFor(ctx, entry)
  const had = { people: ids, terms: entryTerms(text) }
  await indexForPeople(ctx, ixId, had, { people: ids, terms: entryTerms(text, transcript) })
  await emit(ctx, 'interaction.updated', ixId, connectionId)
  const after = interactionView(await getRow(ctx, { id: connectionId, ixId }))
  await updateFindings(ctx, { ...after, displayName: person.displayName })
  await updateFacts(ctx, factsSource(after))
  await readWithModelLater(ctx, after)
}

function audioAfter(audio: Audio, { transcription, seconds }: Outcome): Audio {
  return { ...audio, seconds: audio.seconds ?? seconds ?? null, transcription }
}

async function findWaiting(ctx: MemberContext, id: string) {
  const { audio } = (await findCapture(ctx, id)) ?? (await findRow(ctx, id)) ?? { audio: null }
  return isWaiting(audio) ? audio : null
}

function findCapture(ctx: MemberContext, id: string) {
  return findOwn(ctx, 'captures', id, ['audio'])
}

/** A failed transcription may be retried. */
function isWaiting(audio: Audio | null): audio is Audio {
  return audio?.transcription === 'waiting' || audio?.transcription === 'failed'
}

/** Null for silence. Keeps what both stores can hold, and no more than a member could send. */
function cleanTranscript(text: string) {
  return [...storableText(text).trim()].slice(0, maxTranscriptLength).join('') || null
}
