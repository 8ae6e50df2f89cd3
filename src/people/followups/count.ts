import { type MemberContext, nowText } from '#platform/context/context.ts'
import { countRows } from '#platform/db/counting.ts'
import { prepared } from '#platform/db/prepared.ts'
import { hasPerson } from '../removals/has-person.ts'

/** How many drafts wait to be sent, without those that are snoozed. */
export async function countDrafts(ctx: MemberContext) {
  const [{ total } = { total: 0 }] = await drafts(ctx.db, { memberId: ctx.member.id, now: nowText(ctx) })
  return total
}

const drafts = prepared((db, { memberId, now }: { memberId: string; now: string }) =>
  countRows(
    db,
    db
      .selectFrom('followups')
      .select('id')
      .where('memberId', '=', memberId)
      .where('closedAt', 'is', null)
      .where((where) => where.or([where('snoozedUntil', 'is', null), where('snoozedUntil', '<=', now)]))
      .where(hasPerson('followups')),
  ),
)
