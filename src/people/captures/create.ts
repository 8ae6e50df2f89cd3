import { randomUUIDv7 } from 'node:crypto'
import { Refusal } from '#contract/errors.ts'
import type { Upload } from '#contract/files.ts'
import { say } from '#contract/texts/text.ts'
import { removeLater } from '#platform/blobs/cleanup/remove.ts'
import { keysOfEntry } from '#platform/blobs/entry-files.ts'
import { type MemberContext, nowText, type PreparedChange, transaction } from '#platform/context/context.ts'
import { findOwn } from '#platform/db/own-rows.ts'
import { json } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { lockConnections } from '../connections/record/lock.ts'
import { claimId } from '../interactions/chosen-ids.ts'
import { addEntry, refuseFuture, sourceOf } from '../interactions/interactions.ts'
import { kindOf } from '../interactions/memos.ts'
import { idsIn, idsOf } from '../interactions/others.ts'
import { storeRecording } from '../interactions/recordings.ts'
import { findRow, getRow, interactionView, withFindings } from '../interactions/row.ts'
import { transcribeLater } from '../interactions/transcription.ts'
import { readMentions, withMentioned } from '../mentions/mentions.ts'
import { findingsIn } from '../promises/findings.ts'
import {
  type CaptureRow,
  captureNotFound,
  captureView,
  findCapture,
  type StoredCapture,
  takeCaptureRow,
} from './row.ts'

type NewCapture = {
  captureId?: string | undefined
  kind?: CaptureRow['kind'] | undefined
  text?: string | undefined
  occurredAt?: string | undefined
  audio?: Upload | undefined
  transcript?: string | undefined
}

export async function prepareCapture(ctx: MemberContext, input: NewCapture): Promise<PreparedChange<StoredCapture>> {
  const { captureId, audio: upload, text = null, transcript, occurredAt = nowText(ctx) } = input
  const kind = kindOf(input)
  refuseFuture(ctx, occurredAt)
  const isChosen = captureId !== undefined
  const id = captureId ?? randomUUIDv7()
  const row = { id, kind, text, transcript: transcript ?? null, occurredAt, people: await findMentioned(ctx, text) }
  if (!upload) return { commit: (ctx) => addCapture(ctx, { ...row, audio: null }, isChosen) }
  const { audio, abandon } = await storeRecording(ctx, { id, isChosen, upload, transcript })
  return { commit: (ctx) => addCapture(ctx, { ...row, audio }, isChosen), abandon }
}

/** Everybody named after an @, if it is clear who each of them is. */
async function findMentioned(ctx: MemberContext, text: string | null) {
  const { connectionIds, unclear } = await readMentions(ctx, { text: text ?? '', connectionIds: [] })
  return unclear.length > 0 ? [] : connectionIds
}

type NewRow = Omit<CaptureRow, 'source' | 'createdAt' | 'files'> & { people: string[] }

async function addCapture(ctx: MemberContext, { audio, people, ...given }: NewRow, isChosen: boolean) {
  return transaction(ctx, async (ctx) => {
    const stored = isChosen ? await claimCapture(ctx, given.id) : null
    if (stored) {
      if (audio) await removeLater(ctx, [audio.key])
      return stored
    }
    const row = { ...given, source: sourceOf(ctx), createdAt: nowText(ctx) }
    await ctx.db
      .insertInto('captures')
      .values({ memberId: ctx.member.id, ...row, audio: audio && json(audio) })
      .execute()
    await emit(ctx, 'capture.created', row.id, null)
    if (audio?.transcription === 'waiting') await transcribeLater(ctx, row.id)
    const [connectionId, ...connectionIds] = people
    if (connectionId) await assignCapture(ctx, { captureId: row.id, connectionId, connectionIds })
    const assigned = connectionId ? await findCapture(ctx, row.id) : null
    return assigned ?? captureView({ ...row, audio, files: null })
  })
}

/** Null if the id is new: the caller adds the capture in this transaction. Otherwise the capture as it is. */
async function claimCapture(ctx: MemberContext, id: string): Promise<StoredCapture | null> {
  const isNew = await claimId(ctx, id)
  const stored = await findCapture(ctx, id)
  if (!stored && !isNew) throw new Refusal('gone', say('refusals.captures.removed'))
  return stored
}

type Assignment = { captureId: string; connectionId: string; connectionIds?: string[] | undefined }

/**
 * The capture becomes an entry with the same id, about one person or several. Its recording and files stay where they are,
 * and a transcript that is being made follows it.
 */
export async function assignCapture(ctx: MemberContext, { captureId, ...given }: Assignment) {
  const before = await findOwn(ctx, 'captures', captureId, ['text'])
  const people = await withMentioned(ctx, { ...given, text: before?.text })
  const { connectionId } = given
  return transaction(ctx, async (ctx) => {
    await lockConnections(ctx, idsIn(people))
    const capture = await takeCaptureRow(ctx, captureId)
    const assigned = await findEntry(ctx, { captureId, connectionId })
    // An archive may have brought the entry while the capture was still here.
    if (assigned && capture) await removeLater(ctx, keysOfEntry(ctx.member.id, capture))
    if (assigned) return assigned
    if (!capture) throw captureNotFound()
    const { createdAt: _, ...entry } = capture
    const added = await addEntry(ctx, { ...entry, connectionId, connectionIds: people.connectionIds })
    await emit(ctx, 'capture.assigned', captureId, connectionId)
    return added
  })
}

async function findEntry(ctx: MemberContext, { captureId, connectionId }: Assignment) {
  const row = await findRow(ctx, captureId)
  if (!row) return null
  if (!idsOf(row).includes(connectionId)) throw new Refusal('conflict', say('refusals.captures.assignedToAnother'))
  const seen = row.connectionId === connectionId ? row : await getRow(ctx, { id: connectionId, ixId: captureId })
  return withFindings(interactionView(seen), await findingsIn(ctx, captureId))
}
