import { patchFollowup } from '#people/followups/actions.ts'
import { lockFollowupState, revertFollowup } from '#people/followups/revert.ts'
import { quote, type RecordKind } from './record-kind.ts'

type FollowupState = NonNullable<Awaited<ReturnType<typeof lockFollowupState>>>
type FollowupText = { connectionId: string; connectionName: string; subject: string }

export const followup: RecordKind<FollowupState> = {
  lock: lockFollowupState,
  remove: async (ctx, id) => undone('Dismissed', await patchFollowup(ctx, { id, action: 'dismiss' })),
  revert: async (ctx, id, values) => {
    const followup = await revertFollowup(ctx, id, values)
    return undone(values.closedAt === undefined ? 'Changed back' : `A ${followup.state} follow-up again`, followup)
  },
}

function undone(deed: string, { connectionId, connectionName, subject }: FollowupText) {
  return { sentence: `${deed}: the message to ${connectionName} ${quote(subject)}.`, connectionId }
}
