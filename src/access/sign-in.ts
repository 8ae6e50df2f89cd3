import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { firstWorkspace } from '../workspaces/workspaces.ts'
import { isPassword } from './passwords.ts'
import { openSession } from './tokens.ts'

/** The same answer, in the same time, whether the account is unknown or the password wrong. */
export async function signIn(ctx: Context, { email, password }: { email: string; password: string }) {
  await ctx.limits.check('signInAddress', ctx.address)
  await ctx.limits.check('signInAccount', email)
  const row = await ctx.db
    .selectFrom('members')
    .select(['id', 'name', 'email', 'timeZone', 'createdAt', 'passwordHash'])
    .where('email', '=', email)
    .executeTakeFirst()
  if (!(await isPassword(password, row?.passwordHash ?? null)) || !row) {
    await countFailure(ctx, email)
    throw new Refusal('unauthenticated', 'The e-mail or the password is wrong.')
  }
  await ctx.limits.forget('signInAccount', email)
  const { passwordHash: _, ...member } = row
  const accessToken = await openSession(ctx, member.id)
  return { accessToken, member, workspace: await firstWorkspace(ctx, member.id) }
}

async function countFailure(ctx: Context, email: string) {
  await ctx.limits.take('signInAddress', ctx.address)
  await ctx.limits.take('signInAccount', email)
}
