import { dateAt } from '#language/calendar/calendar.ts'
import { findDates } from '#language/dates/dates.ts'
import type { Contact, Day } from '#language/language-data/wording.ts'
import { namePartsOf } from '#language/names/call-name.ts'
import { clausesByPunctuation, plainSentences } from '#language/sentences/plain-sentences.ts'
import { wordSet } from '#language/words/word-set.ts'
import { isByOthers } from '#platform/db/schema/values.ts'
import type { Entry, Facts } from './facts.ts'
import type { Phrasebook } from './reading/books.ts'
import { mentionsOthers } from './reading/places.ts'
import { isOver, planQuestion } from './reading/plan-questions.ts'
import { inSecondPerson, isName } from './reading/second-person.ts'
import { isSensitive } from './reading/sensitive.ts'
import { isFitForMessage } from './reading/whole-phrase.ts'

/** News that is older is no news. */
const maxDays = 90

type Context = { book: Phrasebook; today: Day; contact: Contact | null }
type News = { sentence: string; ixId: string }

/** A person's current activity, from the newest entry that states it clearly and has nothing private. */
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

/** Something new: "her new studio". */
function newThingIn(sentences: string[], book: Phrasebook): string | null {
  for (const clause of sentences.slice(0, maxSentences).flatMap(clausesByPunctuation)) {
    const thing = book.reads.isUnsure(clause) ? null : book.reads.newThing(clause)
    if (thing) return book.newThing(thing)
  }
  return null
}

const maxMentioned = 30

type Newest = { names: string[]; day: Day; today: Day }

/** Good news, which may be repeated to the person as told. */
const goodNews = wordSet(`
  won passed got started joined finished opened published bought booked moved retired graduated enrolled signed adopted
  planted built launched found learned received wrote made`)

/** Activities that anybody may ask about. */
const pursuits = wordSet(`
  doing going coming moving starting opening launching planning working writing building learning training studying staying
  playing singing running teaching organising organizing preparing renovating designing recording making visiting joining
  travelling traveling spending directing rehearsing painting`)

/** The person's own question or statement in the newest entry: "You asked if I know a clinic". */
function mentionIn(sentences: string[], { names, day, today }: Newest): string | null {
  for (const [at, sentence] of sentences.slice(0, maxMentioned).entries()) {
    if (/\?|\b(?:not|never|no|nobody|only|but)\b|n['’]t\b|["“”]/i.test(sentence)) continue
    const others = mentionsOthers(sentences.slice(0, at), names)
    const [clause = ''] = clausesByPunctuation(sentence)
    const [subject = '', verb = '', ...rest] = clause.split(' ')
    const isOwn = isName(subject, names) || (/^(?:she|he|they)$/i.test(subject) && !others)
    if (!isOwn || rest.length < 2 || isOver(clause, { day, today })) continue
    const told = retold(verb.toLowerCase(), rest.join(' '), names)
    if (told && isFitForMessage(told)) return `${told}.`
  }
  return null
}

function retold(verb: string, rest: string, names: string[]) {
  const said = inSecondPerson(rest, names)
  if (/^(?:asks|asked)$/.test(verb))
    return /^(?:if|whether|about) /.test(said) ? `You asked ${said} and I have not forgotten` : null
  if (pursuits.has(verb)) return `You mentioned that you are ${verb} ${said}`
  if (verb === 'is' && pursuits.has(said.split(' ')[0] ?? '')) return `You mentioned that you are ${said}`
  if (verb === 'has' && goodNews.has(said.split(' ')[0] ?? '')) return `You mentioned that you have ${said}`
  return goodNews.has(verb) ? `You mentioned that you ${verb} ${said}` : null
}
