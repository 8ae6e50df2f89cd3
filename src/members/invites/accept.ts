import { fieldError, Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, type Member, nowText, transaction } from '#platform/context/context.ts'
import { claimInstance, createAccount } from '../access/accounts.ts'
import { hashPassword } from '../access/passwords.ts'
import { openSession } from '../access/tokens.ts'
import { isMailSent } from '../email-addresses/mail-rules.ts'
import { lockMembers, markVerified } from '../members/member-row.ts'
import { recordSecurity } from '../security-log/record.ts'
import { refuseWeakPassword } from '../weak-passwords/weak-passwords.ts'
import { findRole, lockWorkspaceRow, type Role } from '../workspaces/roles.ts'
import { getPendingInvite, type InviteRow, type OpenedInvite } from './row.ts'

type Acceptance = { token: string } & { [field in 'name' | 'password' | 'timeZone']?: string | undefined }

export async function readInvite(ctx: Context, { token }: { token: string }) {
  const invite = await getCountedInvite(ctx, token)
  const { workspaceId, email, role, expiresAt, inviter } = invite
  const { slug, name } = await workspaceOf(ctx, workspaceId)
  const hasAccount = mayCreateAccount(ctx, invite) ? await accountExists(ctx, email) : undefined
  return { workspace: { slug, name }, invitedBy: inviter ?? undefined, email, role, expiresAt, hasAccount }
}

/** Hashing a password takes time: it is done before any row is locked. */
export async function prepareAcceptance(ctx: Context, { token, name, password, timeZone = 'UTC' }: Acceptance) {
  const invite = await getCountedInvite(ctx, token)
  const { email, provesAddress, workspaceId } = invite
  const { caller } = ctx
  if (caller) return { commit: (ctx: Context) => joinAs(ctx, token, caller.member) }
  if (!mayCreateAccount(ctx, invite)) throw mailedLinkNeeded()
  if (await accountExists(ctx, email)) throw signInInstead()
  if (name === undefined || password === undefined) throw missingFields({ name, password })
  const workspace = await workspaceOf(ctx, workspaceId)
  refuseWeakPassword('password', password, { email, name, workspaces: [workspace.slug, workspace.name] })
  const account = { name, email, passwordHash: await hashPassword(password), timeZone, isEmailVerified: provesAddress }
  return { commit: (ctx: Context) => joinAsNew(ctx, token, account) }
}

/**
 * The inviter has the other link and must not get an account with somebody else's address, or learn whether one exists.
 */
const mayCreateAccount = (ctx: Context, { provesAddress }: OpenedInvite) => provesAddress || !isMailSent(ctx)

/** A member of the workspace keeps their role, and the invite stays pending for somebody else. */
async function joinAs(ctx: Context, token: string, member: Member) {
  return transaction(ctx, async (ctx) => {
    const invite = await lockInvite(ctx, token)
    if (!(await lockMembers(ctx, member.id))) throw new Refusal('unauthenticated', say('refusals.cards.accountGone'))
    const role = (await findRole(ctx, invite.workspaceId, member.id)) ?? (await enrol(ctx, invite, member.id))
    const isProven = invite.provesAddress && invite.email === member.email
    return {
      member: isProven ? await markVerified(ctx, member) : member,
      workspace: { ...(await workspaceOf(ctx, invite.workspaceId)), role },
    }
  })
}

type NewAccount = Parameters<typeof createAccount>[1]

async function joinAsNew(ctx: Context, token: string, account: NewAccount) {
  return transaction(ctx, async (ctx) => {
    const invite = await lockInvite(ctx, token)
    const member = await createAccount(ctx, account)
    if (!member) throw signInInstead()
    await claimInstance(ctx, member.id)
    const role = await enrol(ctx, invite, member.id)
    const workspace = { ...(await workspaceOf(ctx, invite.workspaceId)), role }
    return { member, workspace, accessToken: await openSession(ctx, member.id) }
  })
}

/** Locks the workspace, so that an invite is accepted only once, however many try. */
async function lockInvite(ctx: Context, token: string) {
  const { workspaceId } = await getPendingInvite(ctx, token)
  await lockWorkspaceRow(ctx, workspaceId)
  return getPendingInvite(ctx, token)
}

async function enrol(ctx: Context, { id, workspaceId, role, email }: InviteRow, memberId: string): Promise<Role> {
  const now = nowText(ctx)
  const accepted = await ctx.db
    .updateTable('invites')
    .set({ acceptedAt: now, acceptedBy: memberId })
    .where('id', '=', id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('invitedBy')
    .executeTakeFirst()
  // A new password revokes invites without locking the workspace.
  if (!accepted) throw new Refusal('gone', say('refusals.invites.justRevoked'))
  await ctx.db.insertInto('memberships').values({ workspaceId, memberId, role, joinedAt: now }).execute()
  const { name } = await workspaceOf(ctx, workspaceId)
  await recordSecurity(ctx, { memberId, kind: 'invite.accepted', detail: `${name}, ${role}` })
  const joined = { kind: 'member.joined', detail: `${email}, ${role}` } as const
  if (accepted.invitedBy) await recordSecurity(ctx, { memberId: accepted.invitedBy, ...joined, byOther: true })
  return role
}

/** Counted before the lookup and given back if the invite exists: only guesses count against the limit. */
async function getCountedInvite(ctx: Context, token: string) {
  await ctx.limits.take('inviteAddress', ctx.address)
  const outcome = await getPendingInvite(ctx, token).catch((error: unknown) => error)
  if (!(outcome instanceof Refusal && outcome.code === 'not_found'))
    await ctx.limits.giveBack('inviteAddress', ctx.address)
  if (outcome instanceof Error) throw outcome
  return outcome as OpenedInvite
}

async function workspaceOf(ctx: Context, id: string) {
  return ctx.db.selectFrom('workspaces').select(['id', 'slug', 'name']).where('id', '=', id).executeTakeFirstOrThrow()
}

async function accountExists(ctx: Context, email: string) {
  const found = await ctx.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirst()
  return found !== undefined
}

const signInInstead = () => new Refusal('conflict', say('refusals.invites.accountExists'))

const mailedLinkNeeded = () => new Refusal('conflict', say('refusals.invites.signInOrUseMail'))

function missingFields(given: Record<'name' | 'password', string | undefined>) {
  const missing = (['name', 'password'] as const).filter((field) => given[field] === undefined)
  const fields = missing.map((field) => fieldError(field, say('fields.requiredForAccount')))
  return new Refusal('invalid', say('refusals.invites.sendMissing', { list: missing.join(' and ') }), { fields })
}
