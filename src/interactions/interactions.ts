import { randomUUIDv7 } from 'node:crypto'
import { instantText, type MemberContext, nowText, transaction } from '../context.ts'
import { prepared } from '../db/prepared.ts'
import type { Db, Schema } from '../db/schema.ts'
import { Refusal } from '../errors.ts'
import { entryTerms, indexTerms } from '../search/terms.ts'
import type { Page } from '../wire.ts'
import { holdConnection, refuseUnknown } from './connection-row.ts'
import { moveLastContact, recountLastContact } from './last-contact.ts'

type Kind = 'note' | 'meeting' | 'call' | 'message'
type Row = Schema['interactions']

export async function listInteractions(
  ctx: MemberContext,
  { id, limit, before }: { id: string; limit: number; before?: string | undefined },
): Promise<Page<InteractionRecord>> {
  const rows = await newest(ctx, id, limit + 1, before)
  if (rows.length === 0) await refuseUnknown(ctx, id)
  const items = rows.slice(0, limit)
  const last = items.at(-1)
  return { items, next: last && rows.length > limit ? `${last.occurredAt}~${last.ixId}` : undefined }
}

export async function getInteraction(ctx: MemberContext, { id, ixId }: { id: string; ixId: string }) {
  const of = { memberId: ctx.member.id, connectionId: id }
  const row = await interactions(ctx.db, of).where('id', '=', ixId).executeTakeFirst()
  if (!row) throw new Refusal('not_found', 'No interaction of this connection has this id.')
  return interactionView(row)
}

/** Assistants repeat a request whose answer they lost: the same text within a minute is the same note. */
export async function addNote(ctx: MemberContext, { connectionId, text }: { connectionId: string; text: string }) {
  const occurredAt = nowText(ctx)
  return transaction(ctx, async (ctx) => {
    await holdConnection(ctx, connectionId)
    const same = await sameNote(ctx, connectionId, text)
    if (same) return same
    await moveLastContact(ctx, connectionId, occurredAt)
    return record(ctx, { connectionId, kind: 'note', text, occurredAt })
  })
}

type NewInteraction = { connectionId: string; kind: Kind; text: string; occurredAt?: string | undefined }

export async function addInteraction(ctx: MemberContext, input: NewInteraction) {
  const occurredAt = input.occurredAt ?? nowText(ctx)
  refuseFuture(ctx, occurredAt)
  return transaction(ctx, async (ctx) => {
    await moveLastContact(ctx, input.connectionId, occurredAt)
    return record(ctx, { ...input, occurredAt })
  })
}

type Change = {
  id: string
  ixId: string
  kind?: Kind | undefined
  text?: string | undefined
  occurredAt?: string | undefined
}

export async function updateInteraction(ctx: MemberContext, { id, ixId, kind, text, occurredAt }: Change) {
  if (occurredAt) refuseFuture(ctx, occurredAt)
  return transaction(ctx, async (ctx) => {
    await holdConnection(ctx, id)
    const before = await getInteraction(ctx, { id, ixId })
    const changes = {
      kind: kind ?? before.kind,
      text: text ?? before.text ?? null,
      occurredAt: occurredAt ?? before.occurredAt,
    }
    await ctx.db
      .updateTable('interactions')
      .set(changes)
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', ixId)
      .execute()
    const after = await getInteraction(ctx, { id, ixId })
    await indexTerms(ctx, indexed(id, ixId), termsOf(before), termsOf(after))
    await recountLastContact(ctx, id)
    return after
  })
}

export async function removeInteraction(ctx: MemberContext, { id, ixId }: { id: string; ixId: string }) {
  await transaction(ctx, async (ctx) => {
    await holdConnection(ctx, id)
    const before = await getInteraction(ctx, { id, ixId })
    await ctx.db.deleteFrom('interactions').where('memberId', '=', ctx.member.id).where('id', '=', ixId).execute()
    await indexTerms(ctx, indexed(id, ixId), termsOf(before), [])
    await recountLastContact(ctx, id)
  })
}

