import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import type { CalendarProblem } from '#platform/db/schema/meetings.ts'
import type { Span } from './event-groups.ts'
import type { ReadCalendar } from './occurrences.ts'
import { readInThread } from './read-in-thread.ts'
import {
  type Answer,
  type CalendarClient,
  type CalendarSource,
  type Failed,
  failureOf,
  fetchCollection,
  isCollectionVersion,
  requestCalendar,
} from './requests.ts'

/** A year in total: older meetings stay as they are. */
const backDays = 334
const aheadDays = 31
/** Even in an unchanged calendar, recurring meetings come closer. */
const maxParsedHours = 20

type Readable = {
  source: CalendarSource | null
  ownEmails: string[]
  etag?: string | null
  modified?: string | null
  parsedAt?: string | null
}
export type Reading =
  | { state: 'same' }
  | { state: 'failed'; problem: CalendarProblem; retryAfter: number | null }
  | { state: 'read'; calendar: ReadCalendar; etag: string | null; modified: string | null }

/** Fetches a calendar and reads its meetings. Changes nothing. */
export async function readSource(ctx: MemberContext, readable: Readable, signal?: AbortSignal): Promise<Reading> {
  const { source, ownEmails, etag = null, modified = null, parsedAt = null } = readable
  if (!source) return failed('key_lost')
  const isFresh = parsedAt !== null && parsedAt > instantText(ctx.now().subtract({ hours: maxParsedHours }))
  const known = isFresh ? { etag, modified } : { etag: null, modified: null }
  const span = spanOf(ctx)
  const fetched = await fetchCalendar(ctx, source, { known, span, signal })
  if (fetched.state !== 'read') return fetched
  const { text, collection, ...version } = fetched
  const own = [ctx.member.email, ...ownEmails, source.userName ?? '']
  const task = { text, collection, span, timeZone: ctx.member.timeZone, ownEmails: own }
  const calendar = await readInThread(task, signal)
  return 'problem' in calendar ? failed(calendar.problem) : { ...version, calendar }
}

export const failed = (problem: CalendarProblem): Reading => ({ state: 'failed', problem, retryAfter: null })

/** The time that is read: meetings before it are not looked at again. */
export function spanOf(ctx: Pick<MemberContext, 'now'>) {
  const hoursAgo = ctx.now().subtract({ hours: 24 * backDays })
  return { from: instantText(hoursAgo), to: instantText(ctx.now().add({ hours: 24 * aheadDays })), now: nowText(ctx) }
}

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
