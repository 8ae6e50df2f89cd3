import { forgetThreads } from '#asking/ask/removal.ts'
import { forgetAllVectors } from '#asking/vectors/forget.ts'
import { takeCardsAlong } from '#cards/cards/addresses.ts'
import { forgetCards } from '#cards/cards/photo-files.ts'
import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { MemberHooks } from '#members/members/hooks.ts'
import { leaveAllWorkspaces } from '#members/workspaces/leaving.ts'
import { forgetAllRecordings } from '#people/interactions/recordings.ts'
import { forgetAllPhotos } from '#people/photos/files.ts'
import { forgetConnections } from '#people/removals/removal.ts'
import { recomputeEveryoneLater } from '#people/rhythms/recompute-everyone.ts'
import { forgetTerms } from '#people/search/index/terms.ts'
import type { JobRevivals } from '#platform/jobs/jobs.ts'
import { forgetRemovals } from '#platform/removals/purge.ts'
import { forgetArchiveFiles } from '#transfer/archive/importing/stored-import.ts'
import { resumePhotos } from '#transfer/imports/applying/photos.ts'
import { resumeImport } from '#transfer/imports/batches.ts'
import { forgetImports } from '#transfer/imports/forget.ts'
import { moveMornings } from '#transfer/reminders/preferences.ts'
import { turnOffWebhooks } from '#transfer/webhooks/enable.ts'
import { forgetDeliveries } from '#transfer/webhooks/removal.ts'
import { forgetAnswers } from './idempotency.ts'

/**
 * What the slices do when something happens to a member. Rows with a foreign key to the member go with the member's row:
 * a slice is listed here if its rows are many, have no such key, or have files.
 */
export const memberHooks: MemberHooks = {
  timeZoneChanged: async (ctx) => {
    await recomputeEveryoneLater(ctx)
    await moveMornings(ctx)
  },
  leftWorkspace: takeCardsAlong,
  accessEnded: turnOffWebhooks,
  removed: {
    before: [
      // First: it locks the member's row. From here on no card, connection or thread is added.
      leaveAllWorkspaces,
      forgetCards,
      forgetConnections,
      forgetRemovals,
      forgetThreads,
      forgetImports,
      forgetDeliveries,
      // After what the vectors are made of, so that one made meanwhile is seen.
      forgetAllVectors,
    ],
    // Nothing can be added to these now, and what was being added is visible.
    after: [forgetTerms, forgetAllRecordings, forgetAllPhotos, forgetArchiveFiles, forgetAnswers],
  },
}

/** What the slices do before a failed job of theirs is retried. Others continue from what is stored. */
export const jobRevivals: JobRevivals = {
  'imports.apply': (ctx, { importId }) => resumeImport(ctx, importId, 'applying'),
  'imports.undo': (ctx, { importId }) => resumeImport(ctx, importId, 'undoing'),
  'imports.photos': resumePhotos,
  'imports.read': () => refuseRetry('refusals.door.contactsFileRemoved'),
  'archive.import': () => refuseRetry('refusals.door.archiveFileRemoved'),
}

/** Once reading has failed, the uploaded file is removed. */
async function refuseRetry(why: 'refusals.door.contactsFileRemoved' | 'refusals.door.archiveFileRemoved') {
  throw new Refusal('conflict', say(why))
}
