import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, type MemberContext, transaction } from '#platform/context/context.ts'
import { endAllAccess, type PasskeyChoice } from '../endings/endings.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { recordSecurity } from '../security-log/record.ts'
import { refuseWeakPassword } from '../weak-passwords/weak-passwords.ts'
import { workspaceNames } from '../workspaces/workspaces.ts'
import { checkOwnPassword, hashPassword, lockIfPassword } from './passwords.ts'
import { openSession } from './tokens.ts'

type Hooks = Pick<MemberHooks, 'accessEnded'>

type PasswordChange = { currentPassword: string; newPassword: string; removePasskeys?: string[] | undefined }

export async function prepareNewPassword(ctx: MemberContext, input: PasswordChange, hooks: Hooks) {
  const old = await checkOwnPassword(ctx, input.currentPassword, { limit: 'passwordChange', refusal: wrongPassword })
  const workspaces = await workspaceNames(ctx, ctx.member.id)
  refuseWeakPassword('newPassword', input.newPassword, { ...ctx.member, workspaces })
  const hashes = { old, new: await hashPassword(input.newPassword) }
  const passkeys = input.removePasskeys ?? []
  return { commit: (ctx: MemberContext) => changePassword(ctx, { hashes, passkeys }, hooks) }
}

type Change = { hashes: { old: string; new: string }; passkeys: PasskeyChoice }

async function changePassword(ctx: MemberContext, { hashes, passkeys }: Change, hooks: Hooks) {
  return transaction(ctx, async (ctx) => {
    if (!(await lockIfPassword(ctx, ctx.member.id, hashes.old))) throw new Refusal('forbidden', wrongPassword)
    await recordSecurity(ctx, { memberId: ctx.member.id, kind: 'password.changed' })
    return replacePassword(ctx, { memberId: ctx.member.id, passwordHash: hashes.new, passkeys }, hooks)
  })
}

/** With the member's row locked. Ends all access to the account, and the chosen passkeys; returns a new session. */
export async function replacePassword(
  ctx: Context,
  { memberId, passwordHash, passkeys }: { memberId: string; passwordHash: string; passkeys: PasskeyChoice },
  hooks: Hooks,
) {
  await ctx.db.updateTable('members').set({ passwordHash }).where('id', '=', memberId).execute()
  const ended = await endAllAccess(ctx, { memberId, passkeys }, hooks)
  return { accessToken: await openSession(ctx, memberId), ended }
}

const wrongPassword = say('refusals.access.wrongCurrentPassword')