export async function newest(ctx: MemberContext, connectionId: string, limit: number, before?: string) {
  const wanted = { memberId: ctx.member.id, connectionId, limit }
  const rows = await (before ? olderThan(ctx, before, wanted) : newestFirst(ctx.db, wanted))
  return rows.map(interactionView)
}

function olderThan(ctx: MemberContext, before: string, wanted: Of & { limit: number }) {
  const [at = '', ixId] = before.split('~')
  return ordered(ctx.db, wanted)
    .where((where) =>
      where.or([
        where('occurredAt', '<', at),
        ...(ixId ? [where.and([where('occurredAt', '=', at), where('id', '<', ixId)])] : []),
      ]),
    )
    .execute()
}

type Entry = { connectionId: string; kind: Row['kind']; text: string; occurredAt: string }

async function record(ctx: MemberContext, { connectionId, kind, text, occurredAt }: Entry) {
  const source = ctx.via === 'mcp' ? ('assistant' as const) : ('member' as const)
  const id = randomUUIDv7()
  const row = { id, connectionId, kind, text, transcript: null, source, occurredAt, createdAt: nowText(ctx) }
  await store(ctx.db, { memberId: ctx.member.id, ...row })
  const entry = interactionView(row)
  await indexTerms(ctx, indexed(connectionId, id), [], termsOf(entry))
  return entry
}

async function sameNote(ctx: MemberContext, connectionId: string, text: string) {
  const minuteAgo = instantText(ctx.now().subtract({ minutes: 1 }))
  const [row] = await notesSince(ctx.db, { memberId: ctx.member.id, connectionId, text, minuteAgo })
  return row && interactionView(row)
}

type Of = { memberId: string; connectionId: string }

function interactions(db: Db, { memberId, connectionId }: Of) {
  return db
    .selectFrom('interactions')
    .select(['id', 'connectionId', 'kind', 'text', 'transcript', 'source', 'occurredAt', 'createdAt'])
    .where('memberId', '=', memberId)
    .where('connectionId', '=', connectionId)
}

function ordered(db: Db, wanted: Of & { limit: number }) {
  return interactions(db, wanted).orderBy('occurredAt', 'desc').orderBy('id', 'desc').limit(wanted.limit)
}

const newestFirst = prepared(ordered)

const notesSince = prepared((db, wanted: Of & { text: string; minuteAgo: string }) =>
  interactions(db, wanted)
    .where('kind', '=', 'note')
    .where('text', '=', wanted.text)
    .where('occurredAt', '>', wanted.minuteAgo)
    .where('createdAt', '>', wanted.minuteAgo),
)

const store = prepared(
  (db, { memberId, id, connectionId, kind, text, transcript, source, occurredAt, createdAt }: Row) =>
    db
      .insertInto('interactions')
      .values({ memberId, id, connectionId, kind, text, transcript, source, occurredAt, createdAt }),
)

export type InteractionRecord = ReturnType<typeof interactionView>

function interactionView(row: Omit<Row, 'memberId'>) {
  return {
    ixId: row.id,
    connectionId: row.connectionId,
    kind: row.kind,
    text: row.text ?? undefined,
    transcript: row.transcript ?? undefined,
    occurredAt: row.occurredAt,
    createdAt: row.createdAt,
    source: row.source,
  }
}

const indexed = (connectionId: string, sourceId: string) => ({ connectionId, sourceId, place: 'said' as const })
const termsOf = (entry: InteractionRecord) => entryTerms(entry.text ?? null, entry.transcript ?? null)

function refuseFuture(ctx: MemberContext, occurredAt: string) {
  if (Date.parse(occurredAt) <= ctx.now().epochMilliseconds + dayOfGrace) return
  const message = 'lies in the future; the timeline holds what has happened'
  throw new Refusal('invalid', `occurredAt ${message}.`, { fields: [{ field: 'occurredAt', message }] })
}

/** For clocks that are wrong, and dates written down without a zone. */
const dayOfGrace = 24 * 3600 * 1000
