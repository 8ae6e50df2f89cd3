import type { RecordKind } from '../records/kind.ts'
import { addressBook, addressBookPeople } from './address-book.ts'
import { captures } from './captures.ts'
import { cards } from './cards.ts'
import { contactExtras, contactUids } from './contact-extras.ts'
import { distinctPeople } from './distinct-people.ts'
import { followups } from './followups.ts'
import { interactions } from './interactions.ts'
import { leads } from './leads.ts'
import { merges } from './merges.ts'
import { dates, gifts } from './occasions.ts'
import { organizationNames } from './organization-names.ts'
import { people } from './people.ts'
import { findings, promises } from './promises.ts'
import { relations } from './relations.ts'
import { reminders, webhooks } from './settings.ts'
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
  organizationNames,
  relations,
  dates,
  gifts,
]
