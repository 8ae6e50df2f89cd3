import { type Due, type DueOrOpen, deadline, endOfDay } from '#people/promises/due.ts'
import type { CalendarEvent } from './icalendar.ts'
import type { calendarWordsFor } from './words.ts'

type EventOptions = {
  details: 'full' | 'private'
  timeZone: string
  baseUrl: string
  /** Where overdue promises are: a day that has passed is a page nobody looks at. */
  today: string
  isOverdue: (due: DueOrOpen) => boolean
} & ReturnType<typeof calendarWordsFor>
type OpenPromise = Due & { id: string; connectionId: string; text: string; displayName: string }
export type Birthday = { id: string; displayName: string; birthday: string }

/** An all-day event, or one at the due time in the member's time zone, whatever zone the calendar app uses. */
export function promiseEvent(promise: OpenPromise, options: EventOptions): CalendarEvent {
  const { id, connectionId, text, displayName } = promise
  const { details, timeZone, baseUrl, today, isOverdue, words, sayDay } = options
  const isLate = isOverdue({ ...promise, dueAssumedAt: null })
  const event = isLate
    ? { uid: `${id}@promises.kith`, on: { date: today } }
    : { uid: `${id}@promises.kith`, on: whenDue(promise, timeZone), hasAlarm: true }
  if (details === 'private')
    return { ...event, title: isLate ? words.promiseOverdue : words.promiseDue, url: `${baseUrl}/today` }
  const url = personUrl(baseUrl, connectionId)
  const promised = isLate
    ? words.wasDue({ name: displayName, day: sayDay(promise.dueOn) })
    : words.promisedTo({ name: displayName })
  const title = isLate ? words.overdue({ text, name: displayName }) : words.promise({ text, name: displayName })
  return { ...event, title, description: `${promised}\n${url}`, url }
}

const personUrl = (baseUrl: string, connectionId: string) => `${baseUrl}/people/${connectionId}`

function whenDue(due: { dueOn: string; dueTime: string }, timeZone: string) {
  if (due.dueTime === endOfDay) return { date: due.dueOn }
  const instant = deadline(due, timeZone).toString({ smallestUnit: 'second' })
  // In UTC the last day of the year 9999 may be in the year 10000, which calendars cannot write.
  return /^\d{4}-/.test(instant) ? { instant } : { date: due.dueOn }
}

/** Without an age, because a yearly event has one title. */
export function birthdayEvent(
  { id, displayName, birthday }: Birthday,
  { details, baseUrl, words, sayDay }: EventOptions,
): CalendarEvent {
  // Leap-day birthdays are on the last day of February.
  const yearly = birthday.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY'
  const event = { uid: `${id}@birthdays.kith`, on: { date: firstDate(birthday) }, yearly, hasAlarm: true }
  if (details === 'private')
    return { ...event, title: words.birthday, on: { date: `1972-${birthday.slice(-5)}` }, url: `${baseUrl}/today` }
  const born = birthday.startsWith('--') ? '' : `${words.bornOn({ day: sayDay(birthday) })}\n`
  const url = personUrl(baseUrl, id)
  return { ...event, title: words.birthdayOf({ name: displayName }), description: `${born}${url}`, url }
}

/** From the birth on, but not before 1970, where some calendars begin. 1972 is the first leap year after it. */
function firstDate(birthday: string) {
  return birthday >= '1970' ? birthday : `1972-${birthday.slice(-5)}`
}
