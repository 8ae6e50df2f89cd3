import { wordsFor } from '#contract/texts/catalogs.ts'
import type { Words } from '#contract/texts/words.ts'
import { dateAt } from '#language/calendar/calendar.ts'
import { monthName, weekdayName } from '#language/calendar/day-names.ts'
import { dayInLanguage } from '#language/locales/locale.ts'
import { plainText, shortenText } from '#language/sentences/plain-text.ts'
import type { Citation } from '#platform/db/schema/values.ts'
import type { Question } from '../../questions/question.ts'
import type { Passage } from '../../recall/passage.ts'

type Day = Temporal.PlainDate
type InLanguage = Partial<Pick<Question, 'language'>>
type Asked = Pick<Question, 'timeZone' | 'today'> & InLanguage

/** The sentences of an answer in a language. */
export type Wording = Words['answers']

/** The sentences of the language a question is in; English ones if it is not understood. */
export const wordingFor = ({ language }: InLanguage): Wording => wordsFor(language ?? 'en').answers

/** A sentence with its values. */
export const sayIn = (sentence: (values: never) => string, values: Record<string, string | number>) =>
  sentence(values as never)

export const isInEnglish = ({ language }: InLanguage) => !language || language === 'en'

export const sayDay = (day: Day, question: Pick<Question, 'today'> & InLanguage) =>
  isInEnglish(question) ? dayWords(day, question.today) : dayInLanguage(day, question.today, question.language ?? 'en')

/** A day in an English answer: "20 November", with the weekday if it is near, and the year if it is not this year. */
export function dayWords(day: Day, today: Day) {
  const year = day.year === today.year ? '' : ` ${day.year}`
  const weekday = Math.abs(today.until(day).days) <= nearDays ? `${weekdayName(day)}, ` : ''
  return `${weekday}${day.day} ${monthName(day)}${year}`
}

/** Within this many days of today, a weekday is unambiguous. */
const nearDays = 7

/** The same after a verb: "on Friday, 20 November", "today, Friday, 20 November". */
export function onDay(day: Day, today: Day) {
  const away = today.until(day).days
  const near = away === 0 ? 'today' : away === 1 ? 'tomorrow' : away === -1 ? 'yesterday' : null
  return near ? `${near}, ${dayWords(day, today)}` : `on ${dayWords(day, today)}`
}

/** The day of a passage in the member's time zone. */
export function dateOfPassage({ at }: Pick<Passage, 'at'>, { timeZone }: Pick<Question, 'timeZone'>): Day {
  return dateAt(at, timeZone)
}

/** Quotes a passage with its author: "On 3 March you noted about Ana Ribeiro: “…”". */
export function attributeQuote(passage: Passage, quote: string, question: Asked) {
  const day = sayDay(dateOfPassage(passage, question), question)
  const values = { name: inline(passage.connectionName), day, quote: inQuotes(quote) }
  return sayIn(attributionOf(passage, wordingFor(question)), values)
}

function attributionOf({ kind, source }: Passage, wording: Wording) {
  if (kind === 'connection') return wording.onFile
  if (kind === 'promise') return wording.promiseQuoted
  if (kind === 'followup') return wording.drafted
  if (source === 'import') return wording.importSays
  if (source === 'calendar') return wording.calendarSays
  if (source === 'visitor') return wording.visitorWrote
  return source === 'assistant' ? wording.assistantNoted : wording.noted
}

/** A name or field inside a sentence. Only quotes have quotation marks. */
export const inline = (text: string) => plainText(text).replace(/[“”]/gu, '"')

/** Removes a leading list marker. */
export const inQuotes = (text: string) =>
  `“${quoteOf(text.replace(/^\s*(?:[-–—*•>]\s+)+/u, '').replace(/[“”]/gu, '"'))}”`

/** "Ana", "Ana and Ben", "Ana, Ben and Carla". */
export function joinNames(names: string[], joint = 'and') {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1)}`
}

type EntryRead = {
  id: string
  connectionId: string
  displayName: string
  kind: string
  text: string | null
  transcript: string | null
  occurredAt: string
  source: Passage['source']
}

export function entryPassage(entry: EntryRead): Passage {
  const { id, connectionId, displayName, text, transcript, occurredAt: at, source } = entry
  const said = [text, transcript].filter(Boolean).join('\n')
  return { kind: 'interaction', id, connectionId, connectionName: displayName, text: said, at, source }
}

type PromiseRead = { id: string; connectionId: string; displayName: string; text: string; madeAt: string }

export function promisePassage({ id, connectionId, displayName, text, madeAt: at }: PromiseRead): Passage {
  return { kind: 'promise', id, connectionId, connectionName: displayName, text, at, source: 'member' }
}

export const nameOf = ({ displayName }: { displayName: string }) => inline(displayName)

export const maxListed = 10

/** "Ana, Ben and Carla", or the first ten and how many more there are. */
export function listOf(names: string[], total = names.length) {
  const shown = names.slice(0, maxListed)
  const left = total - shown.length
  if (left > 0) return `${shown.join(', ')} and ${left} more`
  return shown.length < 2 ? shown.join('') : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1)}`
}

type Shortened = { isCut?: boolean; shown?: number } & Partial<Pick<Question, 'language'>>

/** The last line of a shortened list. */
export function andMore(total: number, { isCut = false, shown = maxListed, ...question }: Shortened = {}): Claim[] {
  const { more, atLeast } = wordingFor(question)
  const count = total - shown
  return count > 0 ? [{ text: sayIn(more, { count: isCut ? sayIn(atLeast, { count }) : count }), cites: [] }] : []
}

/** A sentence of an answer, and its sources; for a long passage, the relevant part. */
export type Claim = { text: string; cites: Passage[]; quote?: string }

/** An answer before it is stored. */
export type Answer = {
  claims: Claim[]
  /** The people it is about. */
  about: string[]
  /** False when memory has nothing about it. */
  isKnown: boolean
}

/** Writes an answer line by line, with numbers such as [1] for its citations. */
export function createComposer() {
  const citations: Citation[] = []
  const lines: string[] = []
  return {
    /** The line for a claim. Quoted text and names can't imitate a citation. */
    add({ text, cites, quote }: Claim) {
      const marks = new Set(cites.map((passage) => `[${numberOf(citations, passage, quote)}]`))
      const line = [text.replace(/\[(\d{1,3})\]/gu, '($1)'), [...marks].join('')].filter(Boolean).join(' ')
      lines.push(line)
      return line
    },
    written: () => ({ content: lines.join('\n'), citations }),
  }
}

function numberOf(citations: Citation[], passage: Passage, quote = passage.text) {
  const { kind, id, connectionId } = passage
  const known = citations.find((each) => each.kind === kind && each.id === id)
  if (known) return known.number
  const number = citations.length + 1
  citations.push({ number, kind, id, connectionId, quote: quoteOf(quote) })
  return number
}

const maxQuoteLength = 280

/** A passage as quoted: without links, and short enough to read at a glance. */
export const quoteOf = (text: string, maxLength = maxQuoteLength) => shortenText(text, maxLength)
