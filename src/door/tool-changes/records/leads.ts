import { disconnectLead, lockLeadState } from '#cards/leads/disconnect.ts'
import type { RecordKind } from './record-kind.ts'

type LeadState = NonNullable<Awaited<ReturnType<typeof lockLeadState>>>

/** Without what the visitor wrote, which could not be marked as theirs here. */
export const lead: RecordKind<LeadState> = {
  lock: lockLeadState,
  revert: async (ctx, id, before) => {
    await disconnectLead(ctx, id, before)
    return { sentence: before.heldAt ? 'The lead is in review again.' : 'The lead is waiting again.' }
  },
}
