import { type MemberContext, transaction } from '../context.ts'
import { Refusal } from '../errors.ts'
import { hashPassword, isPassword, refuseWeak } from './passwords.ts'
import { endAllAccess, openSession } from './tokens.ts'

export async function changePassword(ctx: MemberContext, input: { currentPassword: string; newPassword: string }) {
  await ctx.limits.check('signInAccount', ctx.member.email)
  const { passwordHash } = await ctx.db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', ctx.member.id)
    .executeTakeFirstOrThrow()
  if (!(await isPassword(input.currentPassword, passwordHash))) {
    await ctx.limits.take('signInAccount', ctx.member.email)
    throw new Refusal('forbidden', 'The current password is wrong.')
  }
  refuseWeak(input.newPassword, ctx.member)
  const changed = await hashPassword(input.newPassword)

  return transaction(ctx, async (ctx) => {
    await ctx.db.updateTable('members').set({ passwordHash: changed }).where('id', '=', ctx.member.id).execute()
    await endAllAccess(ctx)
    return { accessToken: await openSession(ctx, ctx.member.id) }
  })
}
