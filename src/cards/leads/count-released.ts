import { dateAt } from '#language/calendar/calendar.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { addDailyCounts } from '../cards/daily-counts.ts'
import type { LeadRow } from './row.ts'

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
