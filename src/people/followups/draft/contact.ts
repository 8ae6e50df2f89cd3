import { dateAt } from '#language/calendar/calendar.ts'
import type { Contact, Day } from '#language/language-data/wording.ts'
import { namePartsOf } from '#language/names/call-name.ts'
import type { Facts } from './facts.ts'
import { type Phrasebook, readsNotes } from './reading/books.ts'
import { occasionByKind } from './reading/meeting-words.ts'
import { contactInNote } from './reading/note-contact.ts'
import { occasionIn } from './reading/occasion.ts'

type Context = { book: Phrasebook; today: Day }

/** The newest entry that tells of being in touch, for sure. Behind a newer one that is unsure, none is the newest. */
export function lastContact({ entries, person, timeZone }: Facts, { book, today }: Context): Contact | null {
  const names = namePartsOf(person.displayName)
  for (const [at, entry] of entries.entries()) {
    const day = dateAt(entry.occurredAt, timeZone)
    if (Temporal.PlainDate.compare(day, today) > 0) continue
    const isTold = entry.source === 'member' || entry.source === 'assistant'
    const contact =
      isTold && entry.kind !== 'exchange' && readsNotes(book)
        ? contactInNote(entry, { names, day, timeZone, book })
        : occasionIn(entry, { names, day, oldest: at === entries.length - 1 && entries.length < 10 })
    if (contact) return contact
    if (isTold && entry.kind in occasionByKind) return null
  }
  return null
}
