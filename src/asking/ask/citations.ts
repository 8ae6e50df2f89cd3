import type { z } from 'zod'
import { hasPerson } from '#people/connections/record/lock.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Citation, EntrySource, InstantText, PassageKind } from '#platform/db/schema/values.ts'
import type { AnswerView } from './api.ts'
import type { MessageRow } from './row.ts'

type View = z.input<typeof AnswerView>['citations'][number]
/** The current record behind a citation. */
type CitedRecord = { connectionId: string; at: InstantText; source?: EntrySource }

type CitingRow = Pick<MessageRow, 'id' | 'citations'>

/** The citations of messages, with current names and without quotes from removed records. */
export async function citationViews(ctx: MemberContext, rows: CitingRow[]): Promise<Map<string, View[]>> {
  const cited = rows.flatMap(({ citations }) => citations ?? [])
  const places = await placesOf(ctx, cited)
  const names = await namesOf(ctx, [...places.values()])
  const view = (citation: Citation): View => {
    const place = places.get(keyOf(citation))
    return place ? toView(citation, place, names.get(place.connectionId)) : removedView(citation)
  }
  return new Map(rows.map(({ id, citations }) => [id, (citations ?? []).map(view)]))
}

const keyOf = ({ kind, id }: Pick<Citation, 'kind' | 'id'>) => `${kind} ${id}`

function toView(citation: Citation, place: CitedRecord, connectionName: string | undefined): View {
  const { number, kind, id, quote, near } = citation
  const { connectionId, at, source } = place
  const url = urlOf(kind, id, connectionId)
  return { number, kind, id, connectionId, connectionName, quote, at, source, ...(near && { near }), url }
}

function removedView({ number, kind, id, connectionId, near }: Citation): View {
  return { number, kind, id, connectionId, ...(near && { near }), removed: true }
}

function urlOf(kind: PassageKind, id: string, connectionId: string) {
  if (kind === 'promise') return `/api/promises/${id}`
  if (kind === 'followup') return `/api/followups/${id}`
  return `/api/connections/${connectionId}${kind === 'interaction' ? `/interactions/${id}` : ''}`
}

async function placesOf(ctx: MemberContext, cited: Citation[]) {
  const found = await Promise.all([
    interactionPlaces(ctx, idsOf(cited, 'interaction')),
    plainPlaces(ctx, 'promises', 'promise', idsOf(cited, 'promise')),
    plainPlaces(ctx, 'followups', 'followup', idsOf(cited, 'followup')),
    personPlaces(ctx, idsOf(cited, 'connection')),
  ])
  return new Map<string, CitedRecord>(found.flat())
}

function idsOf(cited: Citation[], kind: PassageKind) {
  return [...new Set(cited.filter((each) => each.kind === kind).map(({ id }) => id))]
}

type Found = [string, CitedRecord][]

async function interactionPlaces(ctx: MemberContext, ids: string[]): Promise<Found> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['id', 'connectionId', 'occurredAt', 'source'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .where(hasPerson('interactions'))
    .execute()
  return rows.map(({ id, connectionId, occurredAt, source }) => [
    keyOf({ kind: 'interaction', id }),
    { connectionId, at: occurredAt, source },
  ])
}

async function plainPlaces(
  ctx: MemberContext,
  table: 'promises' | 'followups',
  kind: PassageKind,
  ids: string[],
): Promise<Found> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom(table)
    .select(['id', 'connectionId', 'createdAt'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .where(hasPerson(table))
    .execute()
  return rows.map(({ id, connectionId, createdAt }) => [keyOf({ kind, id }), { connectionId, at: createdAt }])
}

async function personPlaces(ctx: MemberContext, ids: string[]): Promise<Found> {
  if (ids.length === 0) return []
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'updatedAt'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return rows.map(({ id, updatedAt }) => [keyOf({ kind: 'connection', id }), { connectionId: id, at: updatedAt }])
}

async function namesOf(ctx: MemberContext, places: CitedRecord[]) {
  const ids = [...new Set(places.map(({ connectionId }) => connectionId))]
  if (ids.length === 0) return new Map<string, string>()
  const rows = await ctx.db
    .selectFrom('connections')
    .select(['id', 'displayName'])
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, displayName }) => [id, displayName]))
}
