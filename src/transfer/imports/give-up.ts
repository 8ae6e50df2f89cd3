import { say, type Text } from '#contract/texts/text.ts'
import { memberContextFor } from '#members/members/member-context.ts'
import type { Kith, MemberContext } from '#platform/context/context.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { failImport } from './fail-import.ts'
import { changeImport, type StoredImport } from './stored-import.ts'

/** A step of an import was buried because the service stopped twice over it. */
export const giveUpReading = giveUp('reading', say('sentences.file.stoppedReading'))
export const giveUpApplying = giveUp('applying', say('sentences.file.stoppedApplying'))
export const giveUpUndoing = giveUp('undoing', say('sentences.file.stoppedUndoing'))

/** Continues a step that failed, when its job is retried. An import that has moved on since stays as it is. */
export async function resumeImport(ctx: MemberContext, id: string, state: 'applying' | 'undoing') {
  await changeImport(ctx, id)
    .set({ state, failure: null })
    .where('state', '=', 'failed')
    .where('readAt', 'is not', null)
    .execute()
}

function giveUp(state: StoredImport['state'], failure: Text) {
  return async (kith: Kith, { importId }: { importId: string }, { memberId }: Pick<JobRun, 'memberId'>) => {
    const ctx = await memberContextFor(kith, memberId)
    if (ctx) await failImport(ctx, { id: importId, state }, failure)
  }
}
