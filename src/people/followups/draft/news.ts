import { dateAt } from '#language/calendar/calendar.ts'
import { namePartsOf } from '#language/names/call-name.ts'
import { plainSentences } from '#language/sentences/plain-sentences.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import { eventIn, newThingIn } from './events.ts'
import type { Facts } from './facts.ts'
import type { Contact, Day, Phrasebook } from './languages/phrasebook.ts'
import { mentionIn } from './reading/mentions.ts'
import { planQuestion } from './reading/plan-questions.ts'
import { isSensitive } from './reading/sensitive.ts'

/** News that is older is no news. */
const maxDays = 90

type Context = { book: Phrasebook; today: Day; contact: Contact | null }
type News = { sentence: string; ixId: string }

/** What a person is up to, from the newest entry that says so plainly and holds nothing private. */
export function findNews({ entries, person, timeZone }: Facts, { book, today, contact }: Context): News | null {
  const names = namePartsOf(person.displayName)
  const isEnglish = book.code === 'en'
  for (const [at, entry] of entries.entries()) {
    const isNewest = at === 0
    const isSpokenOf = contact?.ixId === entry.ixId && contact.topic !== null
    const day = dateAt(entry.occurredAt, timeZone)
    const days = day.until(today).days
    const sentences = plainSentences(entry.text)
    if (days < 0 || isByOthers(entry.source) || sentences.some((sentence) => isSensitive(sentence, names, book.code)))
      continue
    const event = eventIn(sentences, { entry, timeZone, today, book })
    if (event) return { sentence: event, ixId: entry.ixId }
    if (days > maxDays) continue
    const sentence =
      (isEnglish ? planQuestion(sentences, { names, day, today }) : null) ??
      (isEnglish && isNewest ? mentionIn(sentences, { names, day, today }) : null) ??
      (isSpokenOf ? null : newThingIn(sentences, book))
    if (sentence) return { sentence, ixId: entry.ixId }
  }
  return null
}
