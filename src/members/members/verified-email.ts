import { type Context, type Member, nowText } from '#platform/context/context.ts'

/** Records that the member read an e-mail to their address. The first time stays. */
export async function markVerified(ctx: Context, member: Member): Promise<Member> {
  if (member.emailVerifiedAt) return member
  const emailVerifiedAt = nowText(ctx)
  await ctx.db
    .updateTable('members')
    .set({ emailVerifiedAt })
    .where('id', '=', member.id)
    .where('email', '=', member.email)
    .execute()
  return { ...member, emailVerifiedAt }
}
