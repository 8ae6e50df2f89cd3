import { followMerges } from '#people/duplicates/merging/follow-merges.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { completeQuestion } from '../questions/completion.ts'
import type { Earlier } from '../questions/question.ts'
import { type MessageRow, messagesOf, turnOf } from './row.ts'

/** Older questions are not used as context. */
const maxEarlierTurns = 6

/** The context of this question: the previous question in full, and the people its last answer was about. */
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

/** "And Ben?" repeats the earlier question for another person. */
async function wordingThen(ctx: MemberContext, asked: string[], today: Temporal.PlainDate) {
  let wording = ''
  for (const text of asked)
    wording = (wording && (await completeQuestion(ctx, text, { earlier: wording, today }))) || text
  return wording
}

/** Follows merges: a merged person becomes the one they were merged into. */
async function asNow(ctx: MemberContext, ids: string[]) {
  if (ids.length === 0) return ids
  const became = await followMerges(ctx, ids)
  return [...new Set(ids.map((id) => became.get(id) ?? id))]
}

/** The person a question was limited to, after merges. */
export async function askedOf(ctx: MemberContext, { connectionId }: MessageRow): Promise<string | null> {
  const [id = null] = await asNow(ctx, connectionId ? [connectionId] : [])
  return id
}

/** The citations of answers to this question that the member rated down. */
export async function ratedDown(ctx: MemberContext, question: MessageRow): Promise<Set<string>> {
  const answers = await turnOf(ctx, question)
  const bad = answers.filter(({ rating }) => rating === 'down')
  return new Set(bad.flatMap(({ citations }) => (citations ?? []).map(({ id }) => id)))
}
