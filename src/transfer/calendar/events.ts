import { deadline, endOfDay } from '#people/promises/due.ts'
import type { CalendarEvent } from './icalendar.ts'

type Shown = { details: 'full' | 'private'; timeZone: string; baseUrl: string }
type OpenPromise = { id: string; text: string; dueOn: string; dueTime: string; displayName: string }
export type Born = { id: string; displayName: string; birthday: string }

/** Without a time it is the day; with one it is that instant, by the member’s clock, whatever zone the program is in. */
export function promiseEvent(promise: OpenPromise, { details, timeZone, baseUrl }: Shown): CalendarEvent {
  const { id, text, displayName } = promise
  const event = { uid: `${id}@promises.kith`, on: whenDue(promise, timeZone) }
  if (details === 'private') return { ...event, title: 'A promise is due' }
  return { ...event, title: `${text} (${displayName})`, description: `Promised to ${displayName}.\n${baseUrl}/` }
}

function whenDue(due: { dueOn: string; dueTime: string }, timeZone: string) {
  if (due.dueTime === endOfDay) return { date: due.dueOn }
  const instant = deadline(due, timeZone).toString({ smallestUnit: 'second' })
  // The last day of the year 9999 may be over already in Greenwich, and calendars know four digits.
  return /^\d{4}-/.test(instant) ? { instant } : { date: due.dueOn }
}

/** No age: the title of what comes back every year is the same every year. */
export function birthdayEvent({ id, displayName, birthday }: Born, { details, baseUrl }: Shown): CalendarEvent {
  // Who was born on a leap day has the last of February in other years.
  const yearly = birthday.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'
  const event = { uid: `${id}@birthdays.kith`, on: { date: firstShown(birthday) }, yearly }
  if (details === 'private') return { ...event, title: 'A birthday', on: { date: `1972-${birthday.slice(-5)}` } }
  const born = birthday.startsWith('--') ? '' : `Born on ${birthday}.\n`
  return { ...event, title: `Birthday: ${displayName}`, description: `${born}${baseUrl}/` }
}

/** From the birth on. Calendars begin in 1970; 1972, the first leap year after it, has every day there is. */
function firstShown(birthday: string) {
  return birthday >= '1970' ? birthday : `1972-${birthday.slice(-5)}`
}
