import { type Kith, nowText } from '#platform/context/context.ts'
import { idsOf, pathOf } from '#platform/events/view.ts'
import { OutgoingFailure } from '#platform/outgoing/failure.ts'
import { guardedFetch } from '#platform/outgoing/guarded-fetch.ts'
import type { DeliveryRow, WebhookRow } from './row.ts'
import { signedHeaders } from './signature.ts'

type Sender = Pick<Kith, 'config' | 'now'>
export type Outcome = {
  status: number | null
  failure: string | null
  tookMs: number
  /** After how many seconds the other side wants to be asked again. */
  retryAfter: number | null
}
type Sent = Pick<DeliveryRow, 'id' | 'kind' | 'subjectId' | 'connectionId' | 'happenedAt' | 'number'>
type Addressee = Pick<WebhookRow, 'url' | 'secret' | 'oldSecret' | 'oldSecretUntil'>

const timeoutMs = 15_000

/** One attempt, and how it went; of the answer, nothing but its status is looked at. Throws only when it is given up. */
export async function send(kith: Sender, to: Addressee, delivery: Sent, signal?: AbortSignal): Promise<Outcome> {
  const began = performance.now()
  const tookMs = () => Math.round(performance.now() - began)
  const body = bodyOf(delivery)
  const seconds = Math.floor(kith.now().epochMilliseconds / 1000)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signedHeaders(secretsOf(kith, to), { id: delivery.id, seconds, body }),
  }
  try {
    const request = { method: 'POST', headers, body, timeoutMs, maxBytes: null, signal }
    const { status, headers: answered } = await guardedFetch(kith, to.url, request)
    const retryAfter = [429, 503].includes(status) ? secondsIn(kith, answered['retry-after']) : null
    return { status, failure: failureIn(status), tookMs: tookMs(), retryAfter }
  } catch (error) {
    if (!(error instanceof OutgoingFailure) || error.problem === 'aborted') throw error
    return { status: null, failure: error.message, tookMs: tookMs(), retryAfter: null }
  }
}

function failureIn(status: number) {
  if (isGood(status)) return null
  const isElsewhere = status >= 300 && status < 400
  return `It was answered ${status}${isElsewhere ? ', a redirect, which is not followed: give the address it leads to' : ''}.`
}

export const isGood = (status: number | null) => status !== null && status >= 200 && status < 300

/** Thin: what it is about is read by its id, by whoever may. */
function bodyOf({ kind, happenedAt, number, ...about }: Sent) {
  const path = pathOf({ kind, ...about })
  const data = { ...(number && { eventId: String(number) }), ...idsOf({ kind, ...about }), ...(path && { path }) }
  return JSON.stringify({ type: kind, timestamp: happenedAt, data })
}

function secretsOf(kith: Sender, { secret, oldSecret, oldSecretUntil }: Addressee) {
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > nowText(kith)
  return isOldValid ? [secret, oldSecret] : [secret]
}

/** Said as a number, or as a date. */
function secondsIn(kith: Sender, header = '') {
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - kith.now().epochMilliseconds) / 1000
  return Number.isNaN(seconds) ? null : Math.max(0, Math.ceil(seconds))
}
