import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { instantText, type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { recordSecurity } from '../security-log/record.ts'
import { maxSessions } from './api.ts'

export async function listSessions(ctx: MemberContext) {
  const rows = await selectLiveSessions(ctx, ctx.member.id)
    .select(['id', 'device', 'network', 'createdAt', 'lastUsedAt', 'expiresAt'])
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { sessions: rows.map((row) => sessionView(ctx, row)) }
}

export async function endSession(ctx: MemberContext, { id }: { id: string }) {
  await transaction(ctx, async (ctx) => {
    const ended = await sessionsOf(ctx).where('id', '=', id).returning('device').executeTakeFirst()
    if (!ended) throw new Refusal('not_found', say('refusals.sessions.noSession'))
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'session.ended', detail: ended.device ?? undefined })
  })
}

export async function endOtherSessions(ctx: MemberContext) {
  return transaction(ctx, async (ctx) => {
    const ended = await sessionsOf(ctx).where('id', '!=', ctx.tokenId).returning('device').execute()
    for (const { device } of ended)
      await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'session.ended', detail: device ?? undefined })
    return { ended: ended.length }
  })
}

function sessionsOf(ctx: MemberContext) {
  return ctx.db.deleteFrom('tokens').where('memberId', '=', ctx.member.id).where('kind', '=', 'session')
}

type Row = Record<'device' | 'network' | 'lastUsedAt' | 'expiresAt', string | null> & { id: string; createdAt: string }

function sessionView(ctx: MemberContext, { id, device, network, createdAt, lastUsedAt, expiresAt }: Row) {
  return {
    id,
    isCurrent: id === ctx.tokenId,
    device: device ?? undefined,
    network: network ?? undefined,
    createdAt,
    lastUsedAt: lastUsedAt ?? undefined,
    expiresAt: expiresAt ?? createdAt,
  }
}

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
