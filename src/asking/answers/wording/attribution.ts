import { dateAt } from '#language/calendar/calendar.ts'
import { monthName } from '#language/calendar/day-names.ts'
import { plainText } from '#language/sentences/plain-text.ts'
import type { Question } from '../../questions/question.ts'
import type { Passage } from '../../recall/passage.ts'
import type { Person } from '../../recall/people.ts'
import { quoteOf } from './claims.ts'
import { dayWords } from './day-names.ts'
import { attributeIn, wordingFor } from './in-language.ts'

type Day = Temporal.PlainDate

/** The day of a passage in the member's time zone. */
export function dateOfPassage({ at }: Pick<Passage, 'at'>, { timeZone }: Pick<Question, 'timeZone'>): Day {
  return dateAt(at, timeZone)
}

type Asked = Pick<Question, 'timeZone' | 'today'> & Partial<Pick<Question, 'language'>>

/** Quotes a passage with its author: "On 3 March you noted about Ana Ribeiro: “…”". */
export function attributeQuote(passage: Passage, quote: string, question: Asked) {
  const wording = wordingFor(question)
  if (wording) return attributeIn(wording, passage, inQuotes(quote), question)
  const name = inline(passage.connectionName)
  const on = `On ${dayWords(dateOfPassage(passage, question), question.today)}`
  const said = inQuotes(quote)
  if (passage.kind === 'connection') return `On file for ${name}: ${said}`
  if (passage.kind === 'promise') return `You promised ${name}: ${said}`
  if (passage.kind === 'followup') return `A message to ${name} is drafted: ${said}`
  if (passage.source === 'import') return `Your address book says about ${name}: ${said}`
  if (passage.source === 'calendar') return `${on} your calendar had with ${name}: ${said}`
  if (passage.source === 'visitor') return `${on}, ${name} wrote when you exchanged cards: ${said}`
  const who = passage.source === 'assistant' ? 'your assistant' : 'you'
  return `${on} ${who} noted about ${name}: ${said}`
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

/** A person's job and place: "Head of Design at Banco Atlântico, in Lisbon". */
export function occupation({ title, company, location }: Person) {
  const [does, at, lives] = [title, company, location].map((field) => inline(field ?? ''))
  const work = does && at ? `${does} at ${at}` : does || at
  return [work, lives && `in ${lives}`].filter(Boolean).join(', ')
}

/** A person as one line of a list, with details that distinguish them. */
export function introduced(person: Person) {
  const about = occupation(person)
  return about ? `${inline(person.displayName)} (${about})` : inline(person.displayName)
}

/** How and when they met: "You met on 16 May 2024: At the design meetup in Porto." Null if unknown. */
export function meeting({ howMet, metOn }: Person, today: Temporal.PlainDate): string | null {
  const how = inline(howMet ?? '').replace(/[.!]+$/u, '')
  const when = metOn ? ` on ${dayWords(Temporal.PlainDate.from(metOn), today)}` : ''
  if (how) return `You met${when}: ${how}.`
  return when ? `You met${when}.` : null
}

/** "23 April", with the year if it is known. */
export function sayBirthday(birthday: string) {
  const [year, month, day] = birthday.startsWith('--')
    ? [null, ...birthday.slice(2).split('-').map(Number)]
    : birthday.split('-').map(Number)
  const date = `${day} ${monthName({ month: month ?? 1 })}`
  return year === null ? date : `${date} ${year}`
}

/** In whole years, if the year of birth is known. */
export function ageOf({ birthday }: Person, today: Temporal.PlainDate): number | null {
  if (!birthday || birthday.startsWith('--')) return null
  return Temporal.PlainDate.from(birthday).until(today, { largestUnit: 'years' }).years
}
