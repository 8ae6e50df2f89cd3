import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { instantText, type MemberContext } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'

/** A device that has removed nobody for so long has stopped. */
export const quietFor = { minutes: 5 }

export const newsOf = (memberId: string) => `mail.people-removed ${memberId}`

/** Has the removals of a device counted a little later: those that follow soon join them in one e-mail. */
export async function tellOfRemovalsLater(ctx: MemberContext, since: string) {
  if (!isMailSent(ctx)) return
  const { id: memberId } = ctx.member
  const at = instantText(ctx.now().add(quietFor).add({ seconds: 1 }))
  await queueJob(ctx, 'mail.people-removed', { since }, { memberId, only: newsOf(memberId), at })
}
