import { randomUUIDv7 } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { updateOwn } from '#platform/db/own-rows.ts'
import { preparedForRows } from '#platform/db/prepared.ts'
import { emit, emitAll } from '#platform/events/emit.ts'
import { recountLastContact } from '../connections/record/last-contact.ts'
import { lockConnections } from '../connections/record/lock.ts'
import { entryTerms, indexRecords } from '../search/index/terms.ts'
import { maxNoteLength } from './api.ts'
import { type Entry, writeEntry } from './interactions.ts'
import { idsIn, idsOf, indexedFor, indexForPeople, updateOthers } from './others.ts'
import { getRow, termsRecord } from './row.ts'

// Entries that are not notes of the member, and are not searched for promises.

/** A message that the member sent from a draft. The draft was made from known promises. */
export async function logMessage(ctx: MemberContext, { connectionId, text, occurredAt = nowText(ctx) }: SentMessage) {
  return logEntry(ctx, { connectionId, kind: 'message', text, occurredAt })
}

type SentMessage = { connectionId: string; text: string; occurredAt?: string | undefined }

type ImportedNote = { connectionId: string; kind?: Entry['kind']; text: string; occurredAt: string }

/** Entries from another address book. They are old: they hold no open promises and do not count as contact. */
export async function logImported(ctx: MemberContext, notes: ImportedNote[]) {
  const logged = []
  for (let [from, to] = [0, 0]; from < notes.length; from = to) {
    for (let length = 0; to < notes.length && length < maxIndexedLength; to += 1) length += notes[to]?.text.length ?? 0
    // A card may have many long notes: others get their turn in between.
    if (from > 0) await nextTurn()
    logged.push(...(await logSome(ctx, notes.slice(from, to))))
  }
  return logged
}

/** How much text is indexed at once. */
const maxIndexedLength = 40_000

async function logSome(ctx: MemberContext, notes: ImportedNote[]) {
  const common = { memberId: ctx.member.id, kind: 'note', source: 'import', createdAt: nowText(ctx) } as const
  const rows = notes.map((note) => ({ id: randomUUIDv7(), ...note }))
  await insertNotes(
    ctx.db,
    rows.map((row) => ({ ...common, ...row })),
  )
  await indexRecords(
    ctx,
    rows.map(({ id, connectionId, text }) => ({ ...termsRecord(connectionId, id), terms: entryTerms(text) })),
  )
  const added = rows.map(({ id, connectionId }) => ({ subjectId: id, connectionId }))
  await emitAll(ctx, 'interaction.added', added)
  return rows
}

const noteColumns = ['memberId', 'id', 'connectionId', 'kind', 'source', 'text', 'occurredAt', 'createdAt'] as const
const insertNotes = preparedForRows('interactions', noteColumns, (insert) => insert)

type Exchange = { connectionId: string; text: string; occurredAt: string }

/** What a visitor left with a card. It is not searched for promises: they are not the member's words. */
export async function logExchange(ctx: MemberContext, { connectionId, text, occurredAt }: Exchange) {
  return logEntry(ctx, { connectionId, kind: 'exchange', text, occurredAt, source: 'visitor' })
}

type Meeting = { id: string; connectionId: string; connectionIds?: string[]; text: string; occurredAt: string }

/** A meeting from the member's calendar. It is not searched for promises: others may have written its title. */
export async function logMeeting(ctx: MemberContext, meeting: Meeting) {
  return logEntry(ctx, { ...meeting, kind: 'meeting', source: 'calendar' })
}

type Changed = { id: string; ixId: string; text: string; occurredAt: string }

/** Brings a meeting from the calendar up to date with it. The caller has locked its people. */
export async function rewriteMeeting(ctx: MemberContext, { id, ixId, text, occurredAt }: Changed) {
  const row = await getRow(ctx, { id, ixId })
  const people = idsOf(row)
  await updateOwn(ctx, 'interactions', ixId).set({ text, occurredAt }).execute()
  if (row.others) await updateOthers(ctx, ixId, { ...row, occurredAt }, [])
  const indexed = await indexedFor(ctx, row)
  const before = { people: indexed, terms: entryTerms(row.text, row.transcript) }
  await indexForPeople(ctx, ixId, before, { people: indexed, terms: entryTerms(text, row.transcript) })
  for (const each of people) await recountLastContact(ctx, each)
  await emit(ctx, 'interaction.updated', ixId, id)
}

/** An entry of the same meeting, such as one that came with an archive. */
export async function findSameMeeting(ctx: MemberContext, { id, text, occurredAt }: Omit<Changed, 'ixId'>) {
  const row = await ctx.db
    .selectFrom('interactions')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', id)
    .where('occurredAt', '=', occurredAt)
    .where('text', '=', text)
    .where('source', '=', 'calendar')
    .executeTakeFirst()
  return row?.id ?? null
}

async function logEntry(ctx: MemberContext, entry: Entry) {
  return writeEntry(ctx, await lockConnections(ctx, idsIn(entry)), entry)
}

/** Splits a long note: between lines if possible, else between words, and never within a character. */
export function* splitNote(note: string) {
  let rest = note.trim()
  while (rest.length > maxNoteLength) {
    const head = rest.slice(0, maxNoteLength)
    const border = Math.max(head.lastIndexOf('\n'), 0) || Math.max(head.lastIndexOf(' '), 0) || maxNoteLength
    const end = isLead(rest.charCodeAt(border - 1)) ? border - 1 : border
    yield rest.slice(0, end).trimEnd()
    rest = rest.slice(end).trimStart()
  }
  if (rest !== '') yield rest
}

const isLead = (unit: number) => unit >= 0xd800 && unit < 0xdc00
