import type { Schema } from '#platform/db/schema/schema.ts'
import type { RecordKind } from '../records/kind.ts'
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
import { tagRhythms } from './tag-rhythms.ts'
import { messages, threads } from './threads.ts'

/** All kinds in an archive, in the order they are written and read: parents before children. */
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
]

/** Private tables that are not exported, and why. Every private table is in one of the two lists. */
export const notExported: Partial<Record<keyof Schema, string>> = {
  addressBooks: 'Says what devices have synced with this instance.',
  addressCards: 'Written from exported records, under the names that devices of this instance know.',
  addressCardVersions: 'Earlier states of cards that devices of this instance may still have, kept for a month.',
  taskLists: 'Says what devices have synced with this instance.',
  tasks:
    'Written from exported promises, under the names that devices of this instance know. Devices still have those that wait.',
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
  reminders: 'Says when this instance last told you something. New choices are made in the other instance.',
  pushSubscriptions: 'A browser takes notifications from one instance only.',
  securityLog: 'Tells who used this instance, from where.',
  deliveries: 'The log of webhooks, which contain secrets. New webhooks are created in the other instance.',
  removals: 'What you removed and can restore in this instance for 30 days.',
  removedRecords: 'What you removed and can restore in this instance for 30 days.',
  toolChanges: 'What assistants changed in this instance and can undo for a day.',
  archiveImports: 'The import log of this instance.',
  imports: 'The import log of this instance, kept for a month.',
  importRows: 'The import log of this instance, kept for a month.',
}
