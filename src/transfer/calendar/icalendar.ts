import { compactInstant, escapeText, foldLine } from '#cards/vcards/format/escape.ts'
import { productId } from '#cards/vcards/format/header.ts'

/** An all-day event or one at an instant; `yearly` is its recurrence rule, `url` leads to the person. */
export type CalendarEvent = {
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
