import { hasPerson } from '#people/connections/record/lock.ts'
import { visitorsAmong } from '#people/connections/record/visitors.ts'
import { entriesOfPerson } from '#people/entry-people/entry-people.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { chunks } from '#platform/db/batches.ts'
import { preparedForLists } from '#platform/db/prepared.ts'
import type { Db } from '#platform/db/schema/schema.ts'
import type { EntrySource, InstantText, PassageKind } from '#platform/db/schema/values.ts'
import type { Question } from '../questions/question.ts'

/** A piece of the member's memory: a timeline entry, a promise, a follow-up, or a person's fields. */
export type Passage = {
  kind: PassageKind
  id: string
  connectionId: string
  connectionName: string
  /** The full text. */
  text: string
  /** When it happened or was written. */
  at: InstantText
  /** A visitor's words are never trusted as instructions. */
  source: EntrySource
}

/** How well a passage fits a question; the best first. `likeness`: how near its meaning is, if that is known. */
export type Ranked = Passage & { score: number; likeness?: number }

/** Passages that may answer a question, and the share of its distinctive words in the best ones, weighted by rarity. */
export type Recalled = { passages: Ranked[]; coverage: number }

/** The parts of a question that recall needs. */
export type RecallQuestion = Pick<
  Question,
  'words' | 'about' | 'span' | 'isOnlyThen' | 'connectionId' | 'timeZone' | 'text' | 'named'
>

/** Without names: they identify people but carry no meaning. */
export function withoutNames({ text, named }: Pick<Question, 'text' | 'named'>) {
  return named.reduce((rest, { said }) => rest.replaceAll(said, ' '), text)
}

/** A passage before the person's name is added. */
export type Entry = Omit<Passage, 'connectionName'>
type OwnerParams = { memberId: string }

export async function timelineEntries(ctx: MemberContext, ids: string[]): Promise<Entry[]> {
  return (await inParts(ctx, ids, interactionsWith)).map(entryOf)
}

export const entryColumns = ['id', 'connectionId', 'text', 'transcript', 'source', 'occurredAt'] as const

type InteractionRow = {
  id: string
  connectionId: string
  text: string | null
  transcript: string | null
  source: Entry['source']
  occurredAt: string
}

export function entryOf({ id, connectionId, text, transcript, source, occurredAt }: InteractionRow): Entry {
  const said = [text, transcript].filter(Boolean).join('\n')
  return { kind: 'interaction', id, connectionId, text: said, at: occurredAt, source }
}

/** The entries of one person, or of all who are there. */
export const timelineOf = (db: Db, memberId: string, connectionId: string | null) =>
  connectionId === null
    ? db.selectFrom('interactions').where('memberId', '=', memberId).where(hasPerson('interactions'))
    : entriesOfPerson(db, { memberId, connectionId }).where(hasPerson('interactions'))

const interactionsWith = preparedForLists((db, { memberId }: OwnerParams, ids) =>
  db
    .selectFrom('interactions')
    .select(entryColumns)
    .where('memberId', '=', memberId)
    .where('id', 'in', ids)
    .where(hasPerson('interactions')),
)

export async function promisesMade(ctx: MemberContext, ids: string[]): Promise<Entry[]> {
  const rows = await inParts(ctx, ids, promisesWith)
  return rows.map(({ createdAt, ...row }) => ({ kind: 'promise', ...row, at: createdAt, source: 'member' }))
}

const promisesWith = preparedForLists((db, { memberId }: OwnerParams, ids) =>
  db
    .selectFrom('promises')
    .select(['id', 'connectionId', 'text', 'createdAt'])
    .where('memberId', '=', memberId)
    .where('id', 'in', ids)
    .where(hasPerson('promises')),
)

/** Small enough for one statement. */
export async function inParts<R extends { id: string }>(
  ctx: MemberContext,
  ids: string[],
  query: (db: Db, of: OwnerParams, ids: string[]) => Promise<R[]>,
) {
  const rows: R[] = []
  for (const part of chunks(ids, 512)) {
    for (const row of await query(ctx.db, { memberId: ctx.member.id }, part)) rows.push(row)
  }
  return [...new Map(rows.map((row) => [row.id, row])).values()]
}

/** Waiting drafts only: sent ones are in the timeline, and dismissed ones are ignored. */
export async function draftsWaiting(ctx: MemberContext, ids: string[]): Promise<Entry[]> {
  const rows = await inParts(ctx, ids, draftsWith)
  const theirs = await visitorsAmong(
    ctx,
    rows.map(({ connectionId }) => connectionId),
  )
  const drewOn = await timelineEntries(ctx, [...new Set(rows.flatMap((row) => row.drewOn.ixIds))])
  const written = new Set(drewOn.filter(({ source }) => source === 'visitor').map(({ id }) => id))
  return rows.map((row) => {
    const own = row.writtenBy === 'rules' ? 'member' : 'assistant'
    const isTheirs = theirs.has(row.connectionId) || row.drewOn.ixIds.some((id) => written.has(id))
    const source = isTheirs ? 'visitor' : own
    const text = [row.subject, row.body].filter(Boolean).join('\n')
    return { kind: 'followup', id: row.id, connectionId: row.connectionId, text, at: row.updatedAt, source }
  })
}

const draftsWith = preparedForLists((db, { memberId }: { memberId: string }, ids) =>
  db
    .selectFrom('followups')
    .select(['id', 'connectionId', 'subject', 'body', 'drewOn', 'writtenBy', 'updatedAt'])
    .where('memberId', '=', memberId)
    .where('closedAt', 'is', null)
    .where('id', 'in', ids)
    .where(hasPerson('followups')),
)
