import { Refusal } from '#contract/errors.ts'
import { asReason } from '#contract/texts/reason.ts'
import { say, type Text } from '#contract/texts/text.ts'
import { type Context, type Kith, nowText } from '#platform/context/context.ts'
import type { Schema } from '#platform/db/schema/schema.ts'
import { hashToken, looksLikeToken } from '../access/token-secrets.ts'
import { isMailSent } from '../email-addresses/mail-rules.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
export type InviteState = 'pending' | 'accepted' | 'revoked' | 'expired'
export type InviteRow = Omit<Schema['invites'], 'tokenHash' | 'mailedHash' | 'acceptedBy' | 'invitedBy' | 'madeBy'> & {
  inviter: string | null
}

/** An invite, and whether its token was only in the e-mail, so that it proves the invited address. */
export type OpenedInvite = InviteRow & { provesAddress: boolean }

/** Invites with the name of the member who made them. */
export function selectInvites(ctx: Ctx) {
  return ctx.db
    .selectFrom('invites')
    .leftJoin('members as inviters', 'inviters.id', 'invites.invitedBy')
    .select(['invites.id', 'invites.workspaceId', 'invites.email', 'invites.role', 'inviters.name as inviter'])
    .select(['invites.createdAt', 'invites.expiresAt', 'invites.mailedAt', 'invites.acceptedAt'])
    .select(['invites.revokedAt', 'invites.revokedFor'])
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
    revokedReason: row.revokedFor ? asReason(say(`reasons.invite.${row.revokedFor}`)) : undefined,
  }
}

function stateOf({ acceptedAt, revokedAt, expiresAt }: InviteRow, now: string): InviteState {
  if (acceptedAt) return 'accepted'
  if (revokedAt) return 'revoked'
  return expiresAt <= now ? 'expired' : 'pending'
}

/** The page where the invite is accepted. */
export const inviteUrl = ({ config }: Pick<Kith, 'config'>, token: string) => `${config.baseUrl}/invites/${token}`

/** Finds an invite by the token of the answer or of the e-mail. Refuses one that is unknown or no longer pending. */
export async function getPendingInvite(ctx: Context, token: string): Promise<OpenedInvite> {
  const hash = looksLikeToken(token) ? hashToken(token) : ''
  const row = await selectInvites(ctx)
    .select('invites.mailedHash')
    .where((where) => where.or([where('invites.tokenHash', '=', hash), where('invites.mailedHash', '=', hash)]))
    .executeTakeFirst()
  if (!row) throw new Refusal('not_found', say('refusals.invites.linkInvalid'))
  const state = stateOf(row, nowText(ctx))
  if (state !== 'pending') throw new Refusal('gone', reasonsClosed[state])
  const { mailedHash, ...invite } = row
  return { ...invite, provesAddress: isMailSent(ctx) && mailedHash === hash }
}

const reasonsClosed: Record<Exclude<InviteState, 'pending'>, Text> = {
  accepted: say('refusals.invites.alreadyUsed'),
  revoked: say('refusals.invites.revoked'),
  expired: say('refusals.invites.expired'),
}
