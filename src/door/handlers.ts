import { onFirstUse } from '#platform/loading/on-first-use.ts'
import { accountHandlers } from './account-handlers.ts'
import type { Handlers } from './handler.ts'

const answerWithoutThread = () => import('#asking/ask/answer-without-thread.ts')
const askFeedback = () => import('#asking/ask/feedback.ts')
const askQuestions = () => import('#asking/ask/questions.ts')
const askRemoval = () => import('#asking/ask/removal.ts')
const askThreads = () => import('#asking/ask/threads.ts')
const names = () => import('#asking/questions/names/names.ts')
const cardsAddresses = () => import('#cards/cards/addresses.ts')
const cards = () => import('#cards/cards/cards.ts')
const defaultCard = () => import('#cards/cards/default-card.ts')
const publicCards = () => import('#cards/cards/public-cards.ts')
const cardsRemoval = () => import('#cards/cards/removal.ts')
const cardsStatistics = () => import('#cards/cards/statistics.ts')
const counts = () => import('#cards/counts/counts.ts')
const designs = () => import('#cards/designs/designs.ts')
const exchange = () => import('#cards/exchange/exchange.ts')
const leadsConnect = () => import('#cards/leads/connect.ts')
const leadsExport = () => import('#cards/leads/export.ts')
const leads = () => import('#cards/leads/leads.ts')
const leadsProfiles = () => import('#cards/leads/profiles.ts')
const looksPictures = () => import('#cards/looks/pictures.ts')
const videoBackgrounds = () => import('#cards/looks/video-backgrounds.ts')
const addressBook = () => import('#cards/vcards/writing/address-book.ts')
const briefs = () => import('#people/briefs/brief.ts')
const capturesAssign = () => import('#people/captures/assign.ts')
const captures = () => import('#people/captures/captures.ts')
const capturesCreate = () => import('#people/captures/create.ts')
const capturesRemoval = () => import('#people/captures/removal.ts')
const connections = () => import('#people/connections/connections.ts')
const connectionCounts = () => import('#people/connections/listing/count.ts')
const connectionList = () => import('#people/connections/listing/list.ts')
const connectionRemoval = () => import('#people/connections/removal/removal.ts')
const connectionsSearch = () => import('#people/connections/search.ts')
const duplicatesKeptApart = () => import('#people/duplicates/kept-apart.ts')
const merging = () => import('#people/duplicates/merging/merge.ts')
const merges = () => import('#people/duplicates/merging/merges.ts')
const mergeUndoing = () => import('#people/duplicates/merging/undo.ts')
const duplicates = () => import('#people/duplicates/suggest.ts')
const followupsActions = () => import('#people/followups/actions.ts')
const followups = () => import('#people/followups/followups.ts')
const interactionsAudio = () => import('#people/interactions/audio.ts')
const interactions = () => import('#people/interactions/interactions.ts')
const interactionsMemos = () => import('#people/interactions/memos.ts')
const interactionsRemoval = () => import('#people/interactions/removal.ts')
const introductions = () => import('#people/introductions/introduce.ts')
const nextMoves = () => import('#people/moves/next-moves.ts')
const nudges = () => import('#people/moves/nudges.ts')
const movesRest = () => import('#people/moves/rest.ts')
const photos = () => import('#people/photos/photos.ts')
const promises = () => import('#people/promises/promises.ts')
const promisesRemoval = () => import('#people/promises/removal.ts')
const promisesSuggestions = () => import('#people/promises/suggestions.ts')
const promisesUpdate = () => import('#people/promises/update.ts')
const tagRhythms = () => import('#people/rhythms/tag-rhythms.ts')
const tags = () => import('#people/tags/tags.ts')
const eventsFollow = () => import('#platform/events/follow.ts')
const eventsList = () => import('#platform/events/list.ts')
const jobs = () => import('#platform/jobs/jobs.ts')
const removalsList = () => import('#platform/removals/list.ts')
const removalsPurge = () => import('#platform/removals/purge.ts')
const storage = () => import('#platform/storage/storage.ts')
const accessReview = () => import('#transfer/access-review/review.ts')
const removedPeople = () => import('#transfer/address-book/removed-people.ts')
const archiveExport = () => import('#transfer/archive/exporting/export.ts')
const archiveImports = () => import('#transfer/archive/importing/imports.ts')
const calendarFeeds = () => import('#transfer/calendar/feeds.ts')
const importApplying = () => import('#transfer/imports/applying/apply.ts')
const imports = () => import('#transfer/imports/imports.ts')
const importsRows = () => import('#transfer/imports/rows.ts')
const importUndoing = () => import('#transfer/imports/undoing/undo.ts')
const meetingsAttendees = () => import('#transfer/meetings/attendees.ts')
const meetingsCalendars = () => import('#transfer/meetings/calendars.ts')
const meetings = () => import('#transfer/meetings/meetings.ts')
const meetingsRemoval = () => import('#transfer/meetings/removal.ts')
const remindersDevices = () => import('#transfer/reminders/devices.ts')
const remindersPreferences = () => import('#transfer/reminders/preferences.ts')
const pushSubscriptions = () => import('#transfer/reminders/push/subscriptions.ts')
const remindersUnsubscription = () => import('#transfer/reminders/unsubscription.ts')
const writingWaiting = () => import('#transfer/tasks/writing/waiting.ts')
const webhooksDeliveries = () => import('#transfer/webhooks/deliveries.ts')
const webhooksRemoval = () => import('#transfer/webhooks/removal.ts')
const webhooks = () => import('#transfer/webhooks/webhooks.ts')
const toolChangesDisconnectLead = () => import('./tool-changes/disconnect-lead.ts')
const toolChangesUndo = () => import('./tool-changes/undo.ts')
const jobRevivals = async () => (await import('./job-revivals.ts')).jobRevivals

