import type { Kith } from '#platform/context/context.ts'
import type { CalendarProblem } from '#platform/db/schema/meetings.ts'
import { OutgoingFailure, type OutgoingProblem, parseRetryAfter } from '#platform/outgoing/failure.ts'
import { guardedFetch, type Outgoing, type Request } from '#platform/outgoing/guarded-fetch.ts'

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

/** What an answer that is no calendar says is wrong. */
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
