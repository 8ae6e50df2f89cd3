import { followMerges } from '#people/duplicates/merging/follow-merges.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { completeQuestion } from '../questions/completion.ts'
import type { Earlier } from '../questions/question.ts'
import { type MessageRow, messagesOf, turnOf } from './row.ts'

/** No talk goes on from a question further back. */
const maxEarlierTurns = 6

/** What was talked of last before this question: what was asked, in full, and whom the last answer to it was about. */
export async function earlierThan(
  ctx: MemberContext,
  { threadId, turn, timeZone }: MessageRow,
): Promise<Earlier | null> {
  const rows = await messagesOf(ctx.db, { memberId: ctx.member.id })
    .where('threadId', '=', threadId)
    .where('turn', '>=', turn - maxEarlierTurns)
    .where('turn', '<', turn)
    .orderBy('turn')
    .orderBy('attempt')
    .execute()
  const [question, ...answers] = rows.filter((row) => row.turn === turn - 1)
  if (!question) return null
  const asked = rows.filter(({ attempt }) => attempt === 0).map(({ content }) => content)
  const today = ctx.now().toZonedDateTimeISO(timeZone).toPlainDate()
  const about = answers.findLast((answer) => answer.about !== null)?.about ?? []
  const wording = await wordingThen(ctx, asked, today)
  return { question: wording, about: await asNow(ctx, question.connectionId ? [question.connectionId] : about) }
}

/** "And Ben?" stands for all that was asked of somebody else before. */
async function wordingThen(ctx: MemberContext, asked: string[], today: Temporal.PlainDate) {
  let wording = ''
  for (const text of asked)
    wording = (wording && (await completeQuestion(ctx, text, { earlier: wording, today }))) || text
  return wording
}

/** People as they are now: who was merged into another is that one. */
async function asNow(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return ids
  const became = await followMerges(ctx, ids)
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
