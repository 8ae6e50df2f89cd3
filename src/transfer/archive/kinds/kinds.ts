import type { Schema } from '#platform/db/schema/schema.ts'
import type { Kind } from '../records/kind.ts'
import { cards } from './cards.ts'
import { contactExtras } from './contact-extras.ts'
import { contactUids } from './contact-uids.ts'
import { keptApart } from './distinct-people.ts'
import { followups } from './followups.ts'
import { interactions } from './interactions.ts'
import { leads } from './leads.ts'
import { merges } from './merges.ts'
import { people } from './people.ts'
import { findings, promises } from './promises.ts'
import { tagRhythms } from './tag-rhythms.ts'
import { messages, threads } from './threads.ts'

/** Everything an archive holds, in the order it is written and read: what belongs to something comes after it. */
export const kinds: readonly Kind[] = [
  tagRhythms,
  people,
  contactExtras,
  contactUids,
  keptApart,
  interactions,
  promises,
  findings,
  followups,
  merges,
  cards,
  leads,
  threads,
  messages,
]

/** What of a member is in no archive, and why. A private table is in one of the two lists. */
export const notExported: Partial<Record<keyof Schema, string>> = {
  searchTerms: 'Worked out from what is exported.',
  searchVariants: 'Worked out from what is exported.',
  vectors: 'Worked out from what is exported, by a model that the other instance may not have.',
  events: 'Tells programs what changed in this instance, for a month.',
  cardDays: 'Counts visits to pages of this instance; those of a card that comes in begin anew.',
  passwordResets: 'Holds secrets that last an hour.',
  calendarFeeds: 'Holds secrets: new ones are made where they are wanted.',
  deliveries: 'Tells what this instance sent to webhooks, which hold secrets: new ones are made where they are wanted.',
  archiveImports: 'Tells what was brought into this instance.',
  imports: 'Tells what was brought into this instance, for a month.',
  importRows: 'Tells what was brought into this instance, for a month.',
}
