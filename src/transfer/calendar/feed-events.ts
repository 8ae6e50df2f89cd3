import { compactInstant, escapeText, foldLine } from '#cards/vcards/format/escape.ts'
import { productId } from '#cards/vcards/format/header.ts'
import { wordsFor } from '#contract/texts/catalogs.ts'
import { localeFor } from '#language/locales/locale.ts'
import { type Due, type DueOrOpen, deadline, endOfDay, overdueCheck } from '#people/promises/due.ts'
import { promisesWithPeople } from '#people/promises/row.ts'
import type { Kith } from '#platform/context/context.ts'
import { beforeEveryId, type Schema } from '#platform/db/schema/schema.ts'

/** A calendar app reads everything each time, so only the most urgent promises are in the feed. */
const maxPromises = 2000
const pageSize = 1000

type Reader = Pick<Kith, 'db' | 'config' | 'now'>
type Feed = {
  memberId: string
  timeZone: string
  locale: string | null
  promises: number
  birthdays: number
  details: 'full' | 'private'
}

/** The events of a feed: open promises that have a day, those overdue on today, birthdays and other dates. */
export async function listFeedEvents(kith: Reader, feed: Feed): Promise<CalendarEvent[]> {
  const promises = feed.promises === 1 ? await openPromises(kith, feed.memberId) : []
  const birthdays = feed.birthdays === 1 ? await allBirthdays(kith, feed.memberId) : []
  const dates = feed.birthdays === 1 ? await allDates(kith, feed.memberId) : []
  const { details, timeZone, locale } = feed
  const now = kith.now()
  const today = now.toZonedDateTimeISO(timeZone).toPlainDate().toString()
  const isOverdue = overdueCheck(now, timeZone)
  const options = { details, timeZone, baseUrl: kith.config.baseUrl, today, isOverdue, ...calendarWordsFor(locale) }
  return [
    ...promises.map((promise) => promiseEvent(promise, options)),
    ...birthdays.map((person) => birthdayEvent(person, options)),
    ...dates.map((date) => dateEvent(date, options)),
  ]
}

function openPromises({ db }: Reader, memberId: string) {
  return promisesWithPeople(db, memberId)
    .where('promises.completedAt', 'is', null)
    .where('promises.dueAssumedAt', 'is', null)
    .orderBy('promises.dueOn')
    .orderBy('promises.dueTime')
    .orderBy('promises.id')
    .limit(maxPromises)
    .execute()
}

