import { type Context, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { forgetPlaces } from '../known-places/known-places.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { lockMembers } from '../members/member-row.ts'
import { recordSecurity } from '../security-log/record.ts'
import { withdrawAllInvites, withdrawInvitesByToken } from '../workspaces/withdraw-invites.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
type Token = { memberId: string; tokenId: string }

/** Ends a token's pending invites and webhooks, which would otherwise outlive it. */
export async function endWhatTokenMade(ctx: Ctx, token: Token, { accessEnded }: Pick<MemberHooks, 'accessEnded'>) {
  await withdrawInvitesByToken(ctx, token.tokenId)
  await accessEnded(ctx, token)
}

const batchSize = 100

/**
 * Runs every hour: what expired tokens made ends as if they had been revoked. The tokens stay listed. With the member's row
 * locked: a request that began before the end must not make more meanwhile.
 */
export async function sweepExpiredTokens(kith: Kith, hooks: Pick<MemberHooks, 'accessEnded'>) {
  const expired = await kith.db
    .selectFrom('tokens')
    .select(['memberId', 'id as tokenId'])
    .where('manages', '=', 1)
    .where('expiresAt', '<=', nowText(kith))
    .limit(batchSize)
    .execute()
  for (const token of expired)
    await transaction(kith, async (kith) => {
      await lockMembers(kith, token.memberId)
      await endWhatTokenMade(kith, token, hooks)
      await kith.db.updateTable('tokens').set({ manages: 0 }).where('id', '=', token.tokenId).execute()
    })
}

/** The token that makes a record which would outlive it, so that both end together. Null for the signed-in member. */
export const makerOf = ({ kind, tokenId }: Pick<MemberContext, 'kind' | 'tokenId'>) =>
  kind === 'session' ? null : tokenId

/** The passkeys of an account, newest first: a new password ends those that its owner chooses. */
export async function findPasskeys({ db }: Pick<Kith, 'db'>, memberId: string) {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'kind', 'createdAt', 'lastUsedAt'])
    .where('memberId', '=', memberId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({ ...row, lastUsedAt: row.lastUsedAt ?? undefined }))
}

/** Returns how many there were. Those that no longer exist are left out. */
async function endPasskeys(ctx: Context, memberId: string, chosen: PasskeyChoice) {
  const ids = chosen === 'all' ? (await findPasskeys(ctx, memberId)).map(({ id }) => id) : chosen
  if (ids.length === 0) return 0
  const ended = await ctx.db
    .deleteFrom('passkeys')
    .where('memberId', '=', memberId)
    .where('id', 'in', ids)
    .returning('name')
    .execute()
  for (const { name } of ended) await recordSecurity(ctx, { memberId, kind: 'passkey.removed', detail: name })
  return ended.length
}

/** The passkeys to end with a password. */
export type PasskeyChoice = readonly string[] | 'all'

/** How many of each a new password ended. */
type Ended = Record<
  'sessions' | 'tokens' | 'devices' | 'apps' | 'calendarLinks' | 'invites' | 'webhooks' | 'passkeys',
  number
>

/**
 * Ends all sessions, tokens, device passwords, apps, calendar links and reset links of a member, and a change of their e-mail
 * address that waits for its link; revokes the invites they sent and turns their webhooks off: somebody else may have made any
 * of them. Passkeys end if they are chosen.
 */
export async function endAllAccess(
  ctx: Context,
  { memberId, passkeys }: { memberId: string; passkeys: PasskeyChoice },
  { accessEnded }: Pick<MemberHooks, 'accessEnded'>,
): Promise<Ended> {
  const now = nowText(ctx)
  const of = (table: 'passwordResets' | 'calendarFeeds' | 'apps') =>
    ctx.db.deleteFrom(table).where('memberId', '=', memberId)
  await forgetPlaces(ctx, memberId)
  await of('passwordResets').execute()
  await endAddressChange(ctx, memberId)
  const feeds = await of('calendarFeeds').executeTakeFirst()
  const tokens = await ctx.db
    .deleteFrom('tokens')
    .where('memberId', '=', memberId)
    .returning(['kind', 'expiresAt'])
    .execute()
  const valid = tokens.filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
  const count = (kind: Schema['tokens']['kind']) => valid.filter((token) => token.kind === kind).length
  const apps = await of('apps').executeTakeFirst()
  return {
    sessions: count('session'),
    tokens: count('personal'),
    devices: count('device'),
    apps: Number(apps.numDeletedRows),
    calendarLinks: Number(feeds.numDeletedRows),
    invites: await withdrawAllInvites(ctx, memberId),
    webhooks: await accessEnded(ctx, { memberId }),
    passkeys: await endPasskeys(ctx, memberId, passkeys),
  }
}

/** A link that proves the present address stays. */
async function endAddressChange({ db }: Pick<Context, 'db'>, memberId: string) {
  const present = db.selectFrom('members').select('email').where('id', '=', memberId)
  await db.deleteFrom('emailLinks').where('memberId', '=', memberId).where('email', 'not in', present).execute()
}
