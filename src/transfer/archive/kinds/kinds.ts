import type { Schema } from '#platform/db/schema/schema.ts'
import type { RecordKind } from '../records/kind.ts'
import { addressBook, addressBookPeople } from './address-book.ts'
import { captures } from './captures.ts'
import { cards } from './cards.ts'
import { contactExtras } from './contact-extras.ts'
import { contactUids } from './contact-uids.ts'
import { distinctPeople } from './distinct-people.ts'
import { followups } from './followups.ts'
import { interactions } from './interactions.ts'
import { leads } from './leads.ts'
import { merges } from './merges.ts'
import { people } from './people.ts'
import { findings, promises } from './promises.ts'
import { reminders } from './settings/reminders.ts'
import { webhooks } from './settings/webhooks.ts'
import { tagRhythms } from './tag-rhythms.ts'
import { messages, threads } from './threads.ts'
import { waiting } from './waiting-tasks.ts'

/**
 * All kinds in an archive, in the order they are written and read: parents before children. New ones come last, because an
 * import that goes on after an update knows how many are done.
 */
export const kinds: readonly RecordKind[] = [
  tagRhythms,
  people,
  contactExtras,
  contactUids,
  distinctPeople,
  interactions,
  captures,
  promises,
  findings,
  followups,
  merges,
  cards,
  leads,
  threads,
  messages,
  waiting,
  addressBook,
  addressBookPeople,
  reminders,
  webhooks,
]

/** Other tables with something of a member, and why they are not exported. Each is in one of the two lists. */
export const notExported: Partial<Record<keyof Schema, string>> = {
  apps: 'Says which apps may use this instance.',
  cardAddresses: 'The addresses of exported cards in this instance.',
  jobs: 'What this instance still has to do.',
  memberships: 'Workspaces belong to their instance.',
  tokens: 'Contains secrets. New tokens are created in the other instance.',
  addressCardVersions: 'Earlier states of cards that devices of this instance may still have, kept for a month.',
  taskLists: 'Says what devices have synced with this instance.',
  connectionLabels: 'Computed from exported records.',
  facts: 'Computed from exported records.',
  searchTerms: 'Computed from exported records.',
  searchVariants: 'Computed from exported records.',
  rebuilds: 'Says how far this instance is with rebuilding an index.',
  searchLeftovers: 'Words that are about to be forgotten.',
  vectors: 'Computed from exported records, by a model that another instance may not have.',
  chosenIds: 'They tell repeated requests to this instance from new ones.',
  events: 'The change log of this instance, kept for a month.',
  cardDays: 'Counts visits to this instance. An imported card starts at zero.',
  passwordResets: 'Contains secrets that are valid for an hour.',
  emailLinks: 'Contains secrets that are valid for a day.',
  passkeys: 'A passkey works at one address only. New passkeys are added in the other instance.',
  passkeyChallenges: 'They are valid for five minutes.',
  authenticatorApps: 'Contains a secret. The authenticator app is set up anew in the other instance.',
  recoveryCodes: 'They belong to the authenticator app.',
  knownPlaces: 'Says where a member signed in on this instance.',
  calendarFeeds: 'Contains secrets. New feeds are created in the other instance.',
  meetingCalendars: 'Contains secrets. Calendars are added anew in the other instance.',
  meetings: 'Read from your calendars. The entries they became are exported.',
  meetingEntries: 'Says which entries follow a calendar of this instance.',
  dismissedAttendees: 'Says who is not suggested from the calendars of this instance.',
  pushSubscriptions: 'A browser takes notifications from one instance only.',
  securityLog: 'Tells who used this instance, from where.',
  deliveries: 'What this instance sent to webhooks, kept for a month.',
  removals: 'What you removed and can restore in this instance for 30 days.',
  removedRecords: 'What you removed and can restore in this instance for 30 days.',
  toolChanges: 'What assistants changed in this instance and can undo for a day.',
  archiveImports: 'The import log of this instance.',
  imports: 'The import log of this instance, kept for a month.',
  importRows: 'The import log of this instance, kept for a month.',
}
