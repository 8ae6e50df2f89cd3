import { randomUUIDv7 } from 'node:crypto'
import { wrongField } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { pageOf, placeAt } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { json } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { type LockedPerson, lockConnection, requireConnection } from '../connections/record/lock.ts'
import { addFacts, updateFacts } from '../facts/store.ts'
import { addFindings, findingsIn, updateFindings } from '../promises/findings.ts'
import { readWithModelLater } from '../promises/read-with-model.ts'
import { indexEntry } from '../search/index/later.ts'
import { entryTerms, indexTerms } from '../search/index/terms.ts'
import { claimEntry } from './chosen-ids.ts'
import {
  contactIn,
  factsSource,
  getRow,
  type InteractionRecord,
  interactions,
  interactionView,
  newestEntries,
  type Row,
  recordIfContact,
  withFindings,
} from './row.ts'

type Kind = 'note' | 'meeting' | 'call' | 'message'

type Days = { from?: string | undefined; to?: string | undefined }
type TimelineRequest = Days & {
  id: string
  limit: number
  before?: string | undefined
  kind?: Row['kind'] | undefined
}

export async function listInteractions(
  ctx: MemberContext,
  { id, limit, before, kind, from, to }: TimelineRequest,
): Promise<Page<InteractionRecord>> {
  if (from && to && from > to) throw wrongField('to', say('fields.notBefore'))
  const [rows] = await Promise.all([
    newestEntries(ctx, id, limit + 1, { before, kind, ...instantsOf(ctx, { from, to }) }),
    requireConnection(ctx, id),
  ])
  const { shown, next } = pageOf(rows, limit, ({ occurredAt, id }) => placeAt(occurredAt, id))
  return { items: shown.map(interactionView), next }
}

/** The days in the member's time zone as instants; the end is exclusive. */
function instantsOf({ member }: MemberContext, { from, to }: Days) {
  const begin = (day: Temporal.PlainDate) => instantText(day.toZonedDateTime(member.timeZone).toInstant())
  return {
    since: from && begin(Temporal.PlainDate.from(from)),
    until: to && begin(Temporal.PlainDate.from(to).add({ days: 1 })),
  }
}

export async function getInteraction(ctx: MemberContext, { id, ixId }: { id: string; ixId: string }) {
  return interactionView(await getRow(ctx, { id, ixId }))
}

type NewNote = {
  connectionId: string
  text: string
  ixId?: string | undefined
  kind?: Kind | undefined
  occurredAt?: string | undefined
}

/** Assistants repeat a request if the answer was lost, so the same text within a minute is stored once. */
export async function addNote(ctx: MemberContext, { ixId, kind = 'note', ...note }: NewNote) {
  if (ixId !== undefined) return addInteraction(ctx, { ...note, ixId, kind })
  const { connectionId, text, occurredAt = nowText(ctx) } = note
  refuseFuture(ctx, occurredAt)
  return transaction(ctx, async (ctx) => {
    const person = await lockConnection(ctx, connectionId)
    const repeated = await findRepeatedNote(ctx, { ...note, kind })
    if (repeated) return withFindings(repeated, await findingsIn(ctx, repeated.ixId))
    return addEntryOf(ctx, person, { connectionId, kind, text, occurredAt })
  })
}

type NewInteraction = NewNote & { kind: Kind }

export async function addInteraction(ctx: MemberContext, { ixId, ...input }: NewInteraction) {
  const { connectionId, occurredAt = nowText(ctx) } = input
  refuseFuture(ctx, occurredAt)
  return transaction(ctx, async (ctx) => {
    const stored = ixId === undefined ? null : await claimEntry(ctx, { ixId, connectionId })
    if (stored) return stored
    return addEntry(ctx, { id: ixId, ...input, occurredAt })
  })
}

type Change = {
  id: string
  ixId: string
  kind?: Kind | undefined
  text?: string | undefined
  occurredAt?: string | undefined
  transcript?: string | undefined
}

export async function updateInteraction(ctx: MemberContext, { id, ixId, kind, text, occurredAt, transcript }: Change) {
  if (occurredAt) refuseFuture(ctx, occurredAt)
  const giveTurn = takeTurns()
  return transaction(ctx, async (ctx) => {
    const person = await lockConnection(ctx, id)
    const row = await getRow(ctx, { id, ixId })
    refuseWrongFields(row, { kind, transcript })
    const before = interactionView(row)
    const isAdopted = isAdoptedBy(row, { kind, text, occurredAt })
    const words = { text: text ?? row.text, transcript: transcript ?? row.transcript }
    const said = { ...words, kind: kind ?? row.kind, occurredAt: occurredAt ?? before.occurredAt }
    const changes = {
      ...said,
      source: isAdopted ? sourceOf(ctx) : row.source,
      contact: isAdopted || kind || text || transcript ? contactIn(ctx, said, person) : row.contact,
      ...(transcript && row.audio && { audio: json({ ...row.audio, transcription: 'given' }) }),
    }
    await ctx.db
      .updateTable('interactions')
      .set(changes)
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', ixId)
      .execute()
    const after = await getInteraction(ctx, { id, ixId })
    await indexTerms(ctx, termsRecord(id, ixId), termsOf(before), termsOf(after))
    await recountLastContact(ctx, id)
    await emit(ctx, 'interaction.updated', ixId, id)
    if (text || transcript) {
      await readWithModelLater(ctx, after)
      await giveTurn()
      await updateFacts(ctx, factsSource(after))
      await giveTurn()
    }
    return withFindings(after, await updateFindings(ctx, { ...after, displayName: person.displayName }))
  })
}

