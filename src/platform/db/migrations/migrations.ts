import type { Kysely } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Engine } from '../engine/engine.ts'
import { contactByEntry } from './025-contact-by-entry.ts'
import { facts } from './027-facts.ts'
import { toolsOfApps } from './028-tools-of-apps.ts'
import { toolChanges } from './029-tool-changes.ts'
import { looksOfCards } from './030-looks-of-cards.ts'
import { importChoices } from './033-import-choices.ts'
import { reminders } from './034-reminders.ts'
import { pushSubscriptions } from './035-push-subscriptions.ts'
import { meetingCalendars } from './038-meeting-calendars.ts'
import { removalInParts } from './047-removal-in-parts.ts'
import { waitingWords } from './048-waiting-words.ts'
import { restorationInParts } from './051-restoration-in-parts.ts'
import { importFileNames } from './057-import-file-names.ts'
import { theHouse } from './earlier/001-the-house.ts'
import { theLivingMemory } from './earlier/002-the-living-memory.ts'
import { cardsToShare } from './earlier/003-cards-to-share.ts'
import { questionsAndAnswers } from './earlier/004-questions-and-answers.ts'
import { connectedApps } from './earlier/005-connected-apps.ts'
import { webhooks } from './earlier/006-webhooks.ts'
import { calendarFeeds } from './earlier/007-calendar-feeds.ts'
import { imports } from './earlier/008-imports.ts'
import { archives } from './earlier/009-archives.ts'
import { forgottenPasswords } from './earlier/010-forgotten-passwords.ts'
import { vectorsFollowEvents } from './earlier/011-vectors-follow-events.ts'
import { peopleInOrder } from './earlier/012-people-in-order.ts'
import { chosenIds } from './earlier/013-chosen-ids.ts'
import { captures } from './earlier/014-captures.ts'
import { removals } from './earlier/015-removals.ts'
import { photosOfPeople } from './earlier/016-photos-of-people.ts'
import { buriedJobs } from './earlier/017-buried-jobs.ts'
import { knownPlaces } from './earlier/018-known-places.ts'
import { opaqueEventIds } from './earlier/018-opaque-event-ids.ts'
import { managedAccess } from './earlier/019-managed-access.ts'
import { labelsByPerson } from './indexes/045-labels-by-person.ts'
import { eventsByNumber } from './indexes/049-events-by-number.ts'
import { vectorsInOrder } from './indexes/050-vectors-in-order.ts'
import { promisesByDay } from './indexes/052-promises-by-day.ts'
import { openPromisesInTheIndex } from './indexes/053-open-promises-in-the-index.ts'
import { recordingsBySize } from './indexes/061-recordings-by-size.ts'
import { wordsThatLeft } from './indexes/065-words-that-left.ts'
import { rebuildsInParts } from './indexes/066-rebuilds-in-parts.ts'
import { securityLog } from './sign-in/020-security-log.ts'
import { sessionsByDevice } from './sign-in/021-sessions-by-device.ts'
import { passkeys } from './sign-in/022-passkeys.ts'
import { twoStepSignIn } from './sign-in/023-two-step-sign-in.ts'
import { verifiedAddresses } from './sign-in/024-verified-addresses.ts'
import { addressBooks } from './syncing/037-address-books.ts'
import { tasks } from './syncing/039-tasks.ts'
import { longRevisions } from './syncing/054-long-revisions.ts'

/** Forward only, and never changed once released: a later change is a later migration. */
const steps: Record<string, (db: Kysely<unknown>, engine: Engine) => Promise<void>> = {
  '001-the-house': theHouse,
  '002-the-living-memory': theLivingMemory,
  '003-cards-to-share': cardsToShare,
  '004-questions-and-answers': questionsAndAnswers,
  '005-connected-apps': connectedApps,
  '006-webhooks': webhooks,
  '007-calendar-feeds': calendarFeeds,
  '008-imports': imports,
  '009-archives': archives,
  '010-forgotten-passwords': forgottenPasswords,
  '011-vectors-follow-events': vectorsFollowEvents,
  '012-people-in-order': peopleInOrder,
  '013-chosen-ids': chosenIds,
  '014-captures': captures,
  '015-removals': removals,
  '016-photos-of-people': photosOfPeople,
  '017-buried-jobs': buriedJobs,
  '019-managed-access': managedAccess,
  '018-known-places': knownPlaces,
  '018-opaque-event-ids': opaqueEventIds,
  '020-security-log': securityLog,
  '021-sessions-by-device': sessionsByDevice,
  '022-passkeys': passkeys,
  '023-two-step-sign-in': twoStepSignIn,
  '024-verified-addresses': verifiedAddresses,
  '025-contact-by-entry': contactByEntry,
  '027-facts': facts,
  '028-tools-of-apps': toolsOfApps,
  '029-tool-changes': toolChanges,
  '030-looks-of-cards': looksOfCards,
  '033-import-choices': importChoices,
  '034-reminders': reminders,
  '035-push-subscriptions': pushSubscriptions,
  '037-address-books': addressBooks,
  '038-meeting-calendars': meetingCalendars,
  '039-tasks': tasks,
  '045-labels-by-person': labelsByPerson,
  '047-removal-in-parts': removalInParts,
  '048-waiting-words': waitingWords,
  '049-events-by-number': eventsByNumber,
  '050-vectors-in-order': vectorsInOrder,
  '051-restoration-in-parts': restorationInParts,
  '052-promises-by-day': promisesByDay,
  '053-open-promises-in-the-index': openPromisesInTheIndex,
  '054-long-revisions': longRevisions,
  '057-import-file-names': importFileNames,
  '061-recordings-by-size': recordingsBySize,
  '065-words-that-left': wordsThatLeft,
  '066-rebuilds-in-parts': rebuildsInParts,
}

export const migrationNames: ReadonlySet<string> = new Set(Object.keys(steps))

export function migrations(engine: Engine): Record<string, Migration> {
  return Object.fromEntries(
    Object.entries(steps).map(([name, step]) => [name, { up: (db: Kysely<unknown>) => step(db, engine) }]),
  )
}
