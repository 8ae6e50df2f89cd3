import { Refusal } from '#contract/errors.ts'
import type { Text } from '#contract/texts/text.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { LimitName } from '#platform/limits/limit-table.ts'
import { recordWrongPasswordLater } from '../security-log/wrong-guesses.ts'
import { isPassword } from './passwords.ts'

type Check = { limit: LimitName; purpose?: string; refusal: Text }

/**
 * Refuses a password that is not the signed-in member's, and returns the hash of the right one. Counted by member and
 * purpose: strangers who guess at sign-in do not lock the member out of this.
 */
export async function checkOwnPassword(ctx: MemberContext, password: string, { limit, purpose, refusal }: Check) {
  const key = purpose ? `${purpose} ${ctx.member.id}` : ctx.member.id
  await ctx.limits.take(limit, key)
  const row = await ctx.db
    .selectFrom('members')
    .select('passwordHash')
    .where('id', '=', ctx.member.id)
    .executeTakeFirst()
  if (!row || !(await isPassword(password, row.passwordHash))) {
    await recordWrongPasswordLater(ctx, ctx.member.email)
    throw new Refusal('forbidden', refusal)
  }
  await ctx.limits.forget(limit, key)
  return row.passwordHash
}
