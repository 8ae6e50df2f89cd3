import type { Selectable } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Access } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { lifetimeOf, renewToken, storeToken } from '../access/tokens.ts'
import { requireConfirmedSession } from '../confirmation/confirmed-session.ts'
import { recordSecurity } from '../security-log/record.ts'
import { maxDevices } from './api.ts'
import { mintDevicePassword, parseDevicePassword } from './device-password.ts'

type NewDevice = { name: string; access: Access; expiresInDays: number | null }

export async function createDevice(ctx: MemberContext, { name, access, expiresInDays }: NewDevice) {
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    await refuseTooMany(ctx)
    const password = mintDevicePassword()
    const row = await storeToken(ctx, {
      ...{ memberId: ctx.member.id, kind: 'device', name, access, manages: false },
      lasts: lifetimeOf(expiresInDays),
      token: parseDevicePassword(password) ?? password,
    })
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'device.created', detail: name })
    return { ...deviceView(row), password }
  })
}

export async function listDevices(ctx: MemberContext) {
  const rows = await devicesOf(ctx).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(maxDevices).execute()
  return { devices: rows.map(deviceView) }
}

export async function renewDevice(
  ctx: MemberContext,
  { id, expiresInDays }: { id: string; expiresInDays: number | null },
) {
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    if (!(await renewToken(ctx, { id, kind: 'device', expiresInDays }))) throw noDevice()
    return deviceView(await devicesOf(ctx).where('id', '=', id).executeTakeFirstOrThrow())
  })
}

export async function revokeDevice(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const revoked = await ctx.db
      .deleteFrom('tokens')
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .where('kind', '=', 'device')
      .returning('name')
      .executeTakeFirst()
    if (!revoked) throw noDevice()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'device.revoked', detail: revoked.name })
  })
}

const noDevice = () => new Refusal('not_found', say('refusals.devices.noDevice'))

async function refuseTooMany(ctx: MemberContext) {
  const rows = await devicesOf(ctx).limit(maxDevices).execute()
  if (rows.length < maxDevices) return
  throw new Refusal('conflict', say('refusals.devices.tooManyDevices', { maxDevices }))
}

function devicesOf({ db, member }: MemberContext) {
  return db.selectFrom('tokens').select(columns).where('memberId', '=', member.id).where('kind', '=', 'device')
}

const columns = ['id', 'name', 'access', 'createdAt', 'expiresAt', 'lastUsedAt'] as const

type Row = Pick<Selectable<Schema['tokens']>, (typeof columns)[number]>

function deviceView({ id, name, access, createdAt, expiresAt, lastUsedAt }: Row) {
  return { id, name, access, createdAt, expiresAt: expiresAt ?? undefined, lastUsedAt: lastUsedAt ?? undefined }
}
