import { instantText, type MemberContext, nowText } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'

/** The first lead is announced right away, later ones within this time together. */
const bundledFor = { minutes: 15 }

export const leadNewsOf = (memberId: string) => `mail.leads ${memberId}`

/** Every new lead of a member who wants news queues some. */
export const wantsLeadNews = ({ leadMail, pushLeads }: { leadMail: number; pushLeads: number }) =>
  leadMail === 1 || pushLeads === 1

/** Tells the member of a new lead, if they want to know. While the news waits, more leads join it. */
export async function tellOfLeadLater(ctx: MemberContext) {
  const choices = await ctx.db
    .selectFrom('reminders')
    .select(['leadMail', 'pushLeads', 'leadNewsAt'])
    .where('memberId', '=', ctx.member.id)
    .executeTakeFirst()
  if (!choices || !wantsLeadNews(choices)) return
  const now = nowText(ctx)
  const bundled = choices.leadNewsAt ? instantText(Temporal.Instant.from(choices.leadNewsAt).add(bundledFor)) : now
  const at = bundled > now ? bundled : now
  await queueJob(ctx, 'mail.leads', {}, { memberId: ctx.member.id, only: leadNewsOf(ctx.member.id), at })
}
