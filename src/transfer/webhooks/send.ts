import { createHmac, randomBytes } from 'node:crypto'
import { say, type Text } from '#contract/texts/text.ts'
import { type Kith, nowText } from '#platform/context/context.ts'
import { eventIdsOf } from '#platform/events/event-ids.ts'
import { idsOf, pathOf } from '#platform/events/view.ts'
import { OutgoingFailure, parseRetryAfter } from '#platform/outgoing/failure.ts'
import { guardedFetch } from '#platform/outgoing/guarded-fetch.ts'
import type { DeliveryRow, WebhookRow } from './row.ts'

type Sender = Pick<Kith, 'config' | 'db' | 'now'>
export type Outcome = {
  status: number | null
  failure: Text | null
  tookMs: number
  /** The seconds given by the Retry-After header. */
  retryAfter: number | null
}
type Sent = Pick<DeliveryRow, 'memberId' | 'id' | 'kind' | 'subjectId' | 'connectionId' | 'happenedAt' | 'number'>
type Receiver = Pick<WebhookRow, 'url' | 'secret' | 'oldSecret' | 'oldSecretUntil'>

const timeoutMs = 15_000

/** Makes one attempt and returns its outcome. Of the response only the status is read. Throws only when aborted. */
export async function sendDelivery(kith: Sender, to: Receiver, delivery: Sent, signal?: AbortSignal): Promise<Outcome> {
  const began = performance.now()
  const tookMs = () => Math.round(performance.now() - began)
  const body = await bodyOf(kith, delivery)
  const seconds = Math.floor(kith.now().epochMilliseconds / 1000)
  const headers = {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(body)),
    ...signedHeaders(secretsOf(kith, to), { id: delivery.id, seconds, body }),
  }
  try {
    const request = { method: 'POST', headers, body, timeoutMs, maxBytes: null, signal }
    const { status, headers: answered } = await guardedFetch(kith, to.url, request)
    const retryAfter = [429, 503].includes(status) ? parseRetryAfter(answered['retry-after'], kith.now()) : null
    return { status, failure: failureOf(status), tookMs: tookMs(), retryAfter }
  } catch (error) {
    if (!(error instanceof OutgoingFailure) || error.problem === 'aborted') throw error
    return { status: null, failure: error.text, tookMs: tookMs(), retryAfter: null }
  }
}

function failureOf(status: number) {
  if (isSuccess(status)) return null
  const isRedirect = status >= 300 && status < 400
  return isRedirect ? say('reasons.delivery.redirect', { status }) : say('reasons.delivery.status', { status })
}

export const isSuccess = (status: number | null) => status !== null && status >= 200 && status < 300

/** Ids only: the receiver reads the record with its own token. */
async function bodyOf(kith: Sender, { memberId, kind, happenedAt, number, ...about }: Sent) {
  const path = pathOf({ kind, ...about })
  const { idOf } = await eventIdsOf(kith, memberId)
  const data = { ...(number && { eventId: idOf(number) }), ...idsOf({ kind, ...about }), ...(path && { path }) }
  return JSON.stringify({ type: kind, timestamp: happenedAt, data })
}

function secretsOf(kith: Sender, { secret, oldSecret, oldSecretUntil }: Receiver) {
  const isOldValid = oldSecret !== null && oldSecretUntil !== null && oldSecretUntil > nowText(kith)
  return isOldValid ? [secret, oldSecret] : [secret]
}

const prefix = 'whsec_'

export const newSecret = () => prefix + randomBytes(32).toString('base64')

type Message = { id: string; seconds: number; body: string }

/** The headers of Standard Webhooks, with one signature for each valid secret. */
function signedHeaders(secrets: string[], { id, seconds, body }: Message) {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': secrets.map((secret) => `v1,${signature(secret, `${id}.${seconds}.${body}`)}`).join(' '),
  }
}

function signature(secret: string, content: string) {
  return createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(content)
    .digest('base64')
}
