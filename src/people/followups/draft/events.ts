import { dateAt } from '#language/calendar/calendar.ts'
import { findDates } from '#language/dates/dates.ts'
import { clausesByPunctuation } from '#language/sentences/plain-sentences.ts'
import type { Entry } from './facts.ts'
import type { Day, Phrasebook } from './languages/phrasebook.ts'

/** How far ahead one wishes well, and how long after one asks. */
const daysAhead = 60
const daysGone = 30
const maxSentences = 30
/** The day of an event begins the clause after it: "Exam, on Friday". */
const maxLead = 8

type About = { entry: Entry; timeZone: string; today: Day; book: Phrasebook }

/** A wish for something with a day to it that is still ahead, or a question after one that has been since. */
export function eventIn(sentences: string[], { entry, timeZone, today, book }: About): string | null {
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
export function newThingIn(sentences: string[], book: Phrasebook): string | null {
  for (const clause of sentences.slice(0, maxSentences).flatMap(clausesByPunctuation)) {
    const thing = book.reads.isUnsure(clause) ? null : book.reads.newThing(clause)
    if (thing) return book.newThing(thing)
  }
  return null
}
