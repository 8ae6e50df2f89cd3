import { randomUUIDv7 } from 'node:crypto'
import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import {
  requireActiveSession,
  requireConfirmedSession,
  requireFreshProof,
} from '#members/confirmation/confirmed-session.ts'
import { makerOf } from '#members/endings/endings.ts'
import { recordSecurity } from '#members/security-log/record.ts'
import { instantText, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { json } from '#platform/db/schema/schema.ts'
import { latestEvent } from '#platform/events/read.ts'
import { findAddressFault } from '#platform/outgoing/target.ts'
import { maxWebhooks } from './api.ts'
import { disableWebhook, enableWebhook } from './enable.ts'
import { changeWebhook, getStoredWebhook, noWebhook, webhooksOf, webhookView } from './row.ts'
import { newSecret } from './send.ts'

type NewWebhook = { url: string; kinds?: string[] | undefined; description?: string | undefined }

export async function createWebhook(ctx: MemberContext, { url, kinds, description }: NewWebhook) {
  refuseUrl(ctx, url)
  const afterNumber = await latestEvent(ctx, ctx.member.id)
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    await refuseTooMany(ctx)
    const now = nowText(ctx)
    const made = {
      memberId: ctx.member.id,
      id: randomUUIDv7(),
      secret: newSecret(),
      madeBy: makerOf(ctx),
      createdAt: now,
      updatedAt: now,
    }
    const said = { url, kinds: kinds ? json(kinds) : null, description: description ?? null }
    await ctx.db
      .insertInto('webhooks')
      .values({ ...made, ...said, afterNumber, turns: 0, failures: 0 })
      .execute()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'webhook.created', detail: hostOf(url) })
    return { ...(await getWebhook(ctx, made)), secret: made.secret }
  })
}

export async function listWebhooks(ctx: MemberContext) {
  const rows = await webhooksOf(ctx).orderBy('id', 'desc').limit(maxWebhooks).execute()
  return { webhooks: rows.map((row) => webhookView(ctx, row)) }
}

export async function getWebhook(ctx: MemberContext, { id }: { id: string }) {
  return webhookView(ctx, await getStoredWebhook(ctx, id))
}

type Change = {
  id: string
  url?: string | undefined
  enabled?: boolean | undefined
  kinds?: string[] | null | undefined
  description?: string | null | undefined
}

/** From then on it ends with the token that gave it another address or turned it on; with none if the member did. */
export async function updateWebhook(ctx: MemberContext, { id, url, enabled, kinds, description }: Change) {
  if (url !== undefined) refuseUrl(ctx, url)
  const from = await latestEvent(ctx, ctx.member.id)
  return transaction(ctx, async (ctx) => {
    await requireActiveSession(ctx)
    const before = await getStoredWebhook(ctx, id)
    const isMoved = url !== undefined && url !== before.url
    const isTurnedOn = enabled === true && before.disabledAt !== null
    // Nobody has proved yet that they want one from an archive.
    const isConfirmed = before.disabledFor !== 'archive'
    if (isMoved || (isTurnedOn && !isConfirmed)) await requireFreshProof(ctx)
    await changeOwnWebhook(ctx, id)
      .set({
        updatedAt: nowText(ctx),
        ...(url !== undefined && { url }),
        ...(kinds !== undefined && { kinds: kinds && json(kinds) }),
        ...(description !== undefined && { description }),
        ...((isMoved || isTurnedOn) && { madeBy: makerOf(ctx) }),
      })
      .execute()
    const webhook = { memberId: ctx.member.id, id }
    if (isMoved) await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'webhook.changed', detail: hostOf(url) })
    if (isTurnedOn) await enableWebhook(ctx, webhook, from)
    if (enabled === false && !before.disabledAt) await disableWebhook(ctx, webhook, 'member')
    return getWebhook(ctx, { id })
  })
}

const secretOverlap = Temporal.Duration.from({ hours: 24 })

export async function rotateSecret(ctx: MemberContext, { id }: { id: string }) {
  const secret = newSecret()
  const oldSecretUntil = instantText(ctx.now().add(secretOverlap))
  const rotated = await changeOwnWebhook(ctx, id)
    .set((set) => ({ oldSecret: set.ref('secret'), oldSecretUntil, secret, updatedAt: nowText(ctx) }))
    .executeTakeFirst()
  if (rotated.numUpdatedRows === 0n) throw noWebhook()
  return { secret, oldSecretUntil }
}

export const changeOwnWebhook = (ctx: MemberContext, id: string) => changeWebhook(ctx, { memberId: ctx.member.id, id })

/** The rest of an address often contains a secret. */
export const hostOf = (url: string) => new URL(url).host

/** Checks the address itself. What its name resolves to is checked for each request. */
function refuseUrl(ctx: MemberContext, url: string) {
  const fault = findAddressFault(ctx, url)
  if (fault) throw wrongField('url', fault)
}

export async function refuseTooMany(ctx: MemberContext) {
  const webhooks = await webhooksOf(ctx).limit(maxWebhooks).execute()
  if (webhooks.length === maxWebhooks)
    throw new Refusal('conflict', say('refusals.webhooks.tooManyWebhooks', { maxWebhooks }))
}
