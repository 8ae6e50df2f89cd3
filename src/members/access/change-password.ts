import { Refusal } from '#contract/errors.ts'
import { type Context, type MemberContext, transaction } from '#platform/context/context.ts'
import { endAllAccess } from '../endings/end-all.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { recordSecurity } from '../security-log/record.ts'
import { refuseWeakPassword } from '../weak-passwords/weak-passwords.ts'
import { workspaceNames } from '../workspaces/workspaces.ts'
import { checkOwnPassword } from './own-password.ts'
import { hashPassword, lockIfPassword } from './passwords.ts'
import { openSession } from './tokens.ts'

type Hooks = Pick<MemberHooks, 'accessEnded'>

type PasswordChange = { currentPassword: string; newPassword: string }

export async function prepareNewPassword(ctx: MemberContext, input: PasswordChange, hooks: Hooks) {
  const old = await checkOwnPassword(ctx, input.currentPassword, { limit: 'passwordChange', refusal: wrongPassword })
  const workspaces = await workspaceNames(ctx, ctx.member.id)
  refuseWeakPassword('newPassword', input.newPassword, { ...ctx.member, workspaces })
  const hashes = { old, new: await hashPassword(input.newPassword) }
  return { commit: (ctx: MemberContext) => changePassword(ctx, hashes, hooks) }
}

async function changePassword(ctx: MemberContext, hashes: { old: string; new: string }, hooks: Hooks) {
  return transaction(ctx, async (ctx) => {
    if (!(await lockIfPassword(ctx, ctx.member.id, hashes.old))) throw new Refusal('forbidden', wrongPassword)
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

const wrongPassword = 'The current password is wrong.'
