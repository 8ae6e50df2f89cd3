import { type MemberContext, transaction } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'
import { lockConnectionOf, tryLockConnection } from '../connections/record/lock.ts'
import { logMessage } from '../interactions/logged.ts'
import { change, removeMessage } from './actions.ts'
import { getFollowup } from './followups.ts'
import { getRow } from './row.ts'

/** The editable fields of a follow-up, with its connection locked; null if it doesn't exist. */
export async function lockFollowupState(ctx: MemberContext, id: string) {
  if ((await lockConnectionOf(ctx, 'followups', id)) === null) return null
  const { subject, body, updatedAt, snoozedUntil, closedAt, closedAs, interactionId } = await getRow(ctx, id)
  const message = interactionId && (await findText(ctx, interactionId))
  return { subject, body, updatedAt, snoozedUntil, closedAt, closedAs, message: message ?? null }
}

/** The follow-ups to a person that a new draft may replace, with the connection locked. */
export async function lockOpenDrafts(ctx: MemberContext, connectionId: string) {
  if (!(await tryLockConnection(ctx, connectionId))) return []
  const rows = await ctx.db
    .selectFrom('followups')
    .select('id')
    .where('memberId', '=', ctx.member.id)
    .where('connectionId', '=', connectionId)
    .where('closedAt', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

async function findText(ctx: MemberContext, interactionId: string) {
  const entry = await ctx.db
    .selectFrom('interactions')
    .select('text')
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', interactionId)
    .executeTakeFirst()
  return entry?.text
}

type FollowupState = NonNullable<Awaited<ReturnType<typeof lockFollowupState>>>

/** Gives a follow-up values that it had before. The message that sending it logged goes, or is logged again. */
export async function revertFollowup(ctx: MemberContext, id: string, { message, ...values }: Partial<FollowupState>) {
  return transaction(ctx, async (ctx) => {
    await lockConnectionOf(ctx, 'followups', id)
    const row = await getRow(ctx, id)
    const sent = message && { connectionId: row.connectionId, text: message, occurredAt: values.closedAt ?? undefined }
    const logged = sent ? await logMessage(ctx, sent) : null
    await change(ctx, row, { ...values, ...(message !== undefined && { interactionId: logged?.ixId ?? null }) })
    if (message === null) await removeMessage(ctx, row)
    await emit(ctx, 'followup.updated', id, row.connectionId)
    return getFollowup(ctx, { id })
  })
}
