import { Refusal } from '#contract/errors.ts'
import { type Context, type Kith, nowText } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { hashToken, looksLikeToken } from '../access/token-secrets.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
export type InviteState = 'pending' | 'accepted' | 'revoked' | 'expired'
export type InviteRow = Omit<Schema['invites'], 'tokenHash' | 'mailedHash' | 'acceptedBy' | 'invitedBy'> & {
  inviter: string | null
}

/** Invites with the name of whoever made them. */
export function selectInvites(ctx: Ctx) {
  return ctx.db
    .selectFrom('invites')
    .leftJoin('members as inviters', 'inviters.id', 'invites.invitedBy')
    .select(['invites.id', 'invites.workspaceId', 'invites.email', 'invites.role', 'inviters.name as inviter'])
    .select(['invites.createdAt', 'invites.expiresAt', 'invites.mailedAt', 'invites.acceptedAt', 'invites.revokedAt'])
}

export function inviteView(row: InviteRow, now: string) {
  const { id, workspaceId, email, role, createdAt, expiresAt } = row
  return {
    id,
    workspaceId,
    email,
    role,
    state: stateOf(row, now),
    invitedBy: row.inviter ?? undefined,
    createdAt,
    expiresAt,
    mailedAt: row.mailedAt ?? undefined,
    acceptedAt: row.acceptedAt ?? undefined,
    revokedAt: row.revokedAt ?? undefined,
  }
}

function stateOf({ acceptedAt, revokedAt, expiresAt }: InviteRow, now: string): InviteState {
  if (acceptedAt) return 'accepted'
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'pending'
}

/** The page where whoever holds the token accepts. */
export const inviteUrl = ({ config }: Pick<Kith, 'config'>, token: string) => `${config.baseUrl}/invites/${token}`

/** By the token of the answer, or by the one that was mailed. Refuses one that is not there, or has ended. */
export async function getPendingInvite(ctx: Context, token: string): Promise<InviteRow> {
  const hash = looksLikeToken(token) ? hashToken(token) : ''
  const row = await selectInvites(ctx)
    .where((where) => where.or([where('invites.tokenHash', '=', hash), where('invites.mailedHash', '=', hash)]))
    .executeTakeFirst()
  if (!row)
    throw new Refusal(
      'not_found',
      'There is no such invite. Look whether the link is whole: mail programs sometimes break it.',
    )
  const state = stateOf(row, nowText(ctx))
  if (state !== 'pending') throw new Refusal('gone', endings[state])
  return row
}

const endings: Record<Exclude<InviteState, 'pending'>, string> = {
  accepted: 'This invite was used already. If it was you, sign in; else ask for a new one.',
  revoked: 'This invite was taken back, or a newer one was sent. Look for a newer one, or ask for it.',
  expired: 'This invite has expired: they last 7 days. Ask for a new one.',
}
