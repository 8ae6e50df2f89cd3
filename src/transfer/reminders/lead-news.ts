import { leadNewsOf } from '#cards/leads/tell-later.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { memberContextFor } from '#members/members/member-row.ts'
import { type Kith, type MemberContext, nowText, transaction } from '#platform/context/context.ts'
import { releaseName } from '#platform/jobs/queue.ts'
import type { JobRun } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { type Email, plainName } from '#platform/mail/mail.ts'
import { type Line, reminderWords, renderListing } from './listing-email.ts'
import { readReminders } from './preferences.ts'
import { notifyLater } from './push/deliver.ts'
import { unsubscribeLink } from './unsubscription.ts'

/** More than that are counted, not listed. */
const maxListed = 100

/** Tells the member of the leads that arrived since the last news. Leads that arrive from here on queue news of their own. */
export async function tellOfLeads(kith: Kith, _: unknown, { memberId, signal }: JobRun) {
  await releaseName(kith, leadNewsOf(memberId ?? ''))
  const ctx = await memberContextFor(kith, memberId)
  if (!ctx) return
  const until = nowText(ctx)
  const { leadMail, pushLeads, leadsToldAt } = await readReminders(ctx, ctx.member.id)
  const leads = await newLeads(ctx, { after: leadsToldAt ?? until, until })
  if (leads.length > 0 && leadMail === 1 && isMailSent(ctx))
    await abortable(kith.mail.send(await leadEmail(ctx, leads)), signal)
  await transaction(ctx, async (ctx) => {
    const told = { leadsToldAt: until, ...(leads.length > 0 && { leadNewsAt: until }) }
    await ctx.db.updateTable('reminders').set(told).where('memberId', '=', ctx.member.id).execute()
    const news = { kind: 'leads', count: leads.length, id: null } as const
    if (leads.length > 0 && pushLeads === 1) await notifyLater(ctx, ctx.member.id, news)
  })
}

function newLeads(ctx: MemberContext, { after, until }: { after: string; until: string }) {
  return ctx.db
    .selectFrom('leads')
    .select(['displayName', 'company'])
    .where('memberId', '=', ctx.member.id)
    .where('heldAt', 'is', null)
    .where('connectedAt', 'is', null)
    .where('discardedAt', 'is', null)
    .where('createdAt', '>', after)
    .where('createdAt', '<=', until)
    .orderBy('createdAt', 'desc')
    .limit(maxListed)
    .execute()
}

const maxShown = 10

type NewLead = { displayName: string; company: string | null }

/** Names of visitors are made plain, so that they are no links; their notes are read in Kith. */
async function leadEmail(ctx: MemberContext, leads: NewLead[]): Promise<Email> {
  const { words, locale } = reminderWords(ctx.member)
  const { baseUrl } = ctx.config
  const stop = await unsubscribeLink(ctx, 'leadMail', ctx.member.id)
  const { text, html } = renderListing({
    language: locale,
    greeting: words.leadIntro({ count: leads.length }),
    sections: [{ heading: words.leadsHeading, ...leadLines(ctx, leads, { max: maxShown, count: leads.length }) }],
    button: { label: words.openLeads, url: `${baseUrl}/leads` },
    why: words.whyLeads,
    links: [
      { label: words.stop, url: stop.url },
      { label: words.settings, url: `${baseUrl}/settings/reminders` },
    ],
  })
  return {
    to: ctx.member.email,
    subject: words.leadSubject({ count: leads.length }),
    text,
    html,
    headers: stop.headers,
  }
}

type Counted = { max: number; count: number }

export function leadLines(ctx: MemberContext, leads: NewLead[], { max, count }: Counted) {
  const { words } = reminderWords(ctx.member)
  const lines = leads.slice(0, max).map(({ displayName, company }): Line => {
    const name = [displayName, company ?? ''].filter(Boolean).map((each) => plainName(each, 80))
    return { text: name.join(', '), url: `${ctx.config.baseUrl}/leads` }
  })
  return { lines, more: count > max ? words.more({ count: count - max }) : undefined }
}
