import { wrongField } from '#contract/errors.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { connectionView, lockConnectionRow } from '../connections/record/row.ts'
import { recomputeRhythm } from '../rhythms/recompute.ts'

const usualRest = { days: 30 }

/** Leaves a person in peace until a day. */
export async function restConnection(
  ctx: MemberContext,
  { connectionId, until }: { connectionId: string; until?: string | undefined },
) {
  const today = ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
  if (until !== undefined && until <= today.toString()) throw past()
  return rest(ctx, connectionId, until ?? today.add(usualRest).toString())
}

export async function wakeConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  return rest(ctx, connectionId, null)
}

async function rest(ctx: MemberContext, connectionId: string, restUntil: string | null) {
  return transaction(ctx, async (ctx) => {
    await lockConnectionRow(ctx, connectionId)
    await ctx.db
      .updateTable('connections')
      .set({ restUntil })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', connectionId)
      .execute()
    await recomputeRhythm(ctx, connectionId)
    await emit(ctx, 'connection.updated', connectionId, connectionId)
    return connectionView(await lockConnectionRow(ctx, connectionId))
  })
}

function past() {
  const message = 'must be a day after today, in your time zone'
  return wrongField('until', message)
}
