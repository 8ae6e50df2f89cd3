import { Refusal } from '#contract/errors.ts'
import { type Context, nowText, transaction } from '#platform/context/context.ts'
import { later } from '#platform/jobs/later.ts'
import { hashKey } from '#platform/limits/hash-key.ts'
import { lockMembers } from '../members/member-row.ts'
import { firstWorkspace } from '../workspaces/workspaces.ts'
import { replacePassword } from './change-password.ts'
import { nextPathForEmail } from './next-page.ts'
import { hashPassword, refuseWeakPassword } from './passwords.ts'
import { resetExpiry } from './reset-link.ts'
import { hashToken, looksLikeToken } from './token-secrets.ts'

/** The same for everybody: who they are is looked up when the letter is written. */
export async function forgotPassword(ctx: Context, { email, next }: { email: string; next?: string | undefined }) {
  await ctx.limits.take('forgottenAddress', ctx.address)
  // A letter that nobody gets would only end the link that the operator has made.
  if (ctx.config.mail.smtp === null) return
  // Nobody is buried in mail, nor told that they would be.
  if (!(await ctx.limits.isWithin('forgottenAccount', hashKey(email)))) return
  await later(ctx, 'mail.reset', { email, next: nextPathForEmail(next), until: resetExpiry(ctx) })
}

export async function getReset(ctx: Context, { token }: { token: string }) {
  const { email, expiresAt } = await countedByToken(ctx, token)
  return { email, expiresAt }
}

export async function resetPassword(ctx: Context, { token, password }: { token: string; password: string }) {
  const { expiresAt: _, ...member } = await countedByToken(ctx, token)
  refuseWeakPassword('password', password, member)
  const passwordHash = await hashPassword(password)
  const signedIn = await transaction(ctx, async (ctx) => {
    // With the member's row held, of two who come at once the second finds nothing.
    await lockMembers(ctx, member.id)
    await byToken(ctx, token)
    const accessToken = await replacePassword(ctx, member.id, passwordHash)
    return { accessToken, member, workspace: await firstWorkspace(ctx, member.id) }
  })
  await ctx.limits.forget('signInAccount', member.email)
  return signedIn
}

/** Counted before it is looked up, and taken back when there is one: guesses add up, holders do not. */
async function countedByToken(ctx: Context, token: string) {
  await ctx.limits.take('resetAddress', ctx.address)
  const found = await byToken(ctx, token)
  await ctx.limits.giveBack('resetAddress', ctx.address)
  return found
}

async function byToken(ctx: Context, token: string) {
  if (!looksLikeToken(token))
    throw new Refusal('not_found', 'There is no such link. Look whether it is whole: mail programs sometimes break it.')
  const row = await ctx.db
    .selectFrom('passwordResets')
    .innerJoin('members', 'members.id', 'passwordResets.memberId')
    .select(['members.id', 'members.name', 'members.email', 'members.timeZone', 'members.createdAt'])
    .select('passwordResets.expiresAt')
    .where('passwordResets.hash', '=', hashToken(token))
    .where('passwordResets.expiresAt', '>', nowText(ctx))
    .executeTakeFirst()
  if (!row)
    throw new Refusal(
      'gone',
      'This link works no more. One works once, for an hour, and until a newer one is sent or the password is changed. Ask for a new one.',
    )
  return row
}
