import { memberContextFor } from '#members/members/member-row.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { failImport } from './fail-import.ts'
import { changeImport, type StoredImport } from './stored-import.ts'

/** A step of an import was buried because the service stopped twice over it. */
export const giveUpReading = giveUp(
  'reading',
  'The service stopped twice while it read this file, so it is not tried again. Check the file, or import it in parts.',
)
export const giveUpApplying = giveUp(
  'applying',
  'The service stopped twice while it applied this import, so it was interrupted. Apply the import again, or undo it.',
)
export const giveUpUndoing = giveUp(
  'undoing',
  'The service stopped twice while it undid this import, so it was interrupted. Undo the import again.',
)

/** Continues a step that failed, when its job is retried. An import that has moved on since stays as it is. */
export async function resumeImport(ctx: MemberContext, id: string, state: 'applying' | 'undoing') {
  await changeImport(ctx, id)
    .set({ state, failure: null })
    .where('state', '=', 'failed')
    .where('readAt', 'is not', null)
    .execute()
}

function giveUp(state: StoredImport['state'], failure: string) {
  return async (kith: Kith, { importId }: { importId: string }, { memberId }: Pick<JobRun, 'memberId'>) => {
    const ctx = await memberContextFor(kith, memberId)
    if (ctx) await failImport(ctx, { id: importId, state }, failure)
  }
}
