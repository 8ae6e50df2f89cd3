import type { Kith } from '#platform/context/context.ts'
import type { CalendarProblem } from '#platform/db/schema/meetings.ts'
import { OutgoingFailure, type OutgoingProblem, parseRetryAfter } from '#platform/outgoing/failure.ts'
import { guardedFetch, type Outgoing, type Request } from '#platform/outgoing/guarded-fetch.ts'
import { childNamed, childrenNamed, readXml, type XmlElement } from '#platform/xml/xml.ts'
import type { Span } from './event-groups.ts'

/** Where a calendar is, and how to sign in there. Secret as a whole: the address alone often opens it. */
export type CalendarSource = { address: string; userName?: string | undefined; password?: string | undefined }

export type Failed = { state: 'failed'; problem: CalendarProblem; retryAfter: number | null }
/** What a request to a calendar needs of the service. */
export type CalendarClient = Outgoing & Pick<Kith, 'now'>
export type Answer = Awaited<ReturnType<typeof guardedFetch>>

const maxBytes = 5 * 1024 * 1024
const timeoutMs = 20_000
const maxRedirects = 3

/** Asks the server of a calendar. Each redirect is checked like the first address, and the password goes to the first host alone. */
export async function requestCalendar(
  outgoing: Outgoing,
  { address, ...signIn }: CalendarSource,
  request: Pick<Request, 'method' | 'headers' | 'body' | 'maxBytes' | 'signal'>,
): Promise<Answer | { problem: CalendarProblem }> {
  let url = webAddress(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const isFirstHost = URL.parse(url)?.origin === URL.parse(webAddress(address))?.origin
    const headers = { ...request.headers, ...(isFirstHost && signInHeader(signIn)) }
    const answer = await attempt(outgoing, url, { timeoutMs, maxBytes, ...request, headers })
    if ('problem' in answer) return answer
    const location = redirectStatuses.has(answer.status) ? URL.parse(answer.headers.location ?? '', url) : null
    if (!location) return answer
    url = webAddress(location.href)
  }
  return { problem: 'not_found' }
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** Calendars are often shared as webcal://, which is https:// by another name. */
export const webAddress = (address: string) => address.trim().replace(/^webcals?:\/\//i, 'https://')

function signInHeader({ userName, password }: Omit<CalendarSource, 'address'>): Record<string, string> {
  if (userName === undefined) return {}
  return { authorization: `Basic ${Buffer.from(`${userName}:${password ?? ''}`).toString('base64')}` }
}

async function attempt(...request: Parameters<typeof guardedFetch>) {
  try {
    return await guardedFetch(...request)
  } catch (error) {
    if (!(error instanceof OutgoingFailure) || error.problem === 'aborted') throw error
    return { problem: problems[error.problem] }
  }
}

const problems: Record<Exclude<OutgoingProblem, 'aborted'>, CalendarProblem> = {
  refused: 'refused',
  unknown_host: 'not_found',
  unreachable: 'unreachable',
  untrusted: 'unreachable',
  timed_out: 'unreachable',
  too_large: 'too_large',
  garbled: 'unreachable',
}

/** The problem reported by a response that isn't a calendar. */
export function failureOf(answer: Answer | { problem: CalendarProblem }, now: Temporal.Instant): Failed {
  if ('problem' in answer) return { state: 'failed', problem: answer.problem, retryAfter: null }
  const { status, headers } = answer
  const retryAfter = [429, 503].includes(status) ? parseRetryAfter(headers['retry-after'], now) : null
  return { state: 'failed', problem: problemOf(status), retryAfter }
}

function problemOf(status: number): CalendarProblem {
  if (status === 401 || status === 403) return 'sign_in'
  return status === 404 || status === 410 ? 'not_found' : 'server_error'
}

type Wanted = { version: string | null; span: Span; signal?: AbortSignal | undefined }

const versionMark = 'caldav '

/** The version of a collection is stored where that of a file is. */
export const isCollectionVersion = (version: string | null) => version?.startsWith(versionMark) ?? false

/** Reads the events of a time by CalDAV, unless none has changed. Null if the address is no such calendar. */
export async function fetchCollection(
  client: CalendarClient,
  source: CalendarSource,
  { version, span, signal }: Wanted,
) {
  const collection = await findCollection(client, source, signal)
  if (!collection) return null
  if (version !== null && version === collection.version) return { state: 'same' as const }
  const body = queryOf(span)
  const answer = await requestCalendar(client, source, { method: 'REPORT', headers: xmlTo('1'), body, signal })
  if ('problem' in answer || answer.status !== 207) return failureOf(answer, client.now())
  const { name } = collection
  const text = answer.body.toString('utf8')
  return { state: 'read' as const, text, etag: collection.version, modified: null, collection: { name } }
}

const maxAnswerBytes = 64 * 1024

async function findCollection(client: CalendarClient, source: CalendarSource, signal: AbortSignal | undefined) {
  const request = { method: 'PROPFIND', headers: xmlTo('0'), body: propertiesQuery, maxBytes: maxAnswerBytes, signal }
  const answer = await requestCalendar(client, source, request)
  if ('problem' in answer || answer.status !== 207) return null
  const properties = propertiesIn(await readXml(answer.body).catch(() => null))
  const isCalendar = properties.get('d:resourcetype')?.children.some(({ name }) => name === 'cal:calendar')
  if (!isCalendar) return null
  const textOf = (name: string) => properties.get(name)?.text.trim() ?? ''
  const version = textOf('d:sync-token') || textOf('cs:getctag')
  return { name: textOf('d:displayname'), version: version === '' ? null : versionMark + version }
}

const xmlTo = (depth: '0' | '1') => ({ 'content-type': 'application/xml; charset=utf-8', depth })

const propertiesQuery = `<?xml version="1.0" encoding="utf-8"?>
<d:propfind xmlns:d="DAV:" xmlns:cs="http://calendarserver.org/ns/"><d:prop>
<d:resourcetype/><d:displayname/><d:sync-token/><cs:getctag/>
</d:prop></d:propfind>`

const queryOf = ({ from, to }: Span) => `<?xml version="1.0" encoding="utf-8"?>
<c:calendar-query xmlns:d="DAV:" xmlns:c="urn:ietf:params:xml:ns:caldav">
<d:prop><d:getetag/><c:calendar-data/></d:prop>
<c:filter><c:comp-filter name="VCALENDAR"><c:comp-filter name="VEVENT">
<c:time-range start="${utcTime(from)}" end="${utcTime(to)}"/>
</c:comp-filter></c:comp-filter></c:filter>
</c:calendar-query>`

const utcTime = (instant: string) => `${instant.slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** The properties that were found, of the one thing that was asked for. */
function propertiesIn(root: XmlElement | null) {
  const response = root?.name === 'd:multistatus' ? childNamed(root, 'd:response') : undefined
  const found = response ? childrenNamed(response, 'd:propstat').filter(isFound) : []
  const properties = found.flatMap((propstat) => childNamed(propstat, 'd:prop')?.children ?? [])
  return new Map(properties.map((property) => [property.name, property]))
}

const isFound = (propstat: XmlElement) => / 2\d\d\b/.test(childNamed(propstat, 'd:status')?.text ?? '')
