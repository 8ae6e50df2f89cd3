import type { CalendarProblem } from '#platform/db/schema/meetings.ts'
import { OutgoingFailure, type OutgoingProblem } from '#platform/outgoing/failure.ts'
import { guardedFetch, type Outgoing } from '#platform/outgoing/guarded-fetch.ts'

/** Where a calendar is, and how to sign in there. Secret as a whole: the address alone often opens it. */
export type CalendarSource = { address: string; userName?: string | undefined; password?: string | undefined }

type Known = { etag: string | null; modified: string | null }
export type Fetched =
  | { state: 'same' }
  | { state: 'read'; text: string; etag: string | null; modified: string | null }
  | { state: 'failed'; problem: CalendarProblem; retryAfter: number | null }

const maxBytes = 5 * 1024 * 1024
const timeoutMs = 20_000
const maxRedirects = 3

/** Fetches a calendar, unless it is the same as the one known. Each redirect is checked like the first address. */
export async function fetchCalendar(
  outgoing: Outgoing,
  { address, ...signIn }: CalendarSource,
  known: Known,
  signal?: AbortSignal,
): Promise<Fetched> {
  let url = webAddress(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const isFirstHost = URL.parse(url)?.origin === URL.parse(webAddress(address))?.origin
    const headers = { ...headersFor(known), ...(isFirstHost && signInHeader(signIn)) }
    const answer = await attempt(outgoing, url, { headers, timeoutMs, maxBytes, signal })
    if ('problem' in answer) return { state: 'failed', problem: answer.problem, retryAfter: null }
    const { status, headers: answered, body } = answer
    const location = redirectStatuses.has(status) ? URL.parse(answered.location ?? '', url) : null
    if (!location) return outcomeOf(status, answered, body)
    url = webAddress(location.href)
  }
  return { state: 'failed', problem: 'not_found', retryAfter: null }
}

const redirectStatuses = new Set([301, 302, 303, 307, 308])

/** Calendars are often shared as webcal://, which is https:// by another name. */
export const webAddress = (address: string) => address.trim().replace(/^webcals?:\/\//i, 'https://')

function headersFor({ etag, modified }: Known): Record<string, string> {
  return {
    accept: 'text/calendar, */*;q=0.5',
    ...(etag !== null && { 'if-none-match': etag }),
    ...(modified !== null && { 'if-modified-since': modified }),
  }
}

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

type Answer = Awaited<ReturnType<typeof guardedFetch>>

function outcomeOf(status: number, headers: Answer['headers'], body: Buffer): Fetched {
  if (status === 304) return { state: 'same' }
  if (status >= 200 && status < 300) {
    const [etag, modified] = [headers.etag ?? null, headers['last-modified'] ?? null]
    return { state: 'read', text: body.toString('utf8'), etag, modified }
  }
  const seconds = Number(headers['retry-after'])
  const retryAfter = [429, 503].includes(status) && seconds > 0 ? seconds : null
  return { state: 'failed', problem: problemOf(status), retryAfter }
}

function problemOf(status: number): CalendarProblem {
  if (status === 401 || status === 403) return 'sign_in'
  return status === 404 || status === 410 ? 'not_found' : 'server_error'
}
