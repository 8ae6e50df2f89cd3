import { dateAt } from '#language/calendar/calendar.ts'
import { namePartsOf } from '#language/names/call-name.ts'
import type { Facts } from './facts.ts'
import type { Contact, Day } from './languages/phrasebook.ts'
import { occasionIn } from './reading/occasion.ts'

/** The newest entry that tells of being in touch, for sure. */
export function lastContact({ entries, person, timeZone }: Facts, today: Day): Contact | null {
  const names = namePartsOf(person.displayName)
  for (const [at, entry] of entries.entries()) {
    const day = dateAt(entry.occurredAt, timeZone)
    if (Temporal.PlainDate.compare(day, today) > 0) continue
    const contact = occasionIn(entry, { names, day, oldest: at === entries.length - 1 && entries.length < 10 })
    if (contact) return contact
  }
  return null
}
