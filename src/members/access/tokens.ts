import { randomUUIDv7 } from 'node:crypto'
import type { Insertable, Selectable } from 'kysely'
import { Refusal, wrongField } from '#contract/errors.ts'
import type { Access } from '#contract/operation.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, instantText, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { deviceOf } from '#platform/network/device.ts'
import { requireConfirmedSession } from '../confirmation/confirmed-session.ts'
import { endWhatTokenMade } from '../endings/endings.ts'
import { rememberPlaces } from '../known-places/known-places.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { lockMembers } from '../members/member-row.ts'
import { recordSecurity } from '../security-log/record.ts'
import { makeRoomForSession, sessionLifetime } from '../sessions/sessions.ts'
import { hashToken, mintToken } from './token-secrets.ts'

type TokenInput = {
  name: string
  access: Access
  manages?: boolean | undefined
  expiresInDays: number | null
}

export async function createToken(ctx: MemberContext, { name, access, manages = false, expiresInDays }: TokenInput) {
  if (manages && access === 'read') throw wrongField('manages', say('fields.needsReadWriteAccess'))
  const lasts = lifetimeOf(expiresInDays)
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    await refuseTooMany(ctx)
    const token = mintToken('personal')
    const row = await storeToken(ctx, {
      ...{ memberId: ctx.member.id, kind: 'personal', name, access, manages, lasts, token },
    })
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'token.created', detail: name })
    return { ...tokenView(row), token }
  })
}

export async function listTokens(ctx: MemberContext) {
  const rows = await personalTokens(ctx).orderBy('createdAt', 'desc').orderBy('id', 'desc').limit(maxTokens).execute()
  return { tokens: rows.map(tokenView) }
}

export async function getToken(ctx: MemberContext, { id }: { id: string }) {
  const row = await personalTokens(ctx).where('id', '=', id).executeTakeFirst()
  if (!row) throw noToken()
  return tokenView(row)
}

export async function updateToken(ctx: MemberContext, { id, name }: { id: string; name: string }) {
  await ctx.db
    .updateTable('tokens')
    .set({ name })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .where('kind', '=', 'personal')
    .execute()
  return getToken(ctx, { id })
}

export async function renewPersonalToken(ctx: MemberContext, { id, expiresInDays }: Renewal) {
  return transaction(ctx, async (ctx) => {
    await requireConfirmedSession(ctx)
    if (!(await renewToken(ctx, { id, kind: 'personal', expiresInDays }))) throw noToken()
    return getToken(ctx, { id })
  })
}

type Renewal = { id: string; expiresInDays: number | null }

/** Ends what the token made too, with the member's row locked: a request of the token must not make more meanwhile. */
export async function revokeToken(ctx: MemberContext, { id }: { id: string }, hooks: Pick<MemberHooks, 'accessEnded'>) {
  await transaction(ctx, async (ctx) => {
    await lockMembers(ctx, ctx.member.id)
    const revoked = await ctx.db
      .deleteFrom('tokens')
      .where('memberId', '=', ctx.member.id)
      .where('id', '=', id)
      .where('kind', '=', 'personal')
      .returning('name')
      .executeTakeFirst()
    if (!revoked) throw noToken()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'token.revoked', detail: revoked.name })
    await endWhatTokenMade(ctx, { memberId: ctx.member.id, tokenId: id }, hooks)
  })
}

export async function openSession(ctx: Context, memberId: string) {
  await rememberPlaces(ctx, memberId)
  await makeRoomForSession(ctx, memberId)
  const token = mintToken('session')
  await storeToken(ctx, {
    memberId,
    kind: 'session',
    name: 'Sign-in',
    access: 'write',
    manages: false,
    lasts: sessionLifetime,
    token,
    from: { device: deviceOf(ctx.agent), network: ctx.address },
  })
  return token
}

export async function signOut(ctx: MemberContext) {
  await ctx.db.deleteFrom('tokens').where('memberId', '=', ctx.member.id).where('id', '=', ctx.tokenId).execute()
}

export const lifetimeOf = (days: number | null) => (days === null ? null : Temporal.Duration.from({ hours: 24 * days }))

const renewals = { personal: 'token.renewed', device: 'device.renewed' } as const

/** Whether there is such a token. It lasts as long from now as a new one. */
export async function renewToken(
  ctx: MemberContext,
  { id, kind, expiresInDays }: Renewal & { kind: keyof typeof renewals },
) {
  const lasts = lifetimeOf(expiresInDays)
  const renewed = await ctx.db
    .updateTable('tokens')
    .set({ expiresAt: lasts && instantText(ctx.now().add(lasts)) })
    .where('memberId', '=', ctx.member.id)
    .where('id', '=', id)
    .where('kind', '=', kind)
    .returning('name')
    .executeTakeFirst()
  if (renewed) await recordSecurity(ctx, { memberId: ctx.member.id, kind: renewals[kind], detail: renewed.name })
  return renewed !== undefined
}

const maxTokens = 100

/** No more than one list can show. Expired ones stay, because they can be renewed, until their place is needed. */
async function refuseTooMany(ctx: MemberContext) {
  const countTokens = async () => (await personalTokens(ctx).limit(maxTokens).execute()).length
  if ((await countTokens()) < maxTokens) return
  await ctx.db
    .deleteFrom('tokens')
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'personal')
    // A sweep ends what managing tokens made, and marks them, before they are removed.
    .where('manages', '=', 0)
    .where('expiresAt', '<', nowText(ctx))
    .execute()
  if ((await countTokens()) === maxTokens) {
    throw new Refusal('conflict', say('refusals.access.tooManyTokens', { maxTokens }))
  }
}

function personalTokens(ctx: MemberContext) {
  return ctx.db
    .selectFrom('tokens')
    .select(['id', 'name', 'access', 'manages', 'createdAt', 'expiresAt', 'lastUsedAt'])
    .where('memberId', '=', ctx.member.id)
    .where('kind', '=', 'personal')
}

const noToken = () => new Refusal('not_found', say('refusals.access.noToken'))

type NewToken = {
  memberId: string
  kind: Schema['tokens']['kind']
  name: string
  access: Access
  manages: boolean
  lasts: Temporal.Duration | null
  token: string
  from?: { device: string | null; network: string }
}

export async function storeToken(ctx: Context, { token, ...made }: NewToken) {
  const { memberId, kind, name, access, manages, lasts, from } = made
  const now = ctx.now()
  const row = {
    memberId,
    id: randomUUIDv7(),
    kind,
    name,
    access,
    manages: Number(manages),
    hash: hashToken(token),
    createdAt: instantText(now),
    expiresAt: lasts && instantText(now.add(lasts)),
    lastUsedAt: null,
    device: from?.device ?? null,
    network: from?.network ?? null,
    confirmedAt: null,
  } satisfies Insertable<Schema['tokens']>
  await ctx.db.insertInto('tokens').values(row).execute()
  return row
}

type TokenRow = Pick<
  Selectable<Schema['tokens']>,
  'id' | 'name' | 'access' | 'manages' | 'createdAt' | 'expiresAt' | 'lastUsedAt'
>

function tokenView({ id, name, access, manages, createdAt, expiresAt, lastUsedAt }: TokenRow) {
  const dates = { createdAt, expiresAt: expiresAt ?? undefined, lastUsedAt: lastUsedAt ?? undefined }
  return { id, name, access, manages: manages === 1, ...dates }
}
