import { randomUUIDv7 } from 'node:crypto'
import { wrongField } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { takeTurns } from '#platform/context/turns.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { pageOf, placeAt } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { json } from '#platform/db/schema/schema.ts'
import { emit } from '#platform/events/emit.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { type LockedPerson, lockConnections, lockEveryone, requireConnection } from '../connections/record/lock.ts'
import { addOthers } from '../entry-people/entry-people.ts'
import { addFacts, updateFacts } from '../facts/store.ts'
import { withMentioned } from '../mentions/mentions.ts'
import { addFindings, findingsIn, updateFindings } from '../promises/findings.ts'
import { readWithModelLater } from '../promises/read-with-model.ts'
import { indexEntry } from '../search/index/later.ts'
import { entryTerms } from '../search/index/terms.ts'
import { claimEntry } from './chosen-ids.ts'
import {
  fromFirst,
  idsIn,
  idsOf,
  indexedFor,
  indexForPeople,
  named,
  replaceOthers,
  requireLocked,
  updateOthers,
} from './others.ts'
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
  seenFrom,
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
  connectionIds?: string[] | undefined
}

/** Assistants repeat a request if the answer was lost, so the same text within a minute is stored once. */
export async function addNote(ctx: MemberContext, given: NewNote) {
  const { ixId, kind = 'note', ...note } = await withMentioned(ctx, given)
  if (ixId !== undefined) return addInteraction(ctx, { ...note, ixId, kind })
  const { connectionId, text, occurredAt = nowText(ctx), connectionIds } = note
  refuseFuture(ctx, occurredAt)
  return transaction(ctx, async (ctx) => {
    const people = await lockConnections(ctx, idsIn(note))
    const repeated = await findRepeatedNote(ctx, { ...note, kind })
    if (repeated) return withFindings(repeated, await findingsIn(ctx, repeated.ixId))
    return addEntryOf(ctx, people, { connectionId, kind, text, occurredAt, connectionIds })
  })
}

type NewInteraction = NewNote & { kind: Kind }

export async function addInteraction(ctx: MemberContext, given: NewInteraction) {
  const { ixId, ...input } = await withMentioned(ctx, given)
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
  connectionIds?: string[] | undefined
}

export async function updateInteraction(ctx: MemberContext, change: Change) {
  const { id, ixId, kind, text, occurredAt, transcript, connectionIds } = await withNewlyMentioned(ctx, change)
  if (occurredAt) refuseFuture(ctx, occurredAt)
  const giveTurn = takeTurns()
  return transaction(ctx, async (ctx) => {
    const locked = await lockEveryone(ctx, ixId, [id, ...(connectionIds ?? [])])
    const [person, ...chosen] = requireLocked(locked, idsIn({ connectionId: id, connectionIds }))
    const row = await getRow(ctx, { id, ixId })
    refuseWrongFields(row, { kind, transcript })
    const before = interactionView(row)
    const indexed = { people: await indexedFor(ctx, row), terms: termsOf(before) }
    const isAdopted = isAdoptedBy(row, { kind, text, occurredAt })
    const words = { text: text ?? row.text, transcript: transcript ?? row.transcript }
    const said = { ...words, kind: kind ?? row.kind, occurredAt: occurredAt ?? before.occurredAt }
    const first = locked.get(connectionIds ? await replaceOthers(ctx, row, chosen) : (row.firstId ?? id)) ?? person
    const isReread = isAdopted || kind || text || transcript
    const changes = {
      ...said,
      source: isAdopted ? sourceOf(ctx) : row.source,
      ...(isReread && { contact: contactIn(ctx, said, first) }),
      ...(transcript && row.audio && { audio: json({ ...row.audio, transcription: 'given' }) }),
    }
    await updateOwn(ctx, 'interactions', ixId).set(changes).execute()
    if (row.others ?? connectionIds) await updateOthers(ctx, ixId, said, isReread ? [...locked.values()] : [])
    const now = await getRow(ctx, { id, ixId })
    const after = interactionView(now)
    await indexForPeople(ctx, ixId, indexed, { people: await indexedFor(ctx, now), terms: termsOf(after) })
    for (const each of new Set([...idsOf(row), ...idsOf(now)])) await recountLastContact(ctx, each)
    await emit(ctx, 'interaction.updated', ixId, id)
    const entry = fromFirst(after, named(person), named(first))
    if (text || transcript) await readWithModelLater(ctx, after)
    if (text || transcript || connectionIds) {
      await giveTurn()
      await updateFacts(ctx, factsSource(entry))
      await giveTurn()
    }
    return withFindings(after, await updateFindings(ctx, entry))
  })
}

