import { Refusal } from '#contract/errors.ts'
import { type Context, transaction } from '#platform/context/context.ts'
import { memberColumns, toMember } from '../members/member-fields.ts'
import { recordSecurity } from '../security-log/record.ts'
import { recordWrongPasswordLater } from '../security-log/wrong-passwords.ts'
import { firstWorkspace } from '../workspaces/workspaces.ts'
import { isPassword, lockIfPassword } from './passwords.ts'
import { openSession } from './tokens.ts'

/** The same answer, in the same time, whether the account does not exist or the password is wrong. */
export async function signIn(ctx: Context, { email, password }: { email: string; password: string }) {
  // Counted before the password is checked: of a hundred guesses at once, only ten are checked.
  await ctx.limits.take('signInAddress', ctx.address)
  await ctx.limits.take('signInAccount', email)
  const row = await ctx.db
    .selectFrom('members')
    .select(memberColumns)
    .select('passwordHash')
    .where('email', '=', email)
    .executeTakeFirst()
  if (!(await isPassword(password, row?.passwordHash ?? null)) || !row) {
    await recordWrongPasswordLater(ctx, email)
    throw wrongCredentials()
  }
  const { passwordHash } = row
  const member = toMember(row)
  const signedIn = await transaction(ctx, async (ctx) => {
    if (!(await lockIfPassword(ctx, member.id, passwordHash))) throw wrongCredentials()
    await recordSecurity(ctx, { memberId: member.id, kind: 'session.started' })
    return { accessToken: await openSession(ctx, member.id), member, workspace: await firstWorkspace(ctx, member.id) }
  })
  await ctx.limits.forget('signInAccount', email)
  await ctx.limits.giveBack('signInAddress', ctx.address)
  return signedIn
}

const wrongCredentials = () => new Refusal('unauthenticated', 'Wrong e-mail or password.')
