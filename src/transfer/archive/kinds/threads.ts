import { z } from 'zod'
import { AnswerView, QuestionView, ThreadView } from '#asking/ask/api.ts'
import { anyText, Id, Instant, line, text } from '#contract/fields.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { leaveOut, type Resolved } from '../records/kind.ts'
import { tableKind } from '../records/table-kind.ts'

const ThreadRecord = z.strictObject({
  id: Id,
  title: ThreadView.shape.title,
  turns: z.int32().min(0),
  createdAt: Instant,
  updatedAt: Instant,
})

export const threads = tableKind({
  name: 'threads',
  table: 'threads',
  record: ThreadRecord,
})

const Cited = z.strictObject({
  number: z.int().min(1).max(1_000),
  kind: z.enum(['interaction', 'promise', 'followup', 'connection']),
  id: Id,
  connectionId: Id,
  quote: anyText(20_000),
  near: z.literal(true).optional(),
})

/** Attempt 0 of a turn is the question, the others are its answers. */
const MessageRecord = z.strictObject({
  id: Id,
  threadId: Id,
  turn: z.int32().min(1),
  attempt: z.int().min(0).max(10_000),
  content: anyText(20_000),
  timeZone: QuestionView.shape.timeZone,
  connectionId: Id.optional(),
  createdAt: Instant,
  answeredAt: Instant.optional(),
  failure: text(2_000).optional(),
  writtenBy: line(200).optional(),
  citations: Cited.array().max(1_000).optional(),
  about: Id.array().max(1_000).optional(),
  inputTokens: z.int().min(0).optional(),
  outputTokens: z.int().min(0).optional(),
  rating: AnswerView.shape.feedback.unwrap().shape.rating.optional(),
  ratingNote: text(2_000).optional(),
  ratedAt: Instant.optional(),
})
type MessageRecord = z.output<typeof MessageRecord>

export const messages = tableKind({
  name: 'messages',
  table: 'messages',
  record: MessageRecord,
  resolve: resolveThreads,
})

async function resolveThreads(ctx: MemberContext, records: MessageRecord[]): Promise<Resolved<MessageRecord>[]> {
  const rows = await ctx.db
    .selectFrom('threads')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('id', 'in', [...new Set(records.map(({ threadId }) => threadId))])
    .execute()
  const known = new Set(rows.map(({ id }) => id))
  return records.map((record) =>
    known.has(record.threadId) ? { record } : { outcome: leaveOut(say('sentences.archive.noThread')) },
  )
}
