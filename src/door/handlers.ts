import { listRatings, rateAnswer } from '#asking/ask/feedback.ts'
import { beginAsking, beginRetry, finishAsking } from '#asking/ask/questions.ts'
import { removeThread, restoreThread } from '#asking/ask/removal.ts'
import { createThread, getThread, listThreads, updateThread } from '#asking/ask/threads.ts'
import { getCounts } from '#cards/counts/counts.ts'
import { connectionVcard, exportAddressBook } from '#cards/vcards/writing/address-book.ts'
import { getBrief, getConnection } from '#people/briefs/brief.ts'
import { createConnection, updateConnection } from '#people/connections/connections.ts'
import { countConnections, countLabels } from '#people/connections/listing/count.ts'
import { listConnections } from '#people/connections/listing/list.ts'
import { searchConnections } from '#people/connections/search.ts'
import { keepApart, undoKeepApart } from '#people/duplicates/kept-apart.ts'
import { mergeConnections } from '#people/duplicates/merging/merge.ts'
import { listMerges, undoMerge } from '#people/duplicates/merging/undo.ts'
import { suggestDuplicates } from '#people/duplicates/suggest.ts'
import { patchFollowup, removeFollowup } from '#people/followups/actions.ts'
import { getFollowup, listFollowups, prepareDraft } from '#people/followups/followups.ts'
import { addNote, getInteraction, listInteractions, updateInteraction } from '#people/interactions/interactions.ts'
import { expectInteraction, prepareInteraction } from '#people/interactions/memos.ts'
import { getInteractionAudio } from '#people/interactions/recordings.ts'
import { removeInteraction, restoreInteraction } from '#people/interactions/removal.ts'
import { introduce } from '#people/introductions/introduce.ts'
import { lookBack } from '#people/moves/look-back.ts'
import { listNextMoves } from '#people/moves/next-moves.ts'
import { listNudges } from '#people/moves/nudges.ts'
import { restConnection, wakeConnection } from '#people/moves/rest.ts'
import { expectPhoto, getPhoto, preparePhoto, removePhoto } from '#people/photos/photos.ts'
import {
  completePromise,
  createPromise,
  getPromise,
  listOpenPromises,
  listPromisesTo,
  reopenPromise,
} from '#people/promises/promises.ts'
import { removePromise, restorePromise } from '#people/promises/removal.ts'
import { acceptSuggestion, dismissSuggestion, listSuggestions, suggestAgain } from '#people/promises/suggestions.ts'
import { updatePromise } from '#people/promises/update.ts'
import { createRelation, getRelation, listRelations, updateRelation } from '#people/relations/relations.ts'
import { removeRelation, restoreRelation } from '#people/relations/removal.ts'
import { dismissRelation, suggestRelationAgain, suggestRelations } from '#people/relations/suggestions.ts'
import { prepareRestoration, removeConnection } from '#people/removals/removal.ts'
import { listTagRhythms, removeTagRhythm, setTagRhythm } from '#people/rhythms/tag-rhythms.ts'
import { listTags, removeTag, renameTag } from '#people/tags/tags.ts'
import { followEvents, listEvents } from '#platform/events/events.ts'
import { listJobs, retryJob } from '#platform/jobs/jobs.ts'
import { getRemoval, listRemovals } from '#platform/removals/list.ts'
import { purgeRemoval } from '#platform/removals/purge.ts'
import { getStorage } from '#platform/storage/storage.ts'
import { reviewAccess } from '#transfer/access-review/review.ts'
import { choose, getChoice, listRemoved, putAllBack, putBack, takeOut } from '#transfer/address-book/removed-people.ts'
import { exportArchive } from '#transfer/archive/exporting/export.ts'
import {
  expectArchive,
  getArchiveImport,
  listArchiveImports,
  prepareArchive,
} from '#transfer/archive/importing/imports.ts'
import { createFeed, getFeed, removeFeed } from '#transfer/calendar/feeds.ts'
import { applyImport } from '#transfer/imports/applying/apply.ts'
import { getImport, listImports, prepareImport, removeImport, updateImport } from '#transfer/imports/imports.ts'
import { decideRow, listRows } from '#transfer/imports/rows.ts'
import { undoImport } from '#transfer/imports/undoing/undo.ts'
import { dismissAttendee, listAttendees, suggestAttendeeAgain } from '#transfer/meetings/attendees.ts'
import {
  getCalendar,
  listCalendars,
  prepareCalendar,
  prepareRefresh,
  removeCalendar,
  restoreCalendar,
  updateCalendar,
} from '#transfer/meetings/calendars.ts'
import { listMeetings } from '#transfer/meetings/meetings.ts'
import { assignTask, discardTask, listWaiting } from '#transfer/tasks/writing/waiting.ts'
import { listDeliveries, prepareTest, replayDelivery } from '#transfer/webhooks/deliveries.ts'
import { removeWebhook, restoreWebhook } from '#transfer/webhooks/removal.ts'
import { createWebhook, getWebhook, listWebhooks, rotateSecret, updateWebhook } from '#transfer/webhooks/webhooks.ts'
import { accountHandlers } from './account-handlers.ts'
import { cardHandlers } from './card-handlers.ts'
import type { Handlers } from './handler.ts'
import { jobRevivals } from './member-hooks.ts'
import { memoryHandlers } from './memory-handlers.ts'
import { peopleHandlers } from './people-handlers.ts'
import { undoLastChange } from './tool-changes/undo.ts'