/** Which function answers which operation. A missing or mismatched function does not compile. */
export const handlers: Handlers = {
  ...accountHandlers,
  Access_review: onFirstUse(accessReview, 'reviewAccess'),
  Imports_create: { prepare: onFirstUse(imports, 'prepareImport') },
  Imports_list: onFirstUse(imports, 'listImports'),
  Imports_get: onFirstUse(imports, 'getImport'),
  Imports_update: onFirstUse(imports, 'updateImport'),
  Imports_rows: onFirstUse(importsRows, 'listRows'),
  Imports_decide: onFirstUse(importsRows, 'decideRow'),
  Imports_apply: onFirstUse(importApplying, 'applyImport'),
  Imports_undo: onFirstUse(importUndoing, 'undoImport'),
  Imports_remove: onFirstUse(imports, 'removeImport'),
  Connections_create: onFirstUse(connections, 'createConnection'),
  Connections_introduce: onFirstUse(introductions, 'introduce'),
  Connections_search: onFirstUse(connectionsSearch, 'searchConnections'),
  Connections_list: onFirstUse(connectionList, 'listConnections'),
  Connections_count: onFirstUse(connectionCounts, 'countConnections'),
  Connections_get: onFirstUse(connections, 'getConnection'),
  Connections_brief: onFirstUse(briefs, 'getBrief'),
  Connections_update: onFirstUse(connections, 'updateConnection'),
  Connections_remove: onFirstUse(connectionRemoval, 'removeConnection'),
  Connections_restore: { prepare: onFirstUse(connectionRemoval, 'prepareRestoration') },
  Connections_photo: { expect: onFirstUse(photos, 'expectPhoto'), prepare: onFirstUse(photos, 'preparePhoto') },
  Connections_getPhoto: onFirstUse(photos, 'getPhoto'),
  Connections_removePhoto: onFirstUse(photos, 'removePhoto'),
  Connections_duplicates: onFirstUse(duplicates, 'suggestDuplicates'),
  Connections_keepApart: onFirstUse(duplicatesKeptApart, 'keepApart'),
  Connections_undoKeepApart: onFirstUse(duplicatesKeptApart, 'undoKeepApart'),
  Connections_merge: onFirstUse(merging, 'mergeConnections'),
  Merges_list: onFirstUse(merges, 'listMerges'),
  Connections_undoMerge: onFirstUse(mergeUndoing, 'undoMerge'),
  Memory_listInteractions: onFirstUse(interactions, 'listInteractions'),
  Memory_getInteraction: onFirstUse(interactions, 'getInteraction'),
  Memory_addNote: onFirstUse(interactions, 'addNote'),
  Memory_addInteraction: {
    expect: onFirstUse(interactionsMemos, 'expectInteraction'),
    prepare: onFirstUse(interactionsMemos, 'prepareInteraction'),
  },
  Memory_getInteractionAudio: onFirstUse(interactionsAudio, 'getInteractionAudio'),
  Memory_updateInteraction: onFirstUse(interactions, 'updateInteraction'),
  Memory_removeInteraction: onFirstUse(interactionsRemoval, 'removeInteraction'),
  Captures_create: { prepare: onFirstUse(capturesCreate, 'prepareCapture') },
  Captures_list: onFirstUse(captures, 'listCaptures'),
  Captures_get: async (ctx, input) => (await captures()).getCapture(ctx, input, (await names()).findNames),
  Captures_getAudio: onFirstUse(captures, 'getCaptureAudio'),
  Captures_update: onFirstUse(captures, 'updateCapture'),
  Captures_assign: onFirstUse(capturesAssign, 'assignCapture'),
  Captures_remove: onFirstUse(capturesRemoval, 'removeCapture'),
  Captures_restore: onFirstUse(capturesRemoval, 'restoreCapture'),
  Memory_restoreInteraction: onFirstUse(interactionsRemoval, 'restoreInteraction'),
  Promises_listOpen: onFirstUse(promises, 'listOpenPromises'),
  Promises_list: onFirstUse(promises, 'listPromisesTo'),
  Promises_get: onFirstUse(promises, 'getPromise'),
  Promises_create: onFirstUse(promises, 'createPromise'),
  Promises_update: onFirstUse(promisesUpdate, 'updatePromise'),
  Promises_remove: onFirstUse(promisesRemoval, 'removePromise'),
  Promises_restore: onFirstUse(promisesRemoval, 'restorePromise'),
  Promises_complete: onFirstUse(promises, 'completePromise'),
  Promises_reopen: onFirstUse(promises, 'reopenPromise'),
  Promises_suggested: onFirstUse(promisesSuggestions, 'listSuggestions'),
  Promises_accept: onFirstUse(promisesSuggestions, 'acceptSuggestion'),
  Promises_dismiss: onFirstUse(promisesSuggestions, 'dismissSuggestion'),
  Promises_suggestAgain: onFirstUse(promisesSuggestions, 'suggestAgain'),
  Followups_draft: { prepare: onFirstUse(followups, 'prepareDraft') },
  Followups_list: onFirstUse(followups, 'listFollowups'),
  Followups_get: onFirstUse(followups, 'getFollowup'),
  Followups_patch: onFirstUse(followupsActions, 'patchFollowup'),
  Jobs_list: onFirstUse(jobs, 'listJobs'),
  Jobs_retry: async (ctx, input) => (await jobs()).retryJob(ctx, input, await jobRevivals()),
  Moves_next: onFirstUse(nextMoves, 'listNextMoves'),
  Moves_nudges: onFirstUse(nudges, 'listNudges'),
  Moves_rest: onFirstUse(movesRest, 'restConnection'),
  Moves_wake: onFirstUse(movesRest, 'wakeConnection'),
  Counts_get: onFirstUse(counts, 'getCounts'),
  Tags_list: onFirstUse(tags, 'listTags'),
  Tags_rename: onFirstUse(tags, 'renameTag'),
  Tags_remove: onFirstUse(tags, 'removeTag'),
  Tasks_waiting: onFirstUse(writingWaiting, 'listWaiting'),
  Tasks_assign: onFirstUse(writingWaiting, 'assignTask'),
  Tasks_discard: onFirstUse(writingWaiting, 'discardTask'),
  Storage_get: onFirstUse(storage, 'getStorage'),
  ToolChanges_undo: onFirstUse(toolChangesUndo, 'undoLastChange'),
  Removals_list: onFirstUse(removalsList, 'listRemovals'),
  Removals_get: onFirstUse(removalsList, 'getRemoval'),
  Removals_purge: onFirstUse(removalsPurge, 'purgeRemoval'),
  Rhythms_list: onFirstUse(tagRhythms, 'listTagRhythms'),
  Rhythms_set: onFirstUse(tagRhythms, 'setTagRhythm'),
  Rhythms_remove: onFirstUse(tagRhythms, 'removeTagRhythm'),
  Cards_create: { prepare: onFirstUse(cards, 'prepareCard') },
  Cards_list: onFirstUse(cards, 'listCards'),
  Cards_get: onFirstUse(cards, 'getCard'),
  Cards_update: onFirstUse(cards, 'updateCard'),
  Cards_checkAddress: onFirstUse(cardsAddresses, 'checkAddress'),
  Cards_remove: onFirstUse(cardsRemoval, 'removeCard'),
  Cards_restore: onFirstUse(cardsRemoval, 'restoreCard'),
  Cards_setDefault: onFirstUse(defaultCard, 'setDefaultCard'),
  Cards_photo: {
    expect: onFirstUse(looksPictures, 'expectPicture'),
    prepare: async (ctx, input) => (await looksPictures()).preparePicture('photo')(ctx, input),
  },
  Cards_removePhoto: async (ctx, input) => (await looksPictures()).removePicture('photo')(ctx, input),
  Cards_logo: {
    expect: onFirstUse(looksPictures, 'expectPicture'),
    prepare: async (ctx, input) => (await looksPictures()).preparePicture('logo')(ctx, input),
  },
  Cards_removeLogo: async (ctx, input) => (await looksPictures()).removePicture('logo')(ctx, input),
  Cards_backgroundImage: {
    expect: onFirstUse(looksPictures, 'expectPicture'),
    prepare: async (ctx, input) => (await looksPictures()).preparePicture('backgroundImage')(ctx, input),
  },
  Cards_removeBackgroundImage: async (ctx, input) =>
    (await looksPictures()).removePicture('backgroundImage')(ctx, input),
  Cards_setVideoBackground: onFirstUse(videoBackgrounds, 'setVideoBackground'),
  Cards_statistics: onFirstUse(cardsStatistics, 'cardStatistics'),
  CardsPublic_get: onFirstUse(publicCards, 'getPublicCard'),
  Templates_list: onFirstUse(designs, 'listTemplates'),
  VideoBackgrounds_list: onFirstUse(designs, 'listVideoBackgrounds'),
  Exchange_submitToCard: onFirstUse(exchange, 'submitToCard'),
  Leads_list: onFirstUse(leads, 'listLeads'),
  Leads_export: onFirstUse(leadsExport, 'exportLeads'),
  Leads_get: onFirstUse(leads, 'getLead'),
  Leads_update: onFirstUse(leads, 'updateLead'),
  Leads_addProfile: onFirstUse(leadsProfiles, 'addProfile'),
  Leads_removeProfile: onFirstUse(leadsProfiles, 'removeProfile'),
  Leads_connect: onFirstUse(leadsConnect, 'connectLead'),
  Leads_disconnect: onFirstUse(toolChangesDisconnectLead, 'disconnectLead'),
  Leads_discard: onFirstUse(leads, 'discardLead'),
  Leads_restore: onFirstUse(leads, 'restoreLead'),
  Memory_ask: onFirstUse(answerWithoutThread, 'answerWithoutThread'),
  Threads_create: onFirstUse(askThreads, 'createThread'),
  Threads_list: onFirstUse(askThreads, 'listThreads'),
  Threads_get: onFirstUse(askThreads, 'getThread'),
  Threads_update: onFirstUse(askThreads, 'updateThread'),
  Threads_remove: onFirstUse(askRemoval, 'removeThread'),
  Threads_restore: onFirstUse(askRemoval, 'restoreThread'),
  Threads_ask: { begin: onFirstUse(askQuestions, 'beginAsking'), finish: onFirstUse(askQuestions, 'finishAsking') },
  Threads_retry: { begin: onFirstUse(askQuestions, 'beginRetry'), finish: onFirstUse(askQuestions, 'finishAsking') },
  Threads_feedback: onFirstUse(askFeedback, 'rateAnswer'),
  Threads_ratings: onFirstUse(askFeedback, 'listRatings'),
  Archive_export: onFirstUse(archiveExport, 'exportArchive'),
  Archive_import: {
    expect: onFirstUse(archiveImports, 'expectArchive'),
    prepare: onFirstUse(archiveImports, 'prepareArchive'),
  },
  Archive_imports: onFirstUse(archiveImports, 'listArchiveImports'),
  Archive_status: onFirstUse(archiveImports, 'getArchiveImport'),
  Calendar_get: onFirstUse(calendarFeeds, 'getFeed'),
  Calendar_create: onFirstUse(calendarFeeds, 'createFeed'),
  Calendar_remove: onFirstUse(calendarFeeds, 'removeFeed'),
  Reminders_get: onFirstUse(remindersPreferences, 'getReminders'),
  Reminders_update: onFirstUse(remindersPreferences, 'updateReminders'),
  Reminders_unsubscribe: onFirstUse(remindersUnsubscription, 'unsubscribe'),
  PushSubscriptions_create: onFirstUse(remindersDevices, 'createSubscription'),
  PushSubscriptions_list: onFirstUse(pushSubscriptions, 'listSubscriptions'),
  PushSubscriptions_remove: onFirstUse(pushSubscriptions, 'removeSubscription'),
  Connections_vcard: onFirstUse(addressBook, 'connectionVcard'),
  AddressBook_export: onFirstUse(addressBook, 'exportAddressBook'),
  AddressBook_choice: onFirstUse(removedPeople, 'getChoice'),
  AddressBook_choose: onFirstUse(removedPeople, 'choose'),
  AddressBook_removed: onFirstUse(removedPeople, 'listRemoved'),
  AddressBook_takeOut: onFirstUse(removedPeople, 'takeOut'),
  AddressBook_putBack: onFirstUse(removedPeople, 'putBack'),
  AddressBook_putAllBack: onFirstUse(removedPeople, 'putAllBack'),
  Webhooks_create: onFirstUse(webhooks, 'createWebhook'),
  Webhooks_list: onFirstUse(webhooks, 'listWebhooks'),
  Webhooks_get: onFirstUse(webhooks, 'getWebhook'),
  Webhooks_update: onFirstUse(webhooks, 'updateWebhook'),
  Webhooks_remove: onFirstUse(webhooksRemoval, 'removeWebhook'),
  Webhooks_restore: onFirstUse(webhooksRemoval, 'restoreWebhook'),
  Webhooks_rotateSecret: onFirstUse(webhooks, 'rotateSecret'),
  Meetings_list: onFirstUse(meetings, 'listMeetings'),
  MeetingAttendees_list: onFirstUse(meetingsAttendees, 'listAttendees'),
  MeetingAttendees_dismiss: onFirstUse(meetingsAttendees, 'dismissAttendee'),
  MeetingAttendees_suggestAgain: onFirstUse(meetingsAttendees, 'suggestAttendeeAgain'),
  MeetingCalendars_list: onFirstUse(meetingsCalendars, 'listCalendars'),
  MeetingCalendars_get: onFirstUse(meetingsCalendars, 'getCalendar'),
  MeetingCalendars_create: { prepare: onFirstUse(meetingsCalendars, 'prepareCalendar') },
  MeetingCalendars_update: onFirstUse(meetingsCalendars, 'updateCalendar'),
  MeetingCalendars_refresh: { prepare: onFirstUse(meetingsCalendars, 'prepareRefresh') },
  MeetingCalendars_remove: onFirstUse(meetingsRemoval, 'removeCalendar'),
  MeetingCalendars_restore: onFirstUse(meetingsRemoval, 'restoreCalendar'),
  Webhooks_test: { prepare: onFirstUse(webhooksDeliveries, 'prepareTest') },
  Webhooks_deliveries: onFirstUse(webhooksDeliveries, 'listDeliveries'),
  Webhooks_replay: onFirstUse(webhooksDeliveries, 'replayDelivery'),
  Events_list: { answer: onFirstUse(eventsList, 'listEvents'), follow: onFirstUse(eventsFollow, 'followEvents') },
}
