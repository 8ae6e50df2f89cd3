import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { JobRevivals } from '#platform/jobs/jobs.ts'
import { resumePhotos } from '#transfer/imports/applying/photos.ts'
import { resumeImport } from '#transfer/imports/give-up.ts'

/** What the slices do before a failed job of theirs is retried. Others continue from what is stored. */
export const jobRevivals: JobRevivals = {
  'imports.apply': (ctx, { importId }) => resumeImport(ctx, importId, 'applying'),
  'imports.undo': (ctx, { importId }) => resumeImport(ctx, importId, 'undoing'),
  'imports.photos': resumePhotos,
  'imports.read': () => refuseWithoutFile('Upload the file again'),
  'archive.import': () => refuseWithoutFile('Upload the archive again: records you already have are skipped'),
}

/** Once reading has failed, the uploaded file is removed. */
async function refuseWithoutFile(advice: string) {
  throw new Refusal('conflict', say('refusals.door.jobCannotRetriedBecauseUploaded', { advice }))
}
