import { deadline, endOfDay } from '#people/promises/due.ts'
import type { CalendarEvent } from './icalendar.ts'

type EventOptions = { details: 'full' | 'private'; timeZone: string; baseUrl: string }
type OpenPromise = { id: string; text: string; dueOn: string; dueTime: string; displayName: string }
export type Birthday = { id: string; displayName: string; birthday: string }

/** An all-day event, or one at the due time in the member's time zone, whatever zone the calendar app uses. */
export function promiseEvent(promise: OpenPromise, { details, timeZone, baseUrl }: EventOptions): CalendarEvent {
  const { id, text, displayName } = promise
  const event = { uid: `${id}@promises.kith`, on: whenDue(promise, timeZone) }
  if (details === 'private') return { ...event, title: 'Promise due' }
  return { ...event, title: `${text} (${displayName})`, description: `Promised to ${displayName}.\n${baseUrl}/` }
}

function whenDue(due: { dueOn: string; dueTime: string }, timeZone: string) {
  if (due.dueTime === endOfDay) return { date: due.dueOn }
  const instant = deadline(due, timeZone).toString({ smallestUnit: 'second' })
  // In UTC the last day of the year 9999 may be in the year 10000, which calendars cannot write.
  return /^\d{4}-/.test(instant) ? { instant } : { date: due.dueOn }
}

/** Without an age, because a yearly event has one title. */
export function birthdayEvent(
  { id, displayName, birthday }: Birthday,
  { details, baseUrl }: EventOptions,
): CalendarEvent {
  // Leap-day birthdays are on the last day of February.
  const yearly = birthday.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'
  const event = { uid: `${id}@birthdays.kith`, on: { date: firstDate(birthday) }, yearly }
  if (details === 'private') return { ...event, title: 'Birthday', on: { date: `1972-${birthday.slice(-5)}` } }
  const born = birthday.startsWith('--') ? '' : `Birthday on ${birthday}.\n`
  return { ...event, title: `Birthday: ${displayName}`, description: `${born}${baseUrl}/` }
}

/** From the birth on, but not before 1970, where some calendars begin. 1972 is the first leap year after it. */
function firstDate(birthday: string) {
  return birthday >= '1970' ? birthday : `1972-${birthday.slice(-5)}`
}
