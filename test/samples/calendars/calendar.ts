/** A calendar with these events. */
export function icsOf(events: string[], header: string[] = []) {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN', ...header, ...events, 'END:VCALENDAR', ''].join(
    '\r\n',
  )
}

/** An event with these lines. */
export function eventText({ uid, title = 'Coffee', lines }: { uid: string; title?: string; lines: string[] }) {
  const head = ['BEGIN:VEVENT', `UID:${uid}`, 'DTSTAMP:20260101T000000Z', `SUMMARY:${title}`]
  return [...head, ...lines, 'END:VEVENT'].join('\r\n')
}
