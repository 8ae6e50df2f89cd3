import { Refusal } from '#contract/errors.ts'
import { type Context, type MemberContext, transaction } from '#platform/context/context.ts'
import { endAllAccess } from '../endings/end-all.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { recordSecurity } from '../security-log/record.ts'
import { recordWrongPasswordLater } from '../security-log/wrong-passwords.ts'
import { refuseWeakPassword } from '../weak-passwords/weak-passwords.ts'
import { workspaceNames } from '../workspaces/workspaces.ts'
import { hashPassword, isPassword, lockIfPassword } from './passwords.ts'
import { openSession } from './tokens.ts'

type Hooks = Pick<MemberHooks, 'accessEnded'>

type PasswordChange = { currentPassword: string; newPassword: string }

export async function prepareNewPassword(ctx: MemberContext, input: PasswordChange, hooks: Hooks) {
  await ctx.limits.take('passwordChange', ctx.member.id)
  const row = await ctx.db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', ctx.member.id)
    .executeTakeFirst()
  if (!row || !(await isPassword(input.currentPassword, row.passwordHash))) {
    await recordWrongPasswordLater(ctx, ctx.member.email)
    throw wrongPassword()
  }
  await ctx.limits.forget('passwordChange', ctx.member.id)
  const workspaces = await workspaceNames(ctx, ctx.member.id)
  refuseWeakPassword('newPassword', input.newPassword, { ...ctx.member, workspaces })
  const hashes = { old: row.passwordHash, new: await hashPassword(input.newPassword) }
  return { commit: (ctx: MemberContext) => changePassword(ctx, hashes, hooks) }
}

async function changePassword(ctx: MemberContext, hashes: { old: string; new: string }, hooks: Hooks) {
  return transaction(ctx, async (ctx) => {
    if (!(await lockIfPassword(ctx, ctx.member.id, hashes.old))) throw wrongPassword()
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'password.changed' })
    return replacePassword(ctx, { memberId: ctx.member.id, passwordHash: hashes.new }, hooks)
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
