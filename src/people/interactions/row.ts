import { type SqlBool, sql } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { readText } from '#language/reading/read-text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { olderThan } from '#platform/db/paging.ts'
import { prepared } from '#platform/db/prepared.ts'
import { columnsIn, columnsOf } from '#platform/db/schema/columns.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { Audio, EntryFile, EntryFiles } from '#platform/db/schema/values.ts'
import { recordContact } from '../connections/record/last-contact.ts'
import { hasPerson, type LockedPerson } from '../connections/record/lock.ts'
import { type EntryPerson, findPeopleBeside, sharedEntries } from '../entry-people/entry-people.ts'
import { type findingsIn, findingView } from '../promises/findings.ts'

type ConnectionKey = { memberId: string; connectionId: string }

export function interactions(db: Db, { memberId, connectionId }: ConnectionKey) {
  return rowsOf(db, memberId).where('connectionId', '=', connectionId)
}

function rowsOf(db: Db, memberId: string) {
  return db.selectFrom('interactions').select(columnsOf('interactions')).where('memberId', '=', memberId)
}

type StoredRow = Awaited<ReturnType<ReturnType<typeof interactions>['executeTakeFirstOrThrow']>>

/** An entry as seen from one of its people: `connectionId` and `contact` are theirs. */
export type Row = StoredRow & {
  /** The others of an entry about several people. */
  others?: EntryPerson[]
  /** The first one, whose promises are those that name nobody. */
  firstId?: string
}
export type InteractionRecord = ReturnType<typeof interactionView>

/** Which entries: before a position in the list, of one kind, of a period. */
type EntryFilter = {
  [Name in 'before' | 'since' | 'until']?: string | undefined
} & { kind?: Row['kind'] | undefined }

export async function newestEntries(ctx: MemberContext, connectionId: string, limit: number, filter: EntryFilter = {}) {
  return seenFrom(ctx, await newestRows(ctx, connectionId, limit, filter), connectionId)
}

/** The same without who else they are about. */
export async function newestRows(
  ctx: MemberContext,
  connectionId: string,
  limit: number,
  { before, kind, since, until }: EntryFilter = {},
) {
  const page = { memberId: ctx.member.id, connectionId, limit }
  const isPart = before || kind || since || until
  const [own, shared] = await Promise.all(
    isPart
      ? [
          selectNewestFirst(ctx.db, page)
            .where(olderThan('occurredAt', before))
            .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'note'))
            .$if(since !== undefined, (query) => query.where('occurredAt', '>=', since ?? ''))
            .$if(until !== undefined, (query) => query.where('occurredAt', '<', until ?? ''))
            .execute(),
          selectSharedNewestFirst(ctx.db, page)
            .where(olderThan('entryPeople.occurredAt', before, 'entryPeople.interactionId'))
            .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'note'))
            .$if(since !== undefined, (query) => query.where('entryPeople.occurredAt', '>=', since ?? ''))
            .$if(until !== undefined, (query) => query.where('entryPeople.occurredAt', '<', until ?? ''))
            .execute(),
        ]
      : [newestFirst(ctx.db, page), sharedNewestFirst(ctx.db, page)],
  )
  return shared.length === 0 ? own : [...own, ...shared].sort(newerFirst).slice(0, limit)
}

const newerFirst = (a: StoredRow, b: StoredRow) =>
  a.occurredAt === b.occurredAt ? (a.id < b.id ? 1 : -1) : a.occurredAt < b.occurredAt ? 1 : -1

/** Entries about several people, as one of them sees them: by default the first, or whoever is there. */
export async function seenFrom(ctx: MemberContext, rows: StoredRow[], viewer?: string): Promise<Row[]> {
  const shared = rows.flatMap(({ id, connectionId, shared }) => (shared ? [{ entry: id, connectionId }] : []))
  if (shared.length === 0) return rows
  const people = await findPeopleBeside(ctx, shared)
  return rows.map((row) => {
    const everybody = people.get(row.id) ?? []
    const connectionId = viewer ?? everybody[0]?.connectionId ?? row.connectionId
    const others = everybody.filter((each) => each.connectionId !== connectionId)
    return others.length === 0 ? { ...row, connectionId } : { ...row, connectionId, others, firstId: row.connectionId }
  })
}

