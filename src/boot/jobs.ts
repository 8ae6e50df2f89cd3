import { catchUp, embedOne, fillIn } from '#asking/vectors/fill.ts'
import { followEvents, openVectorFollower } from '#asking/vectors/follow-events.ts'
import { forgetRemoved } from '#asking/vectors/forget.ts'
import { mailCard } from '#cards/exchange/card-email.ts'
import { sweepLeads } from '#cards/leads/row.ts'
import { memberHooks } from '#door/member-hooks.ts'
import { sweepToolChanges } from '#door/tool-changes/sweep.ts'
import { mailReset } from '#members/access/reset-link.ts'
import { rotateKeys } from '#members/apps/keys.ts'
import { sweepApps } from '#members/apps/sweep.ts'
import { mailEmailChanged, mailVerification } from '#members/email-addresses/link.ts'
import { sweepExpiredTokens } from '#members/endings/endings.ts'
import { sweepInvites } from '#members/invites/invites.ts'
import { mailInvite } from '#members/invites/mailing.ts'
import { mailSecurity } from '#members/mails/security-mail.ts'
import { sweepSecurityLog } from '#members/security-log/security-log.ts'
import { recordWrongPassword } from '#members/security-log/wrong-guesses.ts'
import { mailSignUp } from '#members/sign-up/sign-up-links.ts'
import { mailRemoval } from '#members/workspaces/removal.ts'
import { readFacts } from '#people/facts/read-later.ts'
import { giveUpMemo, transcribeMemo } from '#people/interactions/transcription.ts'
import { readWithModel } from '#people/promises/read-with-model.ts'
import { clearRemoved } from '#people/removals/clear-later.ts'
import { runRecompute } from '#people/rhythms/recompute-everyone.ts'
import { forgetUnusedWords } from '#people/search/index/forget-words.ts'
import { indexAllWaiting, openIndexer } from '#people/search/index/later.ts'
import { replaceTagOfAll } from '#people/tags/replace-tag.ts'
import { removeBlobs } from '#platform/blobs/cleanup/remove.ts'
import { sweepBlobs } from '#platform/blobs/cleanup/sweep.ts'
import { type Kith, transaction } from '#platform/context/context.ts'
import { faultOf } from '#platform/db/failures.ts'
import { unlessLockedOut } from '#platform/db/others-wait.ts'
import { clearDatabaseLog } from '#platform/db/private-files.ts'
import { sweepEvents } from '#platform/events/sweep.ts'
import { bringForward, sweepJobs } from '#platform/jobs/queue.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { type JobHandlers, openWorker, runDueJobs } from '#platform/jobs/worker.ts'
import { sweepRemovals } from '#platform/removals/purge.ts'
import { mailPeopleRemoved } from '#transfer/address-book/removal-email.ts'
import { sweepCardVersions } from '#transfer/address-book/revise.ts'
import { giveUpArchive, importArchive } from '#transfer/archive/importing/run-import.ts'
import { runApply } from '#transfer/imports/applying/apply.ts'
import { readAllKeptLines } from '#transfer/imports/applying/kept-lines.ts'
import { giveUpPhotos, makePhotos } from '#transfer/imports/applying/photos.ts'
import { giveUpApplying, giveUpReading, giveUpUndoing } from '#transfer/imports/batches.ts'
import { forgetImport, sweepImports } from '#transfer/imports/forget.ts'
import { readImport } from '#transfer/imports/staging/read-import.ts'
import { runUndo } from '#transfer/imports/undoing/undo.ts'
import { followCalendar, sweepMeetings } from '#transfer/meetings/follow.ts'
import { mailDigest } from '#transfer/reminders/digest.ts'
import { tellOfLeads } from '#transfer/reminders/lead-news.ts'
import { deliverPush } from '#transfer/reminders/push/deliver.ts'
import { sweepReminders } from '#transfer/reminders/sweep.ts'
import { sweepDeliveries } from '#transfer/webhooks/deliveries.ts'
import { openDispatcher } from '#transfer/webhooks/dispatcher.ts'
import { openRebuilder, rebuildAll } from './rebuild-derived-data.ts'

