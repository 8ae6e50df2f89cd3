import type { z } from 'zod'
import { asReason, readReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import { hasPerson } from '#people/connections/record/lock.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { Citation, EntrySource, InstantText, PassageKind } from '#platform/db/schema/values.ts'
import { namesOf } from '../recall/people.ts'
import type { AnswerView, QuestionView } from './api.ts'
import type { MessageRow, ThreadRow } from './row.ts'

type Question = z.input<typeof QuestionView>
type Answer = z.input<typeof AnswerView>

export function threadView({ title, ...row }: ThreadRow) {
  return { ...row, title: title ?? undefined }
}

/** Messages as shown. Citations are looked up again, because records may have changed or been removed. */
export async function messageViews(ctx: MemberContext, rows: MessageRow[]): Promise<(Question | Answer)[]> {
  const citations = await citationViews(ctx, rows)
  const questions = new Map(rows.flatMap((row) => (isQuestion(row) ? [[turnKey(row), row.id]] : [])))
  return rows.map((row) =>
    isQuestion(row)
      ? questionView(row)
      : answerView(ctx, row, questions.get(turnKey(row)) ?? '', citations.get(row.id) ?? []),
  )
}

/** One turn with one of its answers. */
export async function turnView(ctx: MemberContext, question: MessageRow, answer: MessageRow) {
  const views = await messageViews(ctx, [question, answer])
  return { threadId: question.threadId, question: views[0] as Question, answer: views[1] as Answer }
}

const isQuestion = ({ attempt }: MessageRow) => attempt === 0
const turnKey = ({ threadId, turn }: MessageRow) => `${threadId} ${turn}`

export function questionView(row: MessageRow): Question {
  const { id, threadId, turn, content, timeZone, createdAt, connectionId } = row
  return {
    id,
    threadId,
    turn,
    role: 'question',
    content,
    timeZone,
    createdAt,
    ...(connectionId && { connectionId }),
  }
}

function answerView(ctx: Kith, row: MessageRow, questionId: string, citations: Answer['citations']): Answer {
  const { id, threadId, turn, attempt, content, createdAt, writtenBy, answeredAt } = row
  const { inputTokens, outputTokens, rating, ratingNote, ratedAt } = row
  const { status, failure } = stateOf(ctx, row)
  return {
    id,
    threadId,
    turn,
    role: 'answer',
    questionId,
    attempt,
    status,
    content,
    citations,
    createdAt,
    ...(failure && { failure }),
    ...(writtenBy && { writtenBy }),
    ...(answeredAt && { answeredAt }),
    ...(inputTokens !== null && outputTokens !== null && { usage: { inputTokens, outputTokens } }),
    ...(rating && ratedAt && { feedback: { rating, ratedAt, ...(ratingNote && { note: ratingNote }) } }),
  }
}

/** Time for the rest of an answer, in addition to the model's timeout. */
const graceMs = 30_000

export const stoppedFailure = say('reasons.answer.stopped')

/** A process that dies leaves its answer unfinished, so an answer that takes too long has failed. */
export function stateOf(ctx: Pick<Kith, 'now' | 'config'>, { answeredAt, failure, createdAt }: MessageRow) {
  if (answeredAt)
    return failure ? ({ status: 'failed', failure: readReason(failure) } as const) : ({ status: 'complete' } as const)
  const patience = ctx.config.model.timeoutMs + graceMs
  const waited = ctx.now().epochMilliseconds - Temporal.Instant.from(createdAt).epochMilliseconds
  if (waited < patience) return { status: 'waiting' } as const
  return { status: 'failed', failure: asReason(stoppedFailure) } as const
}

type View = z.input<typeof AnswerView>['citations'][number]
/** The current record behind a citation. */
type CitedRecord = { connectionId: string; at: InstantText; source?: EntrySource }

type CitingRow = Pick<MessageRow, 'id' | 'citations'>

/** The citations of messages, with current names and without quotes from removed records. */
export async function citationViews(ctx: MemberContext, rows: CitingRow[]): Promise<Map<string, View[]>> {
  const cited = rows.flatMap(({ citations }) => citations ?? [])
  const places = await placesOf(ctx, cited)
  const people = [...places.values()].map(({ connectionId }) => connectionId)
  const names = await namesOf(ctx, [...new Set(people)])
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