/** The function of each operation. A missing or mismatched one is a compile error. */
export const handlers: Handlers = {
  ...accountHandlers,
  ...cardHandlers,
  ...memoryHandlers,
  ...peopleHandlers,
  Access_review: reviewAccess,
  Imports_create: { prepare: prepareImport },
  Imports_list: listImports,
  Imports_get: getImport,
  Imports_update: updateImport,
  Imports_rows: listRows,
  Imports_decide: decideRow,
  Imports_apply: applyImport,
  Imports_undo: undoImport,
  Imports_remove: removeImport,
  Connections_create: createConnection,
  Connections_introduce: introduce,
  Connections_search: searchConnections,
  Connections_list: listConnections,
  Connections_count: countConnections,
  Connections_countLabels: countLabels,
  Connections_get: getConnection,
  Connections_brief: getBrief,
  Connections_update: updateConnection,
  Connections_remove: removeConnection,
  Connections_restore: { prepare: prepareRestoration },
  Connections_photo: { expect: expectPhoto, prepare: preparePhoto },
  Connections_getPhoto: getPhoto,
  Connections_removePhoto: removePhoto,
  Connections_duplicates: suggestDuplicates,
  Connections_keepApart: keepApart,
  Connections_undoKeepApart: undoKeepApart,
  Connections_merge: mergeConnections,
  Merges_list: listMerges,
  Connections_undoMerge: undoMerge,
  Relations_list: listRelations,
  Relations_create: createRelation,
  Relations_get: getRelation,
  Relations_update: updateRelation,
  Relations_remove: removeRelation,
  Relations_restore: restoreRelation,
  Relations_suggested: suggestRelations,
  Relations_dismiss: dismissRelation,
  Relations_suggestAgain: suggestRelationAgain,
  Memory_listInteractions: listInteractions,
  Memory_getInteraction: getInteraction,
  Memory_addNote: addNote,
  Memory_addInteraction: {
    expect: expectInteraction,
    prepare: prepareInteraction,
  },
  Memory_getInteractionAudio: getInteractionAudio,
  Memory_updateInteraction: updateInteraction,
  Memory_removeInteraction: removeInteraction,
  Memory_restoreInteraction: restoreInteraction,
  Promises_listOpen: listOpenPromises,
  Promises_list: listPromisesTo,
  Promises_get: getPromise,
  Promises_create: createPromise,
  Promises_update: updatePromise,
  Promises_remove: removePromise,
  Promises_restore: restorePromise,
  Promises_complete: completePromise,
  Promises_reopen: reopenPromise,
  Promises_suggested: listSuggestions,
  Promises_accept: acceptSuggestion,
  Promises_dismiss: dismissSuggestion,
  Promises_suggestAgain: suggestAgain,
  Followups_draft: { prepare: prepareDraft },
  Followups_list: listFollowups,
  Followups_get: getFollowup,
  Followups_patch: patchFollowup,
  Followups_remove: removeFollowup,
  Jobs_list: listJobs,
  Jobs_retry: async (ctx, input) => retryJob(ctx, input, jobRevivals),
  Moves_next: listNextMoves,
  Moves_nudges: listNudges,
  Moves_lookBack: lookBack,
  Moves_rest: restConnection,
  Moves_wake: wakeConnection,
  Counts_get: getCounts,
  Tags_list: listTags,
  Tags_rename: renameTag,
  Tags_remove: removeTag,
  Tasks_waiting: listWaiting,
  Tasks_assign: assignTask,
  Tasks_discard: discardTask,
  Storage_get: getStorage,
  ToolChanges_undo: undoLastChange,
  Removals_list: listRemovals,
  Removals_get: getRemoval,
  Removals_purge: purgeRemoval,
  Rhythms_list: listTagRhythms,
  Rhythms_set: setTagRhythm,
  Rhythms_remove: removeTagRhythm,
  Memory_ask: async (ctx, input) => {
    const { answerWithoutThread } = await import('#asking/ask/answer-without-thread.ts')
    return answerWithoutThread(ctx, input)
  },
  Threads_create: createThread,
  Threads_list: listThreads,
  Threads_get: getThread,
  Threads_update: updateThread,
  Threads_remove: removeThread,
  Threads_restore: restoreThread,
  Threads_ask: { begin: beginAsking, finish: finishAsking },
  Threads_retry: { begin: beginRetry, finish: finishAsking },
  Threads_feedback: rateAnswer,
  Threads_ratings: listRatings,
  Archive_export: exportArchive,
  Archive_import: {
    expect: expectArchive,
    prepare: prepareArchive,
  },
  Archive_imports: listArchiveImports,
  Archive_status: getArchiveImport,
  Calendar_get: getFeed,
  Calendar_create: createFeed,
  Calendar_remove: removeFeed,
  Connections_vcard: connectionVcard,
  AddressBook_export: exportAddressBook,
  AddressBook_choice: getChoice,
  AddressBook_choose: choose,
  AddressBook_removed: listRemoved,
  AddressBook_takeOut: takeOut,
  AddressBook_putBack: putBack,
  AddressBook_putAllBack: putAllBack,
  Webhooks_create: createWebhook,
  Webhooks_list: listWebhooks,
  Webhooks_get: getWebhook,
  Webhooks_update: updateWebhook,
  Webhooks_remove: removeWebhook,
  Webhooks_restore: restoreWebhook,
  Webhooks_rotateSecret: rotateSecret,
  Meetings_list: listMeetings,
  MeetingAttendees_list: listAttendees,
  MeetingAttendees_dismiss: dismissAttendee,
  MeetingAttendees_suggestAgain: suggestAttendeeAgain,
  MeetingCalendars_list: listCalendars,
  MeetingCalendars_get: getCalendar,
  MeetingCalendars_create: { prepare: prepareCalendar },
  MeetingCalendars_update: updateCalendar,
  MeetingCalendars_refresh: { prepare: prepareRefresh },
  MeetingCalendars_remove: removeCalendar,
  MeetingCalendars_restore: restoreCalendar,
  Webhooks_test: { prepare: prepareTest },
  Webhooks_deliveries: listDeliveries,
  Webhooks_replay: replayDelivery,
  Events_list: { answer: listEvents, follow: followEvents },
}
