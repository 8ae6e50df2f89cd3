import { dateAt } from '#language/calendar/calendar.ts'
import { findDates } from '#language/dates/dates.ts'
import type { Contact, Day, Doing, NoteReads } from '#language/language-data/wording.ts'
import { namePartsOf } from '#language/names/call-name.ts'
import { plainSentences } from '#language/sentences/plain-sentences.ts'
import type { Facts } from './facts.ts'
import { type Phrasebook, readsNotes } from './reading/books.ts'
import { isPicture, isWithAnother, occasionByKind } from './reading/meeting-words.ts'
import { occasionIn } from './reading/occasion.ts'
import { isSensitive } from './reading/sensitive.ts'
import { isFitForMessage } from './reading/whole-phrase.ts'

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

type Noted = { ixId: string; kind: string; text: string; source: string; occurredAt: string }
type About = { names: string[]; day: Day; timeZone: string; book: Phrasebook & { reads: NoteReads } }

/** An occasion is stated at the beginning. */
const maxSentences = 5
/** A day that is longer before the entry is that of something else. */
const maxDaysLate = 6

/** The contact that one entry reports in its language; null if uncertain. */
function contactInNote(entry: Noted, { names, day, timeZone, book }: About): Contact | null {
  const { reads, code } = book
  const plain = { ixId: entry.ixId, place: null, topic: null, day, sober: false }
  const sentences = plainSentences(entry.text)
  if (sentences.some((sentence) => reads.cancelled.test(sentence))) return null
  const sober = sentences.some((sentence) => isSensitive(sentence, names, code))
  const sure = sentences.filter((each) => !isSensitive(each, names, code) && !reads.negated.test(each))
  const said = { at: Temporal.Instant.from(entry.occurredAt), timeZone }
  const topic = sober ? null : topicIn(sure, reads)
  const kind = occasionByKind[entry.kind]
  for (const sentence of sure.slice(0, maxSentences)) {
    const doing = headOf(sentence, names, reads)
    const told = doing && findDates(sentence, said, code)[0]?.day
    const daysBefore = told ? told.until(day).days : 0
    if (!doing || daysBefore < 0 || isWithAnother(sentence, names, code)) continue
    return { ...plain, doing, topic, sober, day: told && daysBefore <= maxDaysLate ? told : day }
  }
  if (!kind || isWithAnother(entry.text, names, code)) return null
  const [first = '', second = ''] = entry.text.slice(0, 200).split(/\s+/)
  const isTheirs = names.includes(first.replace(/:$/, '')) && (first.endsWith(':') || reads.wroteToMe.test(second))
  return { ...plain, doing: kind === 'message' && isTheirs && !isPicture(entry.text) ? 'reply' : kind, topic, sober }
}

/** The word for the occasion, near the beginning; "coffee with Luis" isn't with the person. */
function headOf(sentence: string, names: string[], { heads, withThem, them }: NoteReads): Doing | null {
  for (const [words, doing] of heads) {
    const after = new RegExp(`^(?:\\p{L}+ ){0,2}?(?:${words})(?!\\p{L})(.*)$`, 'iu').exec(sentence)?.[1]
    if (after === undefined) continue
    const rest = after.split(/[\s,.;:]+/).filter(Boolean)
    const at = rest.findIndex((word) => withThem.test(word))
    const partner = rest.slice(at + 1).find((word) => !/^(?:der|dem|o|a|la|el|le)$/.test(word)) ?? ''
    if (at < 0 || them.test(partner) || names.includes(partner)) return doing
  }
  return null
}

function topicIn(sentences: string[], { topic, you }: NoteReads) {
  for (const sentence of sentences) {
    const phrase = topic.exec(sentence)?.slice(1).filter(Boolean).join(' ').trim()
    const isQuoted = Object.values(you).some((form) => form.test(phrase ?? ''))
    if (phrase && isFitForMessage(phrase) && !isQuoted) return phrase
  }
  return null
}
