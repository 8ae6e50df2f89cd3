import { randomUUIDv7 } from 'node:crypto'
import { Refusal, wrongField } from '#contract/errors.ts'
import { holdMembers } from '#members/members/member-row.ts'
import { instantText, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { removeInBatches } from '#platform/db/batches.ts'
import { json } from '#platform/db/schema/schema.ts'
import { latestEvent } from '#platform/events/read.ts'
import { findAddressFault } from '#platform/outgoing/target.ts'
import { mostWebhooks } from './api.ts'
import { disable, enable } from './enable.ts'
import { changeWebhook, getRow, noWebhook, webhooksOf, webhookView } from './row.ts'
import { newSecret } from './signature.ts'

type Wanted = { url: string; kinds?: string[] | undefined; description?: string | undefined }

export async function createWebhook(ctx: MemberContext, { url, kinds, description }: Wanted) {
  refuseAddress(ctx, url)
  const afterNumber = await latestEvent(ctx, ctx.member.id)
  return transaction(ctx, async (ctx) => {
    await makeRoom(ctx)
    const now = nowText(ctx)
    const made = { memberId: ctx.member.id, id: randomUUIDv7(), secret: newSecret(), createdAt: now, updatedAt: now }
    const said = { url, kinds: kinds ? json(kinds) : null, description: description ?? null }
    await ctx.db
      .insertInto('webhooks')
      .values({ ...made, ...said, afterNumber, turns: 0, failures: 0 })
      .execute()
    return { ...(await getWebhook(ctx, made)), secret: made.secret }
  })
}

export async function listWebhooks(ctx: MemberContext) {
  const rows = await webhooksOf(ctx).orderBy('id', 'desc').limit(mostWebhooks).execute()
  return { webhooks: rows.map(webhookView) }
}

export async function getWebhook(ctx: MemberContext, { id }: { id: string }) {
  return webhookView(await getRow(ctx, id))
}

type Change = {
  id: string
  url?: string | undefined
  enabled?: boolean | undefined
  kinds?: string[] | null | undefined
  description?: string | null | undefined
}

export async function updateWebhook(ctx: MemberContext, { id, url, enabled, kinds, description }: Change) {
  if (url !== undefined) refuseAddress(ctx, url)
  const from = await latestEvent(ctx, ctx.member.id)
  return transaction(ctx, async (ctx) => {
    const held = await mine(ctx, id)
      .set({
        updatedAt: nowText(ctx),
        ...(url !== undefined && { url }),
        ...(kinds !== undefined && { kinds: kinds && json(kinds) }),
        ...(description !== undefined && { description }),
      })
      .returning('disabledAt')
      .executeTakeFirst()
    if (!held) throw noWebhook()
    const webhook = { memberId: ctx.member.id, id }
    if (enabled === true && held.disabledAt) await enable(ctx, webhook, from)
    if (enabled === false && !held.disabledAt) await disable(ctx, webhook, 'member')
    return getWebhook(ctx, { id })
  })
}

/** Turned off first: what is many goes in parts, and nothing is sent meanwhile. */
export async function removeWebhook(ctx: MemberContext, { id }: { id: string }) {
  await getRow(ctx, id)
  await mine(ctx, id)
    .set({ disabledAt: nowText(ctx), disabledFor: 'member' })
    .execute()
  const theirs = ctx.db.selectFrom('deliveries').select('id').where('memberId', '=', ctx.member.id)
  const some = theirs.where('webhookId', '=', id).limit(part)
  const remove = ctx.db.deleteFrom('deliveries').where('memberId', '=', ctx.member.id).where('id', 'in', some)
  await removeInBatches(part, remove.returning('id'))
  await ctx.db.deleteFrom('webhooks').where('memberId', '=', ctx.member.id).where('id', '=', id).execute()
}

const part = 500
const bothSign = Temporal.Duration.from({ hours: 24 })

export async function rotateSecret(ctx: MemberContext, { id }: { id: string }) {
  const secret = newSecret()
  const oldSecretUntil = instantText(ctx.now().add(bothSign))
  const rotated = await mine(ctx, id)
    .set((set) => ({ oldSecret: set.ref('secret'), oldSecretUntil, secret, updatedAt: nowText(ctx) }))
    .executeTakeFirst()
  if (rotated.numUpdatedRows === 0n) throw noWebhook()
  return { secret, oldSecretUntil }
}

const mine = (ctx: MemberContext, id: string) => changeWebhook(ctx, { memberId: ctx.member.id, id })

/** What the address says by itself; what its name leads to is checked each time something is sent. */
function refuseAddress(ctx: MemberContext, url: string) {
  const fault = findAddressFault(ctx, url)
  if (fault) throw wrongField('url', fault)
}

async function makeRoom(ctx: MemberContext) {
  await holdMembers(ctx, ctx.member.id)
  const kept = await webhooksOf(ctx).limit(mostWebhooks).execute()
  if (kept.length === mostWebhooks)
    throw new Refusal('conflict', `You have ${mostWebhooks} webhooks, the most there may be. Remove one.`)
}
