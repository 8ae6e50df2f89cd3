import { dateAt } from '#language/calendar/calendar.ts'
import { findDates } from '#language/dates/dates.ts'
import type { Contact, Day } from '#language/language-data/wording.ts'
import { namePartsOf } from '#language/names/call-name.ts'
import { clausesByPunctuation, plainSentences } from '#language/sentences/plain-sentences.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import type { Entry, Facts } from './facts.ts'
import type { Phrasebook } from './reading/books.ts'
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

/** How far ahead one wishes well, and how long after one asks. */
const daysAhead = 60
const daysGone = 30
const maxSentences = 30
/** The day of an event begins the clause after it: "Exam, on Friday". */
const maxLead = 8

type About = { entry: Entry; timeZone: string; today: Day; book: Phrasebook }

/** A wish for something with a day to it that is still ahead, or a question after one that has been since. */
function eventIn(sentences: string[], { entry, timeZone, today, book }: About): string | null {
  const said = { at: Temporal.Instant.from(entry.occurredAt), timeZone }
  const written = dateAt(entry.occurredAt, timeZone)
  const clauses = sentences.slice(0, maxSentences).flatMap(clausesByPunctuation)
  for (const [at, clause] of clauses.entries()) {
    const event = book.reads.event(clause)
    if (!event || book.reads.isUnsure(clause)) continue
    const next = clauses[at + 1] ?? ''
    const isOfNext = book.reads.event(next) !== null
    const later = isOfNext ? [] : findDates(next, said, book.code).filter(({ index }) => index < maxLead)
    const [date] = [...findDates(clause, said, book.code), ...later]
    if (!date || date.by || Temporal.PlainDate.compare(date.day, written) < 0) continue
    const days = today.until(date.day).days
    const on = book.onDay(date.day, today)
    if (days >= 0 && days <= daysAhead) return book.eventAhead(event, on)
    if (days < 0 && days >= -daysGone) return book.eventGone(event, on)
  }
  return null
}

/** Something new of theirs: "her new studio". */
function newThingIn(sentences: string[], book: Phrasebook): string | null {
  for (const clause of sentences.slice(0, maxSentences).flatMap(clausesByPunctuation)) {
    const thing = book.reads.isUnsure(clause) ? null : book.reads.newThing(clause)
    if (thing) return book.newThing(thing)
  }
  return null
}
