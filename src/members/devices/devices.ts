import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import { Refusal } from '#contract/errors.ts'
import type { Access } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { type Caller, type Kith, type MemberContext, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { callerNetwork } from '#platform/network/caller-network.ts'
import { findHolder } from '../access/authenticate.ts'
import { lifetimeOf, renewToken, storeToken } from '../access/tokens.ts'
import { requireConfirmedSession } from '../confirmation/confirmed-session.ts'
import { recordSecurity } from '../security-log/record.ts'
import { maxDevices } from './api.ts'

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

/** The context of a request before its caller is known, from Fastify's request and the trusted proxy. */
type DeviceRequest = { headers: { authorization?: string | undefined }; ip: string; protocol: string }

/**
 * The caller with a device password, for `/dav/` alone: nothing else takes one. Wrong ones count by network, and never keep a
 * right one out: an old phone that still tries must not lock its owner out.
 */
export async function authenticateDevice(kith: Kith, { headers, ip, protocol }: DeviceRequest): Promise<Caller> {
  if (protocol !== 'https' && !isThisMachine(ip)) throw notEncrypted()
  const password = readPassword(headers.authorization)
  if (password === null) throw new Refusal('unauthenticated', say('refusals.devices.signIn'))
  const letters = parseDevicePassword(password)
  const caller = letters && (await findHolder(kith, letters, 'device'))
  if (caller) return caller
  await kith.limits.take('deviceAddress', callerNetwork(ip))
  throw new Refusal('unauthenticated', say('refusals.devices.passwordInvalid'))
}

/** From the HTTP Basic header. Clients ask for a user name; any is fine, because the password identifies the device. */
function readPassword(authorization: string | undefined) {
  const encoded = /^basic +(\S+)$/i.exec(authorization ?? '')?.[1]
  if (encoded === undefined) return null
  const pair = Buffer.from(encoded, 'base64').toString('utf8')
  return pair.includes(':') ? pair.slice(pair.indexOf(':') + 1) : null
}

const isThisMachine = (ip: string) => /^(?:::ffff:)?127\.|^::1$/i.test(ip)

const notEncrypted = () => new Refusal('forbidden', say('refusals.devices.httpsNeeded'))

/** Without vowels, so that no words appear, and without letters that look like others or like digits. */
const letters = 'bcdfghjkmnpqrstvwxyz'
const groups = 5
const groupLength = 4

/** 86 random bits, to be typed on a phone: like `bcdf-ghjk-mnpq-rstv-wxyz`. */
export function mintDevicePassword() {
  const group = () => Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join('')
  return Array.from({ length: groups }, group).join('-')
}

/** The letters of a typed password; null if it has not the form of one. Phones begin with a capital, and people leave gaps. */
export function parseDevicePassword(text: string) {
  const typed = text.replaceAll(/[\s\p{Dash}]/gu, '').toLowerCase()
  return typed.length === groups * groupLength && [...typed].every((letter) => letters.includes(letter)) ? typed : null
}
