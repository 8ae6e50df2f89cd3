import { type MemberContext, nowText } from '#platform/context/context.ts'
import { emit } from '#platform/events/emit.ts'

/** For a change by the member beside the fields, such as extras: undoing an import leaves a person who was changed since. */
export async function markUpdated(ctx: MemberContext, connectionId: string) {
  await ctx.db
    .updateTable('connections')
    .set({ updatedAt: nowText(ctx) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', connectionId)
    .execute()
  await emit(ctx, 'connection.updated', connectionId, connectionId)
}