/** An imported note whose kind or time the member sets, and a meeting whose text they write, are the member's own from then on. */
function isAdoptedBy({ source }: Row, { kind, text, occurredAt }: Omit<Change, 'id' | 'ixId'>) {
  if (source === 'calendar') return text !== undefined
  return source === 'import' && (kind !== undefined || occurredAt !== undefined)
}

export type Entry = Pick<Row, 'connectionId' | 'kind' | 'text' | 'occurredAt'> &
  Partial<Pick<Row, 'transcript' | 'audio' | 'source'>> & { id?: string | undefined }

export async function addEntry(ctx: MemberContext, entry: Entry) {
  return addEntryOf(ctx, await lockConnection(ctx, entry.connectionId), entry)
}

async function addEntryOf(ctx: MemberContext, person: LockedPerson, entry: Entry) {
  const giveTurn = takeTurns()
  const written = await writeEntry(ctx, person, entry)
  await readWithModelLater(ctx, written)
  await giveTurn()
  await addFacts(ctx, [factsSource(written)], new Map([[entry.connectionId, person.displayName]]))
  await giveTurn()
  return withFindings(written, await addFindings(ctx, { ...written, displayName: person.displayName }))
}

/** Neither promises nor facts are looked for. */
export async function writeEntry(
  ctx: MemberContext,
  person: LockedPerson,
  { id = randomUUIDv7(), connectionId, kind, text, transcript = null, audio = null, occurredAt, ...more }: Entry,
) {
  const source = more.source ?? sourceOf(ctx)
  const contact = await recordIfContact(ctx, { kind, text, transcript, occurredAt }, person)
  const row = { id, connectionId, kind, text, transcript, source, occurredAt, createdAt: nowText(ctx), contact }
  await insertEntry(ctx.db, { memberId: ctx.member.id, ...row, audio: audio && json(audio) })
  const entry = interactionView({ ...row, audio })
  await indexEntry(ctx, { connectionId, sourceId: id, text, transcript })
  await emit(ctx, 'interaction.added', id, connectionId)
  return entry
}

export const sourceOf = ({ via }: MemberContext): 'assistant' | 'member' => (via === 'mcp' ? 'assistant' : 'member')

async function findRepeatedNote(ctx: MemberContext, { connectionId, kind, text, occurredAt }: NewInteraction) {
  const minuteAgo = instantText(ctx.now().subtract({ minutes: 1 }))
  const from = occurredAt ?? minuteAgo
  const to = occurredAt ?? nowText(ctx)
  const [row] = await notesSince(ctx.db, { memberId: ctx.member.id, connectionId, kind, text, from, to, minuteAgo })
  return row && interactionView(row)
}

type RepeatedNote = Record<'memberId' | 'connectionId' | 'text' | 'from' | 'to' | 'minuteAgo', string> & { kind: Kind }

const notesSince = prepared((db, note: RepeatedNote) =>
  interactions(db, note)
    .where('kind', '=', note.kind)
    .where('text', '=', note.text)
    .where('occurredAt', '>=', note.from)
    .where('occurredAt', '<=', note.to)
    .where('createdAt', '>', note.minuteAgo),
)

type NewRow = Omit<Row, 'audio'> & { memberId: string; audio: string | null }

const insertEntry = prepared(
  (db, { memberId, id, connectionId, kind, text, transcript, source, occurredAt, createdAt, audio, contact }: NewRow) =>
    db
      .insertInto('interactions')
      .values({ memberId, id, connectionId, kind, text, transcript, source, occurredAt, createdAt, audio, contact }),
)

export const termsRecord = (connectionId: string, sourceId: string) => ({
  connectionId,
  sourceId,
  place: 'said' as const,
})
export const termsOf = (entry: InteractionRecord) => entryTerms(entry.text ?? null, entry.transcript ?? null)

/** The kind of a voice memo is fixed, and only a voice memo has a transcript. */
export function refuseWrongFields(
  { audio }: Pick<Row, 'audio'>,
  { kind, transcript }: Pick<Change, 'kind' | 'transcript'>,
) {
  if (audio && kind) throw wrongField('kind', say('fields.fixedForVoiceMemo'))
  if (!audio && transcript) throw wrongField('transcript', say('fields.onlyVoiceMemoTranscript'))
}

export function refuseFuture(ctx: MemberContext, occurredAt: string) {
  if (Date.parse(occurredAt) <= ctx.now().epochMilliseconds + toleranceMs) return
  throw wrongField('occurredAt', say('fields.notFuture'))
}

/** For wrong clocks, and dates without a time zone. */
const toleranceMs = 24 * 3600 * 1000
