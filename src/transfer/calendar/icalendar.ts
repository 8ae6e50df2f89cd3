import { compactInstant, escapeText, foldLine } from '#cards/vcards/format/escape.ts'
import { productId } from '#cards/vcards/format/header.ts'

/** Something on a day, or at an instant of one; `yearly` is how it comes back. */
export type CalendarEvent = {
  uid: string
  title: string
  description?: string | undefined
  on: { date: string } | { instant: string }
  yearly?: string | undefined
}

/**
 * A calendar as RFC 5545 writes it. Everything is an event: of a calendar that is subscribed to, Google and Apple show
 * events only, and no tasks. None makes anybody busy.
 */
export function icalendar(events: CalendarEvent[], madeAt: string) {
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

function eventLines({ uid, title, description, on, yearly }: CalendarEvent, stamp: string) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...('date' in on
      ? [`DTSTART;VALUE=DATE:${compactInstant(on.date)}`, ...dayAfter(on.date)]
      : [`DTSTART:${compactInstant(on.instant)}`, 'DURATION:PT15M']),
    ...(yearly ? [`RRULE:${yearly}`] : []),
    `SUMMARY:${escapeText(inOneLine(title))}`,
    ...(description ? [`DESCRIPTION:${escapeText(description)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Without an end it is that day too, but not to every program. There is no day after the last of the year 9999. */
function dayAfter(date: string) {
  const next = Temporal.PlainDate.from(date).add({ days: 1 })
  return next.year > 9999 ? [] : [`DTEND;VALUE=DATE:${compactInstant(next.toString())}`]
}

const inOneLine = (title: string) => title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
