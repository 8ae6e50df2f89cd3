import { compact, folded, text } from '#cards/vcards/lines.ts'
import { madeBy } from '#cards/vcards/own-lines.ts'

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
    `PRODID:${madeBy}`,
    'CALSCALE:GREGORIAN',
    'NAME:Kith',
    'X-WR-CALNAME:Kith',
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...events.flatMap((event) => eventLines(event, compact(madeAt))),
    'END:VCALENDAR',
  ]
  return lines.map(folded).join('')
}

function eventLines({ uid, title, description, on, yearly }: CalendarEvent, stamp: string) {
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp}`,
    ...('date' in on
      ? [`DTSTART;VALUE=DATE:${compact(on.date)}`, ...dayAfter(on.date)]
      : [`DTSTART:${compact(on.instant)}`, 'DURATION:PT15M']),
    ...(yearly ? [`RRULE:${yearly}`] : []),
    `SUMMARY:${text(inOneLine(title))}`,
    ...(description ? [`DESCRIPTION:${text(description)}`] : []),
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Without an end it is that day too, but not to every program. There is no day after the last of the year 9999. */
function dayAfter(date: string) {
  const next = Temporal.PlainDate.from(date).add({ days: 1 })
  return next.year > 9999 ? [] : [`DTEND;VALUE=DATE:${compact(next.toString())}`]
}

const inOneLine = (title: string) => title.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
