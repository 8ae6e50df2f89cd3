import type { MemberContext } from '../context.ts'
import { whoTheyBecame } from '../leads/became.ts'
import { isOnlyLink } from '../questions/going-on.ts'
import type { Earlier } from '../questions/question.ts'
import { type MessageRow, messagesOf, turnOf } from './row.ts'

/** What was talked of last before this question: the last whole question before it, and whom the last answer to it was about. */
export async function earlierThan(ctx: MemberContext, { threadId, turn }: MessageRow): Promise<Earlier | null> {
  const before = await messagesOf(ctx.db, { memberId: ctx.member.id })
    .where('threadId', '=', threadId)
    .where('turn', '>=', turn - mostLinks)
    .where('turn', '<', turn)
    .where((where) => where.or([where('attempt', '=', 0), where('turn', '=', turn - 1)]))
    .orderBy('turn', 'desc')
    .orderBy('attempt')
    .execute()
  const [question, ...answers] = before.filter((row) => row.turn === turn - 1)
  if (!question) return null
  const questions = before.filter(({ attempt }) => attempt === 0)
  const whole = questions.find(({ content }) => !isOnlyLink(content)) ?? question
  const about = answers.findLast((answer) => answer.about !== null)?.about ?? []
  return {
    question: whole.content,
    about: await asNow(ctx, question.connectionId ? [question.connectionId] : about),
  }
}

/** So many questions such as "and Ben?" may follow each other. */
const mostLinks = 12

/** People as they are now: who was merged into another is that one. */
async function asNow(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return ids
  const became = await whoTheyBecame(ctx, ids)
  return [...new Set(ids.map((id) => became.get(id) ?? id))]
}

/** Of whom a question was asked, as they are now. */
export async function askedOf(ctx: MemberContext, { connectionId }: MessageRow): Promise<string | null> {
  const [id = null] = await asNow(ctx, connectionId ? [connectionId] : [])
  return id
}

/** What the answers to this question had cited that the member rated down. */
export async function ratedDown(ctx: MemberContext, question: MessageRow): Promise<Set<string>> {
  const answers = await turnOf(ctx, question)
  const bad = answers.filter(({ rating }) => rating === 'down')
  return new Set(bad.flatMap(({ citations }) => (citations ?? []).map(({ id }) => id)))
}
