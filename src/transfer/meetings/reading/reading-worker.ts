import { parentPort } from 'node:worker_threads'
import { childNamed, childrenNamed, readXml, type XmlElement } from '#platform/xml/xml.ts'
import { type CalendarLines, splitCalendar } from './calendar-lines.ts'
import { type ReadingOutcome, type ReadingTask, readEvents, readOccurrences } from './occurrences.ts'

// Reads untrusted calendars in its own thread.

parentPort?.on('message', async (task: ReadingTask) => {
  const { collection } = task
  parentPort?.postMessage(collection ? await readCollection(task, collection) : readOccurrences(task))
})

/** Reads the meetings in an answer of CalDAV, which holds a small calendar for each event. Runs in a thread of its own. */
async function readCollection(task: ReadingTask, { name }: { name: string }): Promise<ReadingOutcome> {
  const root = await readXml(Buffer.from(task.text)).catch(() => null)
  if (root?.name !== 'd:multistatus') return { problem: 'not_a_calendar' }
  const responses = childrenNamed(root, 'd:response')
  if (responses.some(isCutOff)) return { problem: 'too_large' }
  // Each by itself: one that is broken must not spoil the others.
  const calendars = responses.flatMap((response) => splitCalendar(calendarDataOf(response)) ?? [])
  const outcome = readEvents(joinCalendars(name, calendars), task)
  if ('problem' in outcome) return outcome
  // The server was asked for all of this time: what is missing is no longer there.
  return { ...outcome, firstDay: task.span.from.slice(0, 10) }
}

/** The server has more events than it answers at once. */
const isCutOff = (response: XmlElement) => / 507\b/.test(childNamed(response, 'd:status')?.text ?? '')

function calendarDataOf(response: XmlElement) {
  const properties = childrenNamed(response, 'd:propstat').map((propstat) => childNamed(propstat, 'd:prop'))
  const data = properties.flatMap((property) => (property ? childrenNamed(property, 'cal:calendar-data') : []))
  return data[0]?.text ?? ''
}

const joinCalendars = (name: string, calendars: CalendarLines[]): CalendarLines => ({
  name,
  zone: undefined,
  zones: new Map(calendars.flatMap(({ zones }) => [...zones])),
  events: calendars.flatMap(({ events }) => events),
})
