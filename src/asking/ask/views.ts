import type { z } from 'zod'
import { asReason, readReason } from '#contract/texts/reason.ts'
import { say } from '#contract/texts/text.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { AnswerView, QuestionView } from './api.ts'
import { citationViews } from './citations.ts'
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
