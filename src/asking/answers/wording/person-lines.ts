import { monthName } from '#language/calendar/day-names.ts'
import type { Person } from '../../recall/people.ts'
import { inline } from './attribution.ts'
import { dayWords } from './day-names.ts'

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
