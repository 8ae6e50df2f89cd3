import type { Kith } from '#platform/context/context.ts'
import { guardedFetch } from '#platform/outgoing/guarded-fetch.ts'
import { pushKeys } from './keys.ts'

type Subscription = { endpoint: string; p256dh: string; auth: string }
type Message = { payload: string; topic: string; seconds: number; signal: AbortSignal }

/**
 * Sends an encrypted notification (RFC 8030, 8291) and returns the status. The address is one that somebody gave, so it is
 * checked like every other.
 */
export async function sendPush(kith: Kith, { endpoint, p256dh, auth }: Subscription, message: Message) {
  const { default: webPush } = await import('web-push')
  const { payload, topic, seconds, signal } = message
  const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    vapidDetails: { subject: contactOf(kith), ...(await pushKeys(kith)) },
    TTL: seconds,
    topic,
    contentEncoding: 'aes128gcm',
  })
  const sent = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
  return guardedFetch(kith, endpoint, { method, headers: sent, body, maxBytes: null, signal })
}

/** Whom the push service can write to. */
function contactOf({ config }: Kith) {
  const address = /<([^>]+)>/.exec(config.mail.from ?? '')?.[1] ?? config.mail.from
  return `mailto:${address ?? `no-reply@${new URL(config.baseUrl).hostname}`}`
}