async function allBirthdays({ db }: Reader, memberId: string) {
  const people: Birthday[] = []
  for (let after = beforeEveryId; ; ) {
    const rows = await db
      .selectFrom('connections')
      .select(['id', 'displayName', 'birthday'])
      .where('memberId', '=', memberId)
      .where('birthdayOn', 'is not', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(pageSize)
      .execute()
    people.push(...rows.flatMap(({ birthday, ...row }) => (birthday === null ? [] : [{ ...row, birthday }])))
    if (rows.length < pageSize) return people
    after = rows.at(-1)?.id ?? after
  }
}

/** Of people who live. */
async function allDates({ db }: Reader, memberId: string) {
  const dates: FeedDate[] = []
  for (let after = beforeEveryId; ; ) {
    const rows = await db
      .selectFrom('dates')
      .innerJoin('connections', (join) =>
        join.onRef('connections.memberId', '=', 'dates.memberId').onRef('connections.id', '=', 'dates.connectionId'),
      )
      .select(['dates.id', 'dates.connectionId', 'dates.kind', 'dates.date', 'dates.label', 'dates.repeats'])
      .select('connections.displayName')
      .where('dates.memberId', '=', memberId)
      .where('connections.diedOn', 'is', null)
      .where('dates.id', '>', after)
      .orderBy('dates.id')
      .limit(pageSize)
      .execute()
    dates.push(...rows)
    if (rows.length < pageSize) return dates
    after = rows.at(-1)?.id ?? after
  }
}

type FeedDate = Pick<Schema['dates'], 'id' | 'connectionId' | 'kind' | 'date' | 'label' | 'repeats'> & {
  displayName: string
}

type EventOptions = {
  details: 'full' | 'private'
  timeZone: string
  baseUrl: string
  /** The day of overdue promises, because calendars rarely show past days. */
  today: string
  isOverdue: (due: DueOrOpen) => boolean
} & ReturnType<typeof calendarWordsFor>
type OpenPromise = Due & { id: string; connectionId: string; text: string; displayName: string }
type Birthday = { id: string; displayName: string; birthday: string }

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
function birthdayEvent(
  { id, displayName, birthday }: Birthday,
  { details, baseUrl, words, sayDay }: EventOptions,
): CalendarEvent {
  const event = {
    ...{ uid: `${id}@birthdays.kith`, on: { date: firstDate(birthday) } },
    ...{ yearly: yearlyRule(birthday), hasAlarm: true },
  }
  if (details === 'private')
    return { ...event, title: words.birthday, on: { date: `1972-${birthday.slice(-5)}` }, url: `${baseUrl}/today` }
  const born = birthday.startsWith('--') ? '' : `${words.bornOn({ day: sayDay(birthday) })}\n`
  const url = personUrl(baseUrl, id)
  return { ...event, title: words.birthdayOf({ name: displayName }), description: `${born}${url}`, url }
}

function dateEvent(
  { id, connectionId, displayName: name, kind, date, label, repeats }: FeedDate,
  { details, baseUrl, words, kinds }: EventOptions,
): CalendarEvent {
  const on = { date: repeats === 'once' ? date : firstDate(date) }
  const event = {
    uid: `${id}@dates.kith`,
    on,
    ...(repeats === 'yearly' && { yearly: yearlyRule(date) }),
    hasAlarm: true,
  }
  const what = kinds[kind]
  if (details === 'private') return { ...event, title: what, url: `${baseUrl}/today` }
  const url = personUrl(baseUrl, connectionId)
  return { ...event, title: words.dateOf({ what: label ?? what, name }), description: url, url }
}

/** Leap days are on the last day of February. */
const yearlyRule = (date: string) => (date.endsWith('-02-29') ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY')

/** From the birth on, but not before 1970, where some calendars begin. 1972 is the first leap year after it. */
function firstDate(birthday: string) {
  return birthday >= '1970' ? birthday : `1972-${birthday.slice(-5)}`
}

/** The words of a feed in the member's language, and how it writes a day. */
export function calendarWordsFor(chosen: string | null) {
  const locale = localeFor(chosen ?? undefined)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    words: wordsFor(locale).calendarFeed,
    kinds: wordsFor(locale).occasions.kinds,
    sayDay: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  }
}

/** An all-day event or one at an instant; `yearly` is its recurrence rule, `url` leads to the person. */
type CalendarEvent = {
  uid: string
  title: string
  description?: string | undefined
  on: { date: string } | { instant: string }
  yearly?: string | undefined
  url?: string | undefined
  hasAlarm?: boolean | undefined
}

/** Renders a calendar (RFC 5545). All entries are events, because Google and Apple show no tasks of a subscribed calendar. */
export function renderCalendar(events: CalendarEvent[], madeAt: string) {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    'CALSCALE:GREGORIAN',
    'NAME:Kith',
    'X-WR-CALNAME:Kith',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, compactInstant(madeAt))),
    'END:VCALENDAR',
  ]
  return lines.map(foldLine).join('')
}

function eventLines({ uid, title, description, on, yearly, url, hasAlarm }: CalendarEvent, stamp: string) {
  const summary = escapeText(toOneLine(title))
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...('date' in on
      ? [`DTSTART;VALUE=DATE:${compactInstant(on.date)}`, ...dayAfter(on.date)]
      : [`DTSTART:${compactInstant(on.instant)}`, 'DURATION:PT15M']),
    ...(yearly ? [`RRULE:${yearly}`] : []),
    `SUMMARY:${summary}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    ...(url ? [`URL:${url}`] : []),
    'TRANSP:TRANSPARENT',
    ...(hasAlarm ? alarmLines(summary, 'date' in on) : []),
    'END:VEVENT',
  ]
}

/** On a whole day at nine in the morning, which is counted from its midnight; else half an hour before. */
function alarmLines(summary: string, isAllDay: boolean) {
  const trigger = isAllDay ? 'PT9H' : '-PT30M'
  return ['BEGIN:VALARM', 'ACTION:DISPLAY', `DESCRIPTION:${summary}`, `TRIGGER:${trigger}`, 'END:VALARM']
}

/** Some apps need an end date. There is none after the last day of the year 9999. */
function dayAfter(date: string) {
  const next = Temporal.PlainDate.from(date).add({ days: 1 })
  return next.year > 9999 ? [] : [`DTEND;VALUE=DATE:${compactInstant(next.toString())}`]
}

const toOneLine = (title: string) => title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
