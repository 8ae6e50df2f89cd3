import { Refusal } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { isPassword } from '../access/passwords.ts'
import type { MemberHooks } from '../members/hooks.ts'
import { removeMember } from '../members/members.ts'
import { recordWrongPasswordLater } from '../security-log/wrong-passwords.ts'

/** Asks for the password, so that nobody who finds an open browser or a session deletes the account. */
export async function prepareRemoval(ctx: MemberContext, { password }: { password: string }, hooks: MemberHooks) {
  await confirmPassword(ctx, password)
  return { commit: (ctx: MemberContext) => removeMember(ctx, hooks) }
}

/** Counted by member: strangers who guess at sign-in do not lock the member out of this. */
async function confirmPassword(ctx: MemberContext, password: string) {
  const key = `removal ${ctx.member.id}`
  await ctx.limits.take('signInAccount', key)
  const row = await ctx.db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', ctx.member.id)
    .executeTakeFirst()
  if (!(await isPassword(password, row?.passwordHash ?? null))) {
    await recordWrongPasswordLater(ctx, ctx.member.email)
    throw new Refusal('forbidden', 'The password is wrong. Your account was not deleted.')
  }
  await ctx.limits.forget('signInAccount', key)
}
