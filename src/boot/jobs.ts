import { followEvents, openVectorFollower } from '#asking/vectors/follow-events.ts'
import { indexAllWaiting, openIndexer } from '#people/search/index/indexer.ts'
import { type Kith, transaction } from '#platform/context/context.ts'
import { faultOf } from '#platform/db/failures.ts'
import { unlessLockedOut } from '#platform/db/others-wait.ts'
import { bringForward } from '#platform/jobs/queue.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { Task } from '#platform/jobs/tasks.ts'
import { type JobHandlers, openWorker, runDueJobs } from '#platform/jobs/worker.ts'
import { onFirstUse } from '#platform/loading/on-first-use.ts'
import { openDispatcher } from '#transfer/webhooks/dispatcher.ts'
import { openRebuilder, rebuildAll } from './rebuild-derived-data.ts'

const vectorsFill = () => import('#asking/vectors/fill.ts')
const vectorsForget = () => import('#asking/vectors/forget.ts')
const exchangeCardEmail = () => import('#cards/exchange/card-email.ts')
const leadsSweep = () => import('#cards/leads/sweep.ts')
const toolChangesSweep = () => import('#door/tool-changes/sweep.ts')
const accessResetMailing = () => import('#members/access/reset-mailing.ts')
const appsKeys = () => import('#members/apps/keys.ts')
const appsSweep = () => import('#members/apps/sweep.ts')
const emailAddressesMailing = () => import('#members/email-addresses/mailing.ts')
const endingsEndToken = () => import('#members/endings/end-token.ts')
const invitesMailing = () => import('#members/invites/mailing.ts')
const invitesSweep = () => import('#members/invites/sweep.ts')
const mailsSecurityMail = () => import('#members/mails/security-mail.ts')
const securityLogSweep = () => import('#members/security-log/sweep.ts')
const securityLogWrongGuesses = () => import('#members/security-log/wrong-guesses.ts')
const signUpMailing = () => import('#members/sign-up/mailing.ts')
const workspacesRemovalEmail = () => import('#members/workspaces/removal-email.ts')
const connectionsClearLater = () => import('#people/connections/removal/clear-later.ts')
const factsReadLater = () => import('#people/facts/read-later.ts')
const interactionsTranscription = () => import('#people/interactions/transcription.ts')
const promisesReadWithModel = () => import('#people/promises/read-with-model.ts')
const rhythmsRecomputeEveryone = () => import('#people/rhythms/recompute-everyone.ts')
const searchForgetWords = () => import('#people/search/index/forget-words.ts')
const tagsReplaceTag = () => import('#people/tags/replace-tag.ts')
const cleanupRemove = () => import('#platform/blobs/cleanup/remove.ts')
const cleanupSweep = () => import('#platform/blobs/cleanup/sweep.ts')
const dbPrivateFiles = () => import('#platform/db/private-files.ts')
const eventsSweep = () => import('#platform/events/sweep.ts')
const jobsSweep = () => import('#platform/jobs/sweep.ts')
const removalsSweep = () => import('#platform/removals/sweep.ts')
const addressBookRemovalEmail = () => import('#transfer/address-book/removal-email.ts')
const addressBookVersions = () => import('#transfer/address-book/versions.ts')
const importingRunImport = () => import('#transfer/archive/importing/run-import.ts')
const applyingApply = () => import('#transfer/imports/applying/apply.ts')
const applyingPhotos = () => import('#transfer/imports/applying/photos.ts')
const importsForget = () => import('#transfer/imports/forget.ts')
const importsGiveUp = () => import('#transfer/imports/give-up.ts')
const stagingReadImport = () => import('#transfer/imports/staging/read-import.ts')
const undoingUndo = () => import('#transfer/imports/undoing/undo.ts')
const meetingsFollow = () => import('#transfer/meetings/follow.ts')
const remindersDigest = () => import('#transfer/reminders/digest.ts')
const remindersLeadNews = () => import('#transfer/reminders/lead-news.ts')
const pushDeliver = () => import('#transfer/reminders/push/deliver.ts')
const remindersSweep = () => import('#transfer/reminders/sweep.ts')
const webhooksSweep = () => import('#transfer/webhooks/sweep.ts')
const memberHooks = async () => (await import('#door/member-hooks.ts')).memberHooks

