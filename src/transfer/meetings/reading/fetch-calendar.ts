import type { Span } from './event-groups.ts'
import { fetchCollection, isCollectionVersion } from './fetch-collection.ts'
import {
  type Answer,
  type CalendarClient,
  type CalendarSource,
  type Failed,
  failureOf,
  requestCalendar,
} from './requests.ts'

type Known = { etag: string | null; modified: string | null }
type Fetched =
  | { state: 'same' }
  | { state: 'read'; text: string; etag: string | null; modified: string | null; collection?: { name: string } }
  | Failed

/** Fetches a calendar, unless it is the same as the one known: a file in iCal format, or a collection by CalDAV. */
export async function fetchCalendar(
  client: CalendarClient,
  source: CalendarSource,
  { known, span, signal }: { known: Known; span: Span; signal?: AbortSignal | undefined },
): Promise<Fetched> {
  const isCollection = isCollectionVersion(known.etag)
  const ofCollection = { version: isCollection ? known.etag : null, span, signal }
  const again = isCollection && (await fetchCollection(client, source, ofCollection))
  if (again) return again
  const headers = headersFor(isCollection ? { etag: null, modified: null } : known)
  const answer = await requestCalendar(client, source, { headers, signal })
  const collection = mayBeCollection(answer) && (await fetchCollection(client, source, ofCollection))
  return collection || outcomeOf(answer, client.now())
}

function headersFor({ etag, modified }: Known): Record<string, string> {
  return {
    accept: 'text/calendar, */*;q=0.5',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(modified !== null && { 'if-modified-since': modified }),
  }
}

type Answered = Awaited<ReturnType<typeof requestCalendar>>

/** Servers of CalDAV answer a GET of a collection with a page, an error, or all events of all time. */
function mayBeCollection(answer: Answered) {
  if ('problem' in answer) return answer.problem === 'too_large'
  return isFound(answer) ? !/^\uFEFF?\s*BEGIN:VCALENDAR/i.test(startOf(answer)) : noFileStatuses.has(answer.status)
}

const noFileStatuses = new Set([403, 404, 405, 409, 501])

const startOf = ({ body }: Answer) => body.subarray(0, 200).toString('utf8')

const isFound = ({ status }: Answer) => status >= 200 && status < 300

function outcomeOf(answer: Answered, now: Temporal.Instant): Fetched {
  if ('problem' in answer) return failureOf(answer, now)
  if (answer.status === 304) return { state: 'same' }
  if (!isFound(answer)) return failureOf(answer, now)
  const { headers, body } = answer
  const [etag, modified] = [headers.etag ?? null, headers['last-modified'] ?? null]
  return { state: 'read', text: body.toString('utf8'), etag, modified }
}
