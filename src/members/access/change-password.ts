import { Refusal } from '#contract/errors.ts'
import { type Context, type MemberContext, transaction } from '#platform/context/context.ts'
import { endAllAccess } from '../endings/end-all.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { recordSecurity } from '../security-log/record.ts'
import { recordWrongPasswordLater } from '../security-log/wrong-passwords.ts'
import { hashPassword, isPassword, lockIfPassword, refuseWeakPassword } from './passwords.ts'
import { openSession } from './tokens.ts'

type Hooks = Pick<MemberHooks, 'accessEnded'>

export async function changePassword(
  ctx: MemberContext,
  input: { currentPassword: string; newPassword: string },
  hooks: Hooks,
) {
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
    return replacePassword(ctx, { memberId: ctx.member.id, passwordHash: changed }, hooks)
  })
}

/** With the member's row locked. Ends all access to the account and returns a new session. */
export async function replacePassword(
  ctx: Context,
  { memberId, passwordHash }: { memberId: string; passwordHash: string },
  hooks: Hooks,
) {
  await ctx.db.updateTable('members').set({ passwordHash }).where('id', '=', memberId).execute()
  const ended = await endAllAccess(ctx, memberId, hooks)
  return { accessToken: await openSession(ctx, memberId), ended }
}

const wrongPassword = () => new Refusal('forbidden', 'The current password is wrong.')
