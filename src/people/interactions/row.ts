import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { readText } from '#language/reading/read-text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { columnsOf } from '#platform/db/schema/columns.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { Audio } from '#platform/db/schema/values.ts'
import { recordContact } from '../connections/record/last-contact.ts'
import { hasPerson, type LockedPerson } from '../connections/record/lock.ts'
import { type findingsIn, findingView } from '../promises/findings.ts'

type ConnectionKey = { memberId: string; connectionId: string }

export function interactions(db: Db, { memberId, connectionId }: ConnectionKey) {
  return rowsOf(db, memberId).where('connectionId', '=', connectionId)
}

function rowsOf(db: Db, memberId: string) {
  return db.selectFrom('interactions').select(columnsOf('interactions')).where('memberId', '=', memberId)
}

export type Row = Awaited<ReturnType<ReturnType<typeof interactions>['executeTakeFirstOrThrow']>>
export type InteractionRecord = ReturnType<typeof interactionView>

/** Which entries: before a position in the list, of one kind, of a period. */
type EntryFilter = {
  [Name in 'before' | 'since' | 'until']?: string | undefined
} & { kind?: Row['kind'] | undefined }

export async function newestEntries(
  ctx: MemberContext,
  connectionId: string,
  limit: number,
  { before, kind, since, until }: EntryFilter = {},
) {
  const page = { memberId: ctx.member.id, connectionId, limit }
  if (!before && !kind && !since && !until) return newestFirst(ctx.db, page)
  return selectNewestFirst(ctx.db, page)
    .where(olderThan('occurredAt', before))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'note'))
    .$if(since !== undefined, (query) => query.where('occurredAt', '>=', since ?? ''))
    .$if(until !== undefined, (query) => query.where('occurredAt', '<', until ?? ''))
    .execute()
}

export async function getRow(ctx: MemberContext, { id, ixId }: { id: string; ixId: string }) {
  const [row] = await entryWith(ctx.db, { memberId: ctx.member.id, connectionId: id, ixId })
  if (!row) throw entryNotFound()
  return row
}

const entryWith = prepared((db, key: ConnectionKey & { ixId: string }) =>
  interactions(db, key).where('id', '=', key.ixId).where(hasPerson('interactions')),
)

/** An entry by its id alone; undefined without one, or if its person was removed. */
export function findRow(ctx: MemberContext, ixId: string) {
  return rowsOf(ctx.db, ctx.member.id).where('id', '=', ixId).where(hasPerson('interactions')).executeTakeFirst()
}

/** An entry that this transaction has added, so that its person exists. */
export async function findAddedRow(ctx: MemberContext, ixId: string) {
  const [row] = await addedEntry(ctx.db, { memberId: ctx.member.id, ixId })
  return row ?? null
}

const addedEntry = prepared((db, { memberId, ixId }: { memberId: string; ixId: string }) =>
  rowsOf(db, memberId).where('id', '=', ixId),
)

export const entryNotFound = () => new Refusal('not_found', say('refusals.interactions.noEntry'))

function selectNewestFirst(db: Db, page: ConnectionKey & { limit: number }) {
  return interactions(db, page).orderBy('occurredAt', 'desc').orderBy('id', 'desc').limit(page.limit)
}

const newestFirst = prepared(selectNewestFirst)

export function interactionView(row: Row) {
  return {
    ixId: row.id,
    connectionId: row.connectionId,
    kind: row.kind,
    text: row.text ?? undefined,
    transcript: row.transcript ?? undefined,
    occurredAt: row.occurredAt,
    createdAt: row.createdAt,
    source: row.source,
    contact: row.contact === 'yes' && row.source !== 'import',
    audio: row.audio ? audioView(row, row.audio) : undefined,
  }
}

/** An entry as facts are read from it. */
export const factsSource = <Entry extends { ixId: string }>({ ixId, ...entry }: Entry) => ({ id: ixId, ...entry })

/** An entry with the promises found in it, without the dismissed ones. */
export function withFindings(entry: InteractionRecord, findings: Awaited<ReturnType<typeof findingsIn>>) {
  return { ...entry, found: findings.filter(({ dismissedAt }) => !dismissedAt).map(findingView) }
}

function audioView({ id, connectionId }: Row, { mediaType, bytes, seconds, transcription }: Audio) {
  const url = `/api/connections/${connectionId}/interactions/${id}/audio`
  return { mediaType, bytes, seconds: seconds ?? undefined, url, transcription }
}

type Words = Pick<Row, 'kind' | 'text' | 'transcript' | 'occurredAt'>

/** Decides whether a new entry is contact, and records it if so. */
export async function recordIfContact(ctx: MemberContext, entry: Words, person: LockedPerson) {
  const contact = contactIn(ctx, entry, person)
  if (contact === 'yes') await recordContact(ctx, person, entry.occurredAt)
  return contact
}

/** A meeting, call, message or exchange is contact. A note or memo is contact if its words say so. */
export function contactIn(ctx: MemberContext, entry: Words, { displayName }: LockedPerson): Row['contact'] {
  if (!isNote(entry)) return 'yes'
  const said = { at: Temporal.Instant.from(entry.occurredAt), timeZone: ctx.member.timeZone }
  const says = (words: string | null) => words !== null && readText(words, displayName).saysContact(said)
  return says(entry.text) || says(entry.transcript) ? 'yes' : 'no'
}

const isNote = ({ kind }: Pick<Row, 'kind'>) => kind === 'note' || kind === 'voice_memo'
