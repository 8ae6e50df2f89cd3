import { Refusal } from '#contract/errors.ts'
import { type Context, type MemberContext, transaction } from '#platform/context/context.ts'
import { recordSecurity } from '../security-log/record.ts'
import { recordWrongPasswordLater } from '../security-log/wrong-passwords.ts'
import { hashPassword, isPassword, lockIfPassword, refuseWeakPassword } from './passwords.ts'
import { endAllAccess, openSession } from './tokens.ts'

export async function changePassword(ctx: MemberContext, input: { currentPassword: string; newPassword: string }) {
  await ctx.limits.take('signInAccount', ctx.member.email)
  const row = await ctx.db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', ctx.member.id)
    .executeTakeFirst()
  if (!row || !(await isPassword(input.currentPassword, row.passwordHash))) {
    await recordWrongPasswordLater(ctx, ctx.member.email)
    throw wrongPassword()
  }
  await ctx.limits.forget('signInAccount', ctx.member.email)
  refuseWeakPassword('newPassword', input.newPassword, ctx.member)
  const changed = await hashPassword(input.newPassword)

  return transaction(ctx, async (ctx) => {
    if (!(await lockIfPassword(ctx, ctx.member.id, row.passwordHash))) throw wrongPassword()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'password.changed' })
    return { accessToken: await replacePassword(ctx, ctx.member.id, changed) }
  })
}

/** With the member's row locked. Ends all access to the account and returns a new session. */
export async function replacePassword(ctx: Context, memberId: string, passwordHash: string) {
  await ctx.db.updateTable('members').set({ passwordHash }).where('id', '=', memberId).execute()
  await endAllAccess(ctx, memberId)
  return openSession(ctx, memberId)
}

const wrongPassword = () => new Refusal('forbidden', 'The current password is wrong.')
