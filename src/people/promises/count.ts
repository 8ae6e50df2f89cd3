import { dateAt } from '#language/calendar/calendar.ts'
import { readableLanguage } from '#language/reading/commitments/find-commitments.ts'
import { type MemberContext, nowText } from '#platform/context/context.ts'
import { countRows } from '#platform/db/counting.ts'
import { prepared } from '#platform/db/prepared.ts'
import { hasPerson } from '../connections/record/lock.ts'

/** How many open promises are overdue, or due today on the member's calendar. */
export async function countDuePromises(ctx: MemberContext) {
  const today = dateAt(nowText(ctx), ctx.member.timeZone).toString()
  const [{ total } = { total: 0 }] = await due(ctx.db, { memberId: ctx.member.id, today })
  return total
}

const due = prepared((db, { memberId, today }: { memberId: string; today: string }) =>
  countRows(
    db,
    db
      .selectFrom('promises')
      .select('id')
      .where('memberId', '=', memberId)
      .where('completedAt', 'is', null)
      .where('dueAssumedAt', 'is', null)
      .where('dueOn', '<=', today)
      .where(hasPerson('promises')),
  ),
)

export async function countSuggestions(ctx: MemberContext) {
  const [{ total } = { total: 0 }] = await suggested(ctx.db, { memberId: ctx.member.id })
  return total
}

const suggested = prepared((db, { memberId }: { memberId: string }) =>
  countRows(
    db,
    db
      .selectFrom('findings')
      .select('id')
      .where('memberId', '=', memberId)
      .where('promiseId', 'is', null)
      .where('dismissedAt', 'is', null)
      .where(hasPerson('findings')),
  ),
)

/** The latest entries are enough to say that there may be more. */
const maxRead = 50

/** How many of the latest notes about people, or of all, are in a language that promises are not found in. */
export async function countUnreadNotes(ctx: MemberContext, connectionIds: string[]) {
  const rows = await ctx.db
    .selectFrom('interactions')
    .select(['text', 'transcript'])
    .where('memberId', '=', ctx.member.id)
    .where('source', 'not in', ['visitor', 'calendar'])
    .where(hasPerson('interactions'))
    .$if(connectionIds.length > 0, (query) => query.where('connectionId', 'in', connectionIds))
    .orderBy('id', 'desc')
    .limit(maxRead)
    .execute()
  return rows.filter(({ text, transcript }) => {
    const words = text || transcript
    return words ? readableLanguage(words) === null : false
  }).length
}
