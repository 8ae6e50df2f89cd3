import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type MemberContext, transaction } from '#platform/context/context.ts'
import { recordSecurity } from '../security-log/record.ts'
import { selectLiveSessions } from './lifetime.ts'

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