/** Which function runs which kind of job. A missing or mismatched function does not compile. */
export const jobHandlers: JobHandlers = {
  'promises.suggest': { run: onFirstUse(promisesReadWithModel, 'readWithModel') },
  'jobs.sweep': { run: onFirstUse(jobsSweep, 'sweepJobs'), every: { hours: 24 } },
  'events.sweep': { run: onFirstUse(eventsSweep, 'sweepEvents'), every: { hours: 24 } },
  'moves.settle': { run: onFirstUse(rhythmsRecomputeEveryone, 'runRecompute') },
  'tags.replace': { run: onFirstUse(tagsReplaceTag, 'replaceTagOfAll') },
  'blobs.remove': { run: onFirstUse(cleanupRemove, 'removeBlobs') },
  'blobs.sweep': { run: onFirstUse(cleanupSweep, 'sweepBlobs'), every: { hours: 24 } },
  'connections.clear': { run: onFirstUse(connectionsClearLater, 'clearRemoved') },
  'facts.read': { run: onFirstUse(factsReadLater, 'readFacts') },
  'memo.transcribe': {
    run: onFirstUse(interactionsTranscription, 'transcribeMemo'),
    giveUp: onFirstUse(interactionsTranscription, 'giveUpMemo'),
  },
  'mail.invite': { run: onFirstUse(invitesMailing, 'mailInvite') },
  'mail.reset': { run: onFirstUse(accessResetMailing, 'mailReset') },
  'mail.sign-up': { run: onFirstUse(signUpMailing, 'mailSignUp') },
  'mail.verification': { run: onFirstUse(emailAddressesMailing, 'mailVerification') },
  'mail.email-changed': { run: onFirstUse(emailAddressesMailing, 'mailEmailChanged') },
  'mail.removal': { run: onFirstUse(workspacesRemovalEmail, 'mailRemoval') },
  'mail.security': { run: onFirstUse(mailsSecurityMail, 'mailSecurity') },
  'mail.people-removed': { run: onFirstUse(addressBookRemovalEmail, 'mailPeopleRemoved') },
  'mail.card': { run: onFirstUse(exchangeCardEmail, 'mailCard') },
  'mail.digest': { run: onFirstUse(remindersDigest, 'mailDigest') },
  'mail.leads': { run: onFirstUse(remindersLeadNews, 'tellOfLeads') },
  'push.deliver': { run: onFirstUse(pushDeliver, 'deliverPush') },
  'reminders.sweep': { run: onFirstUse(remindersSweep, 'sweepReminders'), every: { minutes: 1 } },
  'leads.sweep': { run: onFirstUse(leadsSweep, 'sweepLeads'), every: { hours: 24 } },
  'database.clear-log': { run: onFirstUse(dbPrivateFiles, 'clearDatabaseLog') },
  'removals.sweep': { run: onFirstUse(removalsSweep, 'sweepRemovals'), every: { hours: 24 } },
  'security.wrong-password': { run: onFirstUse(securityLogWrongGuesses, 'recordWrongPassword') },
  'security.sweep': { run: onFirstUse(securityLogSweep, 'sweepSecurityLog'), every: { hours: 24 } },
  'tool-changes.sweep': { run: onFirstUse(toolChangesSweep, 'sweepToolChanges'), every: { hours: 1 } },
  'invites.sweep': { run: onFirstUse(invitesSweep, 'sweepInvites'), every: { hours: 24 } },
  'apps.sweep': { run: onFirstUse(appsSweep, 'sweepApps'), every: { hours: 1 } },
  'tokens.sweep': {
    run: async (kith) => (await endingsEndToken()).sweepExpiredTokens(kith, await memberHooks()),
    every: { hours: 1 },
  },
  'apps.rotate': { run: onFirstUse(appsKeys, 'rotateKeys'), every: { hours: 24 } },
  'address-book.sweep': { run: onFirstUse(addressBookVersions, 'sweepCardVersions'), every: { hours: 24 } },
  'meetings.sweep': { run: onFirstUse(meetingsFollow, 'sweepMeetings'), every: { minutes: 1 } },
  'meetings.follow': { run: onFirstUse(meetingsFollow, 'followCalendar') },
  'imports.read': {
    run: onFirstUse(stagingReadImport, 'readImport'),
    giveUp: onFirstUse(importsGiveUp, 'giveUpReading'),
  },
  'imports.apply': { run: onFirstUse(applyingApply, 'runApply'), giveUp: onFirstUse(importsGiveUp, 'giveUpApplying') },
  'imports.photos': {
    run: onFirstUse(applyingPhotos, 'makePhotos'),
    giveUp: onFirstUse(applyingPhotos, 'giveUpPhotos'),
  },
  'imports.undo': { run: onFirstUse(undoingUndo, 'runUndo'), giveUp: onFirstUse(importsGiveUp, 'giveUpUndoing') },
  'imports.forget': { run: onFirstUse(importsForget, 'forgetImport') },
  'imports.sweep': { run: onFirstUse(importsForget, 'sweepImports'), every: { hours: 24 } },
  'archive.import': {
    run: onFirstUse(importingRunImport, 'importArchive'),
    giveUp: onFirstUse(importingRunImport, 'giveUpArchive'),
  },
  'search.forget': { run: onFirstUse(searchForgetWords, 'forgetUnusedWords'), every: { minutes: 10 } },
  'webhooks.sweep': { run: onFirstUse(webhooksSweep, 'sweepDeliveries'), every: { hours: 24 } },
  'recall.embed': { run: onFirstUse(vectorsFill, 'embedOne') },
  'recall.forget': { run: onFirstUse(vectorsForget, 'forgetRemoved') },
  'recall.fill': { run: onFirstUse(vectorsFill, 'fillIn'), every: { hours: 24 }, atStart: true },
  'recall.catch-up': { run: onFirstUse(vectorsFill, 'catchUp') },
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

/** Queues the recurring jobs, once for however many processes there are; later if another program keeps us from writing. */
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
