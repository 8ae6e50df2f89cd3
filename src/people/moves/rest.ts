import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { connectionView, lockConnectionRow } from '../connections/record/row.ts'
import { recomputeRhythm } from '../rhythms/recompute.ts'

const defaultRest = { days: 30 }

/** Pauses nudges about a person. */
export async function restConnection(
  ctx: MemberContext,
  { connectionId, until }: { connectionId: string; until?: string | undefined },
) {
  const today = ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
  if (until !== undefined && until <= today.toString()) throw notInFuture()
  return setRest(ctx, connectionId, until ?? today.add(defaultRest).toString())
}

export async function wakeConnection(ctx: MemberContext, { connectionId }: { connectionId: string }) {
  return setRest(ctx, connectionId, null)
}

/** Null resumes nudges. */
export async function setRest(ctx: MemberContext, connectionId: string, restUntil: string | null) {
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

function notInFuture() {
  return wrongField('until', say('fields.afterToday'))
}
