import { instantText, type Kith, nowText } from '#platform/context/context.ts'
import { maxSessions } from './api.ts'

/** A session ends this long after the sign-in, and earlier if it is not used: KITH_SESSION_IDLE_DAYS. */
export const sessionLifetime = Temporal.Duration.from({ hours: 24 * 30 })

type Ctx = Pick<Kith, 'db' | 'now' | 'config'>

/** A session that is not used for so many milliseconds has ended. */
export const idleMs = ({ config }: Pick<Ctx, 'config'>) => config.sessionIdleDays * 24 * 60 * 60_000

/** Sessions last used before this instant have ended. */
function idleSince(ctx: Pick<Ctx, 'now' | 'config'>) {
  return instantText(ctx.now().subtract({ milliseconds: idleMs(ctx) }))
}

export function selectLiveSessions(ctx: Ctx, memberId: string) {
  return ctx.db
    .selectFrom('tokens')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'session')
    .where('expiresAt', '>', nowText(ctx))
    .where((row) => row(row.fn.coalesce('lastUsedAt', 'createdAt'), '>', idleSince(ctx)))
}

/** Removes sessions that have ended by themselves, and the oldest of very many: a list shows them all. */
export async function makeRoomForSession(ctx: Ctx, memberId: string) {
  await removeEnded(ctx, memberId)
  const oldest = await selectLiveSessions(ctx, memberId)
    .select('id')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .offset(maxSessions - 1)
    .limit(maxSessions)
    .execute()
  if (oldest.length === 0) return
  const ids = oldest.map(({ id }) => id)
  await ctx.db.deleteFrom('tokens').where('memberId', '=', memberId).where('id', 'in', ids).execute()
}

async function removeEnded(ctx: Ctx, memberId: string) {
  await ctx.db
    .deleteFrom('tokens')
    .where('memberId', '=', memberId)
    .where('kind', '=', 'session')
    .where((row) =>
      row.or([
        row('expiresAt', '<', nowText(ctx)),
        row(row.fn.coalesce('lastUsedAt', 'createdAt'), '<=', idleSince(ctx)),
      ]),
    )
    .execute()
}
