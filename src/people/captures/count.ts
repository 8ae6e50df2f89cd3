import type { MemberContext } from '#platform/context/context.ts'
import { countRows } from '#platform/db/counting.ts'
import { prepared } from '#platform/db/prepared.ts'

/** How many captures wait for somebody to be assigned to. */
export async function countCaptures(ctx: MemberContext) {
  const [{ total } = { total: 0 }] = await waiting(ctx.db, { memberId: ctx.member.id })
  return total
}

const waiting = prepared((db, { memberId }: { memberId: string }) =>
  countRows(db, db.selectFrom('captures').select('id').where('memberId', '=', memberId)),
)
