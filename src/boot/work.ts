import { catchUp, embedOne, fillIn } from '#asking/vectors/fill.ts'
import { mailCard } from '#cards/exchange/card-email.ts'
import { sweepLeads } from '#cards/leads/sweep.ts'
import { mailReset } from '#members/access/reset-mailing.ts'
import { rotateKeys } from '#members/apps/keys.ts'
import { sweepApps } from '#members/apps/sweep.ts'
import { mailInvite } from '#members/invites/mailing.ts'
import { transcribeMemo } from '#people/interactions/transcription.ts'
import { readAgain } from '#people/promises/read-with-model.ts'
import { runSettling } from '#people/rhythms/recompute-everyone.ts'
import { removeBlobs } from '#platform/blobs/cleanup/remove.ts'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import type { Kith } from '#platform/context/context.ts'
import { sweepEvents } from '#platform/events/sweep.ts'
import { later } from '#platform/jobs/later.ts'
import { hurry } from '#platform/jobs/queue.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { openWorker, type Workers } from '#platform/jobs/worker.ts'
import { importArchive } from '#transfer/archive/importing/run-import.ts'
import { runApplying } from '#transfer/imports/applying/apply.ts'
import { forgetImport, sweepImports } from '#transfer/imports/forget.ts'
import { readImport } from '#transfer/imports/staging/read-import.ts'
import { runUndoing } from '#transfer/imports/undoing/undo.ts'
import { openCourier } from '#transfer/webhooks/dispatcher.ts'
import { sweepDeliveries } from '#transfer/webhooks/sweep.ts'

/** Which function does which task. One that is missing, or does not fit, does not compile. */
export const workers: Workers = {
  'promises.suggest': { run: readAgain },
  'events.sweep': { run: sweepEvents, every: { hours: 24 } },
  'moves.settle': { run: runSettling },
  'blobs.remove': { run: removeBlobs },
  'blobs.sweep': { run: sweepBlobs, every: { hours: 24 } },
  'memo.transcribe': { run: transcribeMemo },
  'mail.invite': { run: mailInvite },
  'mail.reset': { run: mailReset },
  'mail.card': { run: mailCard },
  'leads.sweep': { run: sweepLeads, every: { hours: 24 } },
  'apps.sweep': { run: sweepApps, every: { hours: 1 } },
  'apps.rotate': { run: rotateKeys, every: { hours: 24 } },
  'imports.read': { run: readImport },
  'imports.apply': { run: runApplying },
  'imports.undo': { run: runUndoing },
  'imports.forget': { run: forgetImport },
  'imports.sweep': { run: sweepImports, every: { hours: 24 } },
  'archive.import': { run: importArchive },
  'webhooks.sweep': { run: sweepDeliveries, every: { hours: 24 } },
  'recall.embed': { run: embedOne },
  'recall.fill': { run: fillIn, every: { hours: 24 }, atStart: true },
  'recall.catch-up': { run: catchUp },
}

/** More than may be asked for to one address: no letter waits for another, or it could be told whether there is such a member. */
const letters = 6

/** What is done in the background, by this process, until it is closed. */
export async function openWork(kith: Kith) {
  await comesRound(kith)
  const working = [
    openWorker(kith, workers, { lane: 'others' }),
    openWorker(kith, workers, { lane: 'letters', atOnce: letters }),
    openCourier(kith),
  ]
  return { close: async () => void (await Promise.all(working.map(({ close }) => close()))) }
}

/** Sees to it that what comes round again is on its way, once however many processes there are. */
export async function comesRound(kith: Kith) {
  for (const [task, { every, atStart }] of Object.entries(workers)) {
    if (every) await later(kith, task as Task, {} as never, { only: task })
    if (atStart) await hurry(kith, task)
  }
}