/** Whoever a new text names after an @ joins the people there are. */
async function withNewlyMentioned(ctx: MemberContext, change: Change): Promise<Change> {
  const { id, ixId, text } = change
  if (!text?.includes('@')) return change
  const row = await getRow(ctx, { id, ixId })
  const connectionIds = change.connectionIds ?? idsOf(row).slice(1)
  const read = await withMentioned(ctx, { connectionId: id, connectionIds, text }, row.text ?? '')
  return read.connectionIds === connectionIds ? change : { ...change, connectionIds: read.connectionIds }
}

/** An imported note whose kind or time the member sets, and a meeting whose text they write, are the member's own from then on. */
function isAdoptedBy({ source }: Row, { kind, text, occurredAt }: Omit<Change, 'id' | 'ixId'>) {
  if (source === 'calendar') return text !== undefined
  return source === 'import' && (kind !== undefined || occurredAt !== undefined)
}

export type Entry = Pick<Row, 'connectionId' | 'kind' | 'text' | 'occurredAt'> &
  Partial<Pick<Row, 'transcript' | 'audio' | 'files' | 'source'>> & {
    id?: string | undefined
    connectionIds?: string[] | undefined
  }

export async function addEntry(ctx: MemberContext, entry: Entry) {
  return addEntryOf(ctx, await lockConnections(ctx, idsIn(entry)), entry)
}

async function addEntryOf(ctx: MemberContext, people: LockedPerson[], entry: Entry) {
  const giveTurn = takeTurns()
  const written = await writeEntry(ctx, people, entry)
  await readWithModelLater(ctx, written)
  await giveTurn()
  await addFacts(ctx, [factsSource(written)], new Map(people.map(({ id, displayName }) => [id, displayName])))
  await giveTurn()
  const displayName = people[0]?.displayName ?? ''
  return withFindings(written, await addFindings(ctx, { ...written, displayName }))
}

/** About these people, the first one first. Neither promises nor facts are looked for. */
export async function writeEntry(
  ctx: MemberContext,
  people: LockedPerson[],
  {
    id = randomUUIDv7(),
    connectionId,
    kind,
    text,
    transcript = null,
    audio = null,
    files = null,
    occurredAt,
    ...more
  }: Entry,
) {
  const source = more.source ?? sourceOf(ctx)
  const words = { kind, text, transcript, occurredAt }
  const contacts: Row['contact'][] = []
  for (const person of people) contacts.push(await recordIfContact(ctx, words, person))
  const [contact = 'no', ...contactWithOthers] = contacts
  const others = people.slice(1)
  const shared = others.length > 0 ? 1 : 0
  const row = { id, connectionId, ...words, source, createdAt: nowText(ctx), contact, shared }
  const written = { audio: audio && json(audio), files: files && json(files) }
  await insertEntry(ctx.db, { memberId: ctx.member.id, ...row, ...written })
  const withContact = others.map((person, at) => ({ connectionId: person.id, contact: contactWithOthers[at] ?? 'no' }))
  await addOthers(ctx, { interactionId: id, occurredAt }, withContact)
  const entry = interactionView({ ...row, audio, files, ...(shared && { others: others.map(named) }) })
  const otherIds = others.map((person) => person.id)
  await indexEntry(ctx, { connectionId, sourceId: id, text, transcript }, otherIds)
  await emit(ctx, 'interaction.added', id, connectionId)
  return entry
}

export const sourceOf = ({ via }: MemberContext): 'assistant' | 'member' => (via === 'mcp' ? 'assistant' : 'member')

async function findRepeatedNote(ctx: MemberContext, note: NewInteraction) {
  const { connectionId, kind, text, occurredAt } = note
  const minuteAgo = instantText(ctx.now().subtract({ minutes: 1 }))
  const from = occurredAt ?? minuteAgo
  const to = occurredAt ?? nowText(ctx)
  const found = await notesSince(ctx.db, { memberId: ctx.member.id, connectionId, kind, text, from, to, minuteAgo })
  const rows = await seenFrom(ctx, found, connectionId)
  const same = rows.find((row) => new Set(idsIn(note)).symmetricDifference(new Set(idsOf(row))).size === 0)
  return same && interactionView(same)
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

type NewRow = Omit<Row, 'audio' | 'files'> & { memberId: string; audio: string | null; files: string | null }

const insertEntry = prepared((db, row: NewRow) => {
  const { memberId, id, connectionId, kind, text, transcript, source } = row
  const { occurredAt, createdAt, audio, files, contact, shared } = row
  const words = { memberId, id, connectionId, kind, text, transcript, source }
  return db.insertInto('interactions').values({ ...words, occurredAt, createdAt, audio, files, contact, shared })
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
