import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Kith, Member, MemberContext } from '#platform/context/context.ts'
import { ownsInstance } from '../access/accounts.ts'

/** Whether e-mails reach people: without a mail server they become files, which only the operator reads. */
export const isMailSent = ({ config }: Pick<Kith, 'config'>) => config.mail.smtp !== null

/** Whether Kith sends e-mails to others in this member's name. The owner of the instance set up its mail server. */
export async function mayMailOthers(ctx: Pick<Kith, 'config' | 'db'>, member: Pick<Member, 'id' | 'emailVerifiedAt'>) {
  return !isMailSent(ctx) || member.emailVerifiedAt !== undefined || (await ownsInstance(ctx, member.id))
}

const newFor = Temporal.Duration.from({ hours: 24 })

/** The limits for e-mails that Kith sends to others for this member. */
async function mailLimitsOf(ctx: MemberContext) {
  if (!isMailSent(ctx)) return []
  const isNew = Temporal.Instant.compare(ctx.now(), Temporal.Instant.from(ctx.member.createdAt).add(newFor)) < 0
  const isStranger = isNew && !(await ownsInstance(ctx, ctx.member.id))
  return isStranger ? (['mailFromNewMember', 'mailFromMember'] as const) : (['mailFromMember'] as const)
}

/** Counts an e-mail to somebody else, or refuses it. */
export async function takeMailLimits(ctx: MemberContext) {
  for (const limit of await mailLimitsOf(ctx)) await ctx.limits.take(limit, ctx.member.id)
}

/** The same without revealing the reason. */
export async function isWithinMailLimits(ctx: MemberContext) {
  for (const limit of await mailLimitsOf(ctx)) if (!(await ctx.limits.isWithin(limit, ctx.member.id))) return false
  return true
}

export function notVerified() {
  return new Refusal('forbidden', say('refusals.emailAddresses.verifyFirst'))
}
