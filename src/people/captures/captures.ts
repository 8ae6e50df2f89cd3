import type { Page } from '#contract/operation.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { countRows } from '#platform/db/counting.ts'
import { olderThan, pageOf, placeAt } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { json } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { personInShort } from '../connections/record/row.ts'
import { refuseFuture, refuseWrongFields } from '../interactions/interactions.ts'
import { storedRecording } from '../interactions/recordings.ts'
import { type CaptureRow, capturesOf, captureView, getCaptureRow, lockCapture } from './row.ts'

export async function listCaptures(
  ctx: MemberContext,
  { limit, before }: { limit: number; before?: string | undefined },
): Promise<Page<ReturnType<typeof captureView>>> {
  const rows = await capturesOf(ctx)
    .where(olderThan('occurredAt', before))
    .orderBy('occurredAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown, next } = pageOf(rows, limit, ({ occurredAt, id }) => placeAt(occurredAt, id))
  return { items: shown.map(captureView), next }
}

export async function getCapture(ctx: MemberContext, { captureId }: { captureId: string }, findNames: FindNames) {
  const row = await getCaptureRow(ctx, captureId)
  return { ...captureView(row), suggested: await suggestPeople(ctx, row, findNames) }
}

export async function getCaptureAudio(ctx: MemberContext, { captureId }: { captureId: string }) {
  return storedRecording(ctx, await getCaptureRow(ctx, captureId))
}

type Change = {
  captureId: string
  kind?: Exclude<CaptureRow['kind'], 'voice_memo'> | undefined
  text?: string | undefined
  occurredAt?: string | undefined
  transcript?: string | undefined
}

export async function updateCapture(ctx: MemberContext, { captureId, kind, text, occurredAt, transcript }: Change) {
  if (occurredAt) refuseFuture(ctx, occurredAt)
  return transaction(ctx, async (ctx) => {
    const row = await lockCapture(ctx, captureId)
    refuseWrongFields(row, { kind, transcript })
    const audio = row.audio && transcript ? { ...row.audio, transcription: 'given' as const } : row.audio
    const after = {
      ...row,
      kind: kind ?? row.kind,
      text: text ?? row.text,
      occurredAt: occurredAt ?? row.occurredAt,
      transcript: transcript ?? row.transcript,
    }
    await ctx.db
      .updateTable('captures')
      .set({ ...after, audio: audio && json(audio) })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', captureId)
      .execute()
    await emit(ctx, 'capture.updated', captureId, null)
    return captureView({ ...after, audio })
  })
}

/** Finds the names of the member's people in a text. Several people: any of them may be meant. */
type FindNames = (ctx: MemberContext, text: string) => Promise<{ said: string; people: { connectionId: string }[] }[]>

const maxSuggested = 10
/** Names are looked for in pieces that are as short as a question, which overlap so that no name is cut in two. */
const pieceWords = 36
const overlapWords = 4
const maxPieces = 12

/** The people a capture may be about: those whose name fits one person first, then in the order of the text. */
async function suggestPeople(ctx: MemberContext, { text, transcript }: CaptureRow, findNames: FindNames) {
  const pieces = [text, transcript].flatMap((each) => piecesOf(each ?? '')).slice(0, maxPieces)
  const names: Awaited<ReturnType<FindNames>> = []
  const giveTurn = takeTurns()
  for (const piece of pieces) {
    await giveTurn()
    names.push(...(await findNames(ctx, piece)))
  }
  const said = new Map<string, string>()
  for (const name of names.toSorted((a, b) => a.people.length - b.people.length))
    for (const { connectionId } of name.people) if (!said.has(connectionId)) said.set(connectionId, name.said)
  const people = await peopleWith(ctx, [...said.keys()].slice(0, maxSuggested))
  return [...said].flatMap(([connectionId, name]) => {
    const person = people.get(connectionId)
    return person ? [{ ...person, said: name }] : []
  })
}

function piecesOf(text: string) {
  const words = text.split(/\s+/).filter(Boolean)
  const step = pieceWords - overlapWords
  const count = Math.ceil(Math.max(0, words.length - overlapWords) / step) || Math.min(words.length, 1)
  return Array.from({ length: count }, (_, at) => words.slice(at * step, at * step + pieceWords).join(' '))
}

async function peopleWith(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return new Map<string, never>()
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName', 'company', 'title', 'location', 'lastContactAt'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map((row) => [row.id, personInShort(row)]))
}

/** How many captures wait for somebody to be assigned to. */
export async function countCaptures(ctx: MemberContext) {
  const [{ total } = { total: 0 }] = await waiting(ctx.db, { memberId: ctx.member.id })
  return total
}

const waiting = prepared((db, { memberId }: { memberId: string }) =>
  countRows(db, db.selectFrom('captures').select('id').where('memberId', '=', memberId)),
)
