import { Refusal } from '#contract/errors.ts'
import type { Page } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { olderThan, pageOf, placeAt } from '#platform/db/paging.ts'
import { getMessageRow, type MessageRow, messagesOf, turnOf } from './row.ts'
import { messageViews, stateOf, turnView } from './views.ts'

type Given = { id: string; rating: 'up' | 'down'; note?: string | undefined }

/** Only finished answers can be rated. */
export async function rateAnswer(ctx: MemberContext, { id, rating, note }: Given) {
  const rated = await ctx.db
    .updateTable('messages')
    .set({ rating, ratingNote: note ?? null, ratedAt: nowText(ctx) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .where('answeredAt', 'is not', null)
    .returning('id')
    .executeTakeFirst()
  const message = await getMessageRow(ctx, id)
  if (!rated) throw new Refusal('conflict', notRatable(ctx, message))
  const [question] = await turnOf(ctx, message)
  return (await turnView(ctx, question ?? message, message)).answer
}

function notRatable(ctx: MemberContext, message: MessageRow) {
  if (message.attempt === 0) return say('refusals.ask.rateAnAnswer')
  return stateOf(ctx, message).status === 'failed'
    ? say('refusals.ask.answerFailed')
    : say('refusals.ask.answerNotFinished')
}

type RatingPageRequest = { limit: number; before?: string | undefined }
type Rated = Omit<Awaited<ReturnType<typeof turnView>>, 'threadId'>

/** Every rated answer with its question, most recently rated first. */
export async function listRatings(ctx: MemberContext, { limit, before }: RatingPageRequest): Promise<Page<Rated>> {
  const rows = await messagesOf(ctx.db, { memberId: ctx.member.id })
    .where('ratedAt', 'is not', null)
    .where(olderThan('ratedAt', before))
    .orderBy('ratedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
    .execute()
  const { shown: answers, next } = pageOf(rows, limit, ({ ratedAt, id }) => placeAt(ratedAt, id))
  const questions = await questionsOf(ctx, answers)
  const views = new Map((await messageViews(ctx, [...questions.values(), ...answers])).map((view) => [view.id, view]))
  const items = answers.map((answer) => ({
    question: views.get(questions.get(keyOf(answer))?.id ?? '') as Rated['question'],
    answer: views.get(answer.id) as Rated['answer'],
  }))
  return { items, next }
}

const keyOf = ({ threadId, turn }: MessageRow) => `${threadId} ${turn}`

async function questionsOf(ctx: MemberContext, answers: MessageRow[]) {
  if (answers.length === 0) return new Map<string, MessageRow>()
  const rows = await messagesOf(ctx.db, { memberId: ctx.member.id })
    .where('attempt', '=', 0)
    .where((where) =>
      where.or(
        answers.map(({ threadId, turn }) => where.and([where('threadId', '=', threadId), where('turn', '=', turn)])),
      ),
    )
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row]))
}