export async function getRow(ctx: MemberContext, { id, ixId }: { id: string; ixId: string }) {
  const key = { memberId: ctx.member.id, connectionId: id, ixId }
  const own = await entryWith(ctx.db, key)
  const [row] = await seenFrom(ctx, own.length > 0 ? own : await sharedEntryWith(ctx.db, key), id)
  if (!row) throw entryNotFound()
  return row
}

const entryWith = prepared((db, key: ConnectionKey & { ixId: string }) =>
  interactions(db, key).where('id', '=', key.ixId).where(personExists(key)),
)

const sharedEntryWith = prepared((db, key: ConnectionKey & { ixId: string }) =>
  sharedRows(db, key).where('entryPeople.interactionId', '=', key.ixId).where(personExists(key)),
)

const personExists = ({ memberId, connectionId }: ConnectionKey) => sql<SqlBool>`exists (select 1 from connections
  where member_id = ${memberId} and id = ${connectionId})`

/** An entry by its id alone; undefined without one, or if its people were removed. */
export async function findRow(ctx: MemberContext, ixId: string) {
  const rows = await rowsOf(ctx.db, ctx.member.id).where('id', '=', ixId).where(hasPerson('interactions')).execute()
  const [row] = await seenFrom(ctx, rows)
  return row
}

/** An entry that this transaction has added, so that its person exists. */
export async function findAddedRow(ctx: MemberContext, ixId: string) {
  const [row] = await seenFrom(ctx, await addedEntry(ctx.db, { memberId: ctx.member.id, ixId }))
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

function selectSharedNewestFirst(db: Db, page: ConnectionKey & { limit: number }) {
  return sharedRows(db, page)
    .orderBy('entryPeople.occurredAt', 'desc')
    .orderBy('entryPeople.interactionId', 'desc')
    .limit(page.limit)
}

const sharedNewestFirst = prepared(selectSharedNewestFirst)

function sharedRows(db: Db, key: ConnectionKey) {
  return sharedEntries(db, key)
    .select(columnsIn('interactions').filter((column) => column !== 'interactions.contact'))
    .select('entryPeople.contact')
}

export function interactionView(row: Row) {
  return {
    ixId: row.id,
    connectionId: row.connectionId,
    connectionIds: row.others?.map(({ connectionId }) => connectionId),
    with: row.others,
    kind: row.kind,
    text: row.text ?? undefined,
    transcript: row.transcript ?? undefined,
    occurredAt: row.occurredAt,
    createdAt: row.createdAt,
    source: row.source,
    contact: row.contact === 'yes' && row.source !== 'import',
    audio: row.audio ? audioView(row, row.audio) : undefined,
    files: filesView(row.files),
  }
}

export const termsRecord = (connectionId: string, sourceId: string) => ({
  connectionId,
  sourceId,
  place: 'said' as const,
})

/** An entry as facts are read from it. */
export const factsSource = <Entry extends { ixId: string; with?: EntryPerson[] | undefined }>({
  ixId,
  ...entry
}: Entry) => ({ ...entry, id: ixId, shared: Number(entry.with !== undefined) })

/** An entry with the promises found in it, without the dismissed ones. */
export function withFindings(entry: InteractionRecord, findings: Awaited<ReturnType<typeof findingsIn>>) {
  return { ...entry, found: findings.filter(({ dismissedAt }) => !dismissedAt).map(findingView) }
}

function audioView({ id, connectionId }: Row, { mediaType, bytes, seconds, transcription }: Audio) {
  const url = `/api/connections/${connectionId}/interactions/${id}/audio`
  return { mediaType, bytes, seconds: seconds ?? undefined, url, transcription }
}

export const filesView = (files: EntryFiles | null) => files?.list.map(fileView)

export function fileView({ fileId, name, mediaType, bytes, width, height }: EntryFile) {
  return { fileId, name, mediaType, bytes, width, height }
}

type Words = Pick<Row, 'kind' | 'text' | 'transcript' | 'occurredAt'>

/** Decides whether a new entry is contact with a person, and records it if so. */
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
