import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { requireConfirmedSession } from '../confirmation/confirmed-session.ts'
import { findPasskeys } from '../endings/endings.ts'
import { recordSecurity } from '../security-log/record.ts'
import { findPasskeySite } from './site.ts'

export async function listPasskeys(ctx: MemberContext) {
  const passkeys = await findPasskeys(ctx, ctx.member.id)
  return { passkeys, isAvailable: findPasskeySite(ctx.config) !== null }
}

export async function getPasskey(ctx: MemberContext, { id }: { id: string }) {
  const row = await ownPasskeys(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw noPasskey()
  return passkeyView(row)
}

export async function renamePasskey(ctx: MemberContext, { id, name }: { id: string; name: string }) {
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    await ctx.db
      .updateTable('passkeys')
      .set({ name })
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .execute()
    return getPasskey(ctx, { id })
  })
}

export async function removePasskey(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    const removed = await ctx.db
      .deleteFrom('passkeys')
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .returning('name')
      .executeTakeFirst()
    if (!removed) throw noPasskey()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'passkey.removed', detail: removed.name })
  })
}

export function ownPasskeys({ db, member }: MemberContext) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'name', 'kind', 'createdAt', 'lastUsedAt'])
    .where('memberId', '=', member.id)
}

const noPasskey = () => new Refusal('not_found', say('refusals.passkeys.noPasskey'))

type PasskeyRow = Pick<Schema['passkeys'], 'id' | 'name' | 'kind' | 'createdAt' | 'lastUsedAt'>

export function passkeyView({ id, name, kind, createdAt, lastUsedAt }: PasskeyRow) {
  return { id, name, kind, createdAt, lastUsedAt: lastUsedAt ?? undefined }
}
