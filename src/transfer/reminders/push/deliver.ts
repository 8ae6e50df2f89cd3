import { wordsFor } from '#contract/texts/catalogs.ts'
import { localeFor } from '#language/locales/locale.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { selectLiveSessions } from '#members/sessions/sessions.ts'
import { countDuePromises } from '#people/promises/count.ts'
import { findOpenPromise } from '#people/promises/promises.ts'
import { instantText, type Kith, type MemberContext } from '#platform/context/context.ts'
import { queueJobs } from '#platform/jobs/queue-job.ts'
import type { JobRun, PushNews, Tasks } from '#platform/jobs/tasks.ts'
import { OutgoingFailure, parseRetryAfter } from '#platform/outgoing/failure.ts'
import { guardedFetch } from '#platform/outgoing/guarded-fetch.ts'
import { pushKeys } from './subscriptions.ts'

/** Later than that, a notification is no news. */
const staleAfter = { hours: 4 }

/** Queues a notification for every browser of a member. */
export async function notifyLater(ctx: Pick<Kith, 'db' | 'now'>, memberId: string, news: PushNews) {
  const rows = await ctx.db.selectFrom('pushSubscriptions').select('id').where('memberId', '=', memberId).execute()
  const until = instantText(ctx.now().add(staleAfter))
  const jobs = rows.map(({ id: subscriptionId }) => ({ subscriptionId, news, until }))
  await queueJobs(ctx, 'push.deliver', jobs, { memberId })
}

export async function deliverPush(kith: Kith, { subscriptionId, news, until }: Tasks['push.deliver'], run: JobRun) {
  const seconds = kith.now().until(Temporal.Instant.from(until)).total('seconds')
  const ctx = await memberContextFor(kith, run.memberId)
  if (!ctx || seconds <= 0) return
  const subscription = await findSubscription(ctx, subscriptionId)
  const payload = subscription && (await payloadOf(ctx, news))
  if (!payload) return
  const message = {
    payload: JSON.stringify(payload),
    topic: news.kind,
    seconds: Math.ceil(seconds),
    signal: run.signal,
  }
  await deliver(kith, { ...subscription, memberId: ctx.member.id }, message)
}

type Subscription = NonNullable<Awaited<ReturnType<typeof findSubscription>>> & { memberId: string }

async function deliver(kith: Kith, subscription: Subscription, message: Parameters<typeof sendPush>[2]) {
  try {
    const { status, headers } = await sendPush(kith, subscription, message)
    if (status === 404 || status === 410) await forgetSubscription(kith, subscription)
    else if (status === 429 || status >= 500)
      throw new PushFailure(status, parseRetryAfter(headers['retry-after'], kith.now()))
    else if (status >= 300) kith.log.warn({ status }, 'a push service did not take a notification')
  } catch (error) {
    // An address that is not allowed any more will not be allowed in an hour either.
    if (!(error instanceof OutgoingFailure) || error.problem !== 'refused') throw error
    await forgetSubscription(kith, subscription)
  }
}

/** Only while its session lasts. */
function findSubscription(ctx: MemberContext, id: string) {
  return ctx.db
    .selectFrom('pushSubscriptions')
    .select(['id', 'endpoint', 'p256dh', 'auth'])
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .where('tokenId', 'in', selectLiveSessions(ctx, ctx.member.id).select('tokens.id'))
    .executeTakeFirst()
}

async function forgetSubscription({ db }: Pick<Kith, 'db'>, { memberId, id }: Subscription) {
  await db.deleteFrom('pushSubscriptions').where('memberId', '=', memberId).where('id', '=', id).execute()
}

/** What the service worker shows. Without the member's leave it is a kind and a count, and names nobody. */
async function payloadOf(ctx: MemberContext, { kind, count, id }: PushNews) {
  const words = wordsFor(localeFor(ctx.member.locale)).digest
  const badge = await countDuePromises(ctx)
  if (kind === 'leads') return { kind, count, badge, title: words.pushLeads({ count }), url: '/leads' }
  const plain = { kind, count, badge, title: words.pushDue({ count }), url: '/promises' }
  if (id === null) return plain
  const promise = await findOpenPromise(ctx, id)
  if (!promise) return null
  const url = `/people/${promise.connectionId}`
  const mayName = await mayShowNames(ctx)
  return mayName
    ? { ...plain, url, body: words.promisedTo({ text: promise.text, name: promise.connectionName }) }
    : { ...plain, url }
}

async function mayShowNames({ db, member }: MemberContext) {
  const row = await db.selectFrom('reminders').select('pushNames').where('memberId', '=', member.id).executeTakeFirst()
  return row?.pushNames === 1
}

class PushFailure extends Error {
  override name = 'PushFailure'
  readonly retryAfter: number | undefined

  constructor(status: number, retryAfter: number | null) {
    super(`The push service answered ${status}.`)
    this.retryAfter = retryAfter ?? undefined
  }
}

type Recipient = { endpoint: string; p256dh: string; auth: string }
type Message = { payload: string; topic: string; seconds: number; signal: AbortSignal }

/**
 * Sends an encrypted notification (RFC 8030, 8291) and returns the status. The address is one that somebody gave, so it is
 * checked like every other.
 */
async function sendPush(kith: Kith, { endpoint, p256dh, auth }: Recipient, message: Message) {
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