/** Which function runs which kind of job. A missing or mismatched function does not compile. */
export const jobHandlers: JobHandlers = {
  'promises.suggest': { run: readWithModel },
  'jobs.sweep': { run: sweepJobs, every: { hours: 24 } },
  'events.sweep': { run: sweepEvents, every: { hours: 24 } },
  'moves.settle': { run: runRecompute },
  'tags.replace': { run: replaceTagOfAll },
  'blobs.remove': { run: removeBlobs },
  'blobs.sweep': { run: sweepBlobs, every: { hours: 24 } },
  'connections.clear': { run: clearRemoved },
  'facts.read': { run: readFacts },
  'memo.transcribe': {
    run: transcribeMemo,
    giveUp: giveUpMemo,
  },
  'mail.invite': { run: mailInvite },
  'mail.reset': { run: mailReset },
  'mail.sign-up': { run: mailSignUp },
  'mail.verification': { run: mailVerification },
  'mail.email-changed': { run: mailEmailChanged },
  'mail.removal': { run: mailRemoval },
  'mail.security': { run: mailSecurity },
  'mail.people-removed': { run: mailPeopleRemoved },
  'mail.card': { run: mailCard },
  'mail.digest': { run: mailDigest },
  'mail.leads': { run: tellOfLeads },
  'push.deliver': { run: deliverPush },
  'reminders.sweep': { run: sweepReminders, every: { minutes: 1 } },
  'leads.sweep': { run: sweepLeads, every: { hours: 24 } },
  'database.clear-log': { run: clearDatabaseLog },
  'removals.sweep': { run: sweepRemovals, every: { hours: 24 } },
  'security.wrong-password': { run: recordWrongPassword },
  'security.sweep': { run: sweepSecurityLog, every: { hours: 24 } },
  'tool-changes.sweep': { run: sweepToolChanges, every: { hours: 1 } },
  'invites.sweep': { run: sweepInvites, every: { hours: 24 } },
  'apps.sweep': { run: sweepApps, every: { hours: 1 } },
  'tokens.sweep': {
    run: async (kith) => sweepExpiredTokens(kith, memberHooks),
    every: { hours: 1 },
  },
  'apps.rotate': { run: rotateKeys, every: { hours: 24 } },
  'address-book.sweep': { run: sweepCardVersions, every: { hours: 24 } },
  'meetings.sweep': { run: sweepMeetings, every: { minutes: 1 } },
  'meetings.follow': { run: followCalendar },
  'imports.read': {
    run: readImport,
    giveUp: giveUpReading,
  },
  'imports.apply': { run: runApply, giveUp: giveUpApplying },
  'imports.photos': {
    run: makePhotos,
    giveUp: giveUpPhotos,
  },
  'imports.undo': { run: runUndo, giveUp: giveUpUndoing },
  'imports.forget': { run: forgetImport },
  'imports.sweep': { run: sweepImports, every: { hours: 24 } },
  'archive.import': {
    run: (kith, task, run) => importArchive(kith, task, run).then(() => readAllKeptLines(kith, run.memberId)),
    giveUp: giveUpArchive,
  },
  'search.forget': { run: forgetUnusedWords, every: { minutes: 10 } },
  'webhooks.sweep': { run: sweepDeliveries, every: { hours: 24 } },
  'recall.embed': { run: embedOne },
  'recall.forget': { run: forgetRemoved },
  'recall.fill': { run: fillIn, every: { hours: 24 }, atStart: true },
  'recall.catch-up': { run: catchUp },
}

/** More than one address can request: if e-mails waited for each other, the delay would reveal whether a member exists. */
const parallelMails = 6

const parallelReadings = 2

/** Starts the background work of this process. */
export function startWorkers(kith: Kith, handlers = jobHandlers) {
  const running = [
    openWorker(kith, handlers, { lane: 'other' }),
    openWorker(kith, handlers, { lane: 'mail', atOnce: parallelMails }),
    openWorker(kith, handlers, { lane: 'calendars', atOnce: parallelReadings }),
    openWorker(kith, handlers, { lane: 'imports' }),
    openWorker(kith, handlers, { lane: 'memos' }),
    openDispatcher(kith),
    openVectorFollower(kith),
    openIndexer(kith),
    openRebuilder(kith),
  ]
  return { close: async () => void (await Promise.all(running.map(({ close }) => close()))) }
}

/** Does everything that is due, until nothing is left. For tests, and for programs that end. */
export async function doAllWork(kith: Kith) {
  await indexAllWaiting(kith)
  await rebuildAll(kith)
  do await runDueJobs(kith, jobHandlers)
  while ((await followEvents(kith)) > 0)
}

/** Queues the recurring jobs, once for all processes; later if another program holds the write lock. */
export async function scheduleRecurringJobs(kith: Kith) {
  const schedule = () =>
    transaction(kith, async (ctx) => {
      for (const [task, { every, atStart }] of Object.entries(jobHandlers)) {
        if (every) await queueJob(ctx, task as Task, {} as never, { only: task })
        if (atStart) await bringForward(ctx, task)
      }
    })
  const insist = async (error: unknown): Promise<void> => {
    // Changes are refused then, but what can be read is.
    if (faultOf(error) === 'damaged') return
    if (faultOf(error) !== 'locked') throw error
    await schedule().catch(insist)
  }
  await unlessLockedOut(kith.db, schedule().catch(insist))
}
