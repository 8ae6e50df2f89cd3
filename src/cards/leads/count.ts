import { dateAt } from '#language/calendar/calendar.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { maxCounted } from '#platform/db/counting.ts'
import { prepared } from '#platform/db/prepared.ts'
import { addDailyCounts } from '../cards/statistics.ts'
import type { LeadRow } from './row.ts'

/** How many leads wait for the member, and how many are in review, among the newest few thousand. */
export async function countOpenLeads(ctx: MemberContext) {
  const [counted] = await openLeads(ctx.db, { memberId: ctx.member.id })
  const { all, held } = counted ?? { all: 0, held: 0 }
  return { waiting: Math.min(all - held, maxCounted), inReview: Math.min(held, maxCounted) }
}

const maxRead = 5_000

const openLeads = prepared((db, { memberId }: { memberId: string }) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('leads')
        .select('heldAt as held')
        .where('memberId', '=', memberId)
        .where('connectedAt', 'is', null)
        .where('discardedAt', 'is', null)
        .orderBy('createdAt', 'desc')
        .limit(maxRead)
        .as('open'),
    )
    .select((of) => [of.fn.countAll<number>().as('all'), of.fn.count<number>('open.held').as('held')]),
)

/** A held lead that is released came from a person after all: it counts on the day they came. -1 takes that back. */
export async function countReleasedLead(
  { db, member }: MemberContext,
  { heldAt, sourceCard, createdAt }: LeadRow,
  exchanges: 1 | -1 = 1,
) {
  if (heldAt === null) return
  const day = dateAt(createdAt, member.timeZone).toString()
  await addDailyCounts(db, { cardId: sourceCard.id, day, counts: { exchanges } })
}
