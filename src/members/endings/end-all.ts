import { type Context, nowText } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { forgetPlaces } from '../known-places/known-places.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { withdrawAllInvites } from '../workspaces/withdraw-invites.ts'
import { endPasskeys, type PasskeyChoice } from './end-passkeys.ts'

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
