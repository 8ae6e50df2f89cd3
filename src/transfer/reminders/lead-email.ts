import type { MemberContext } from '#platform/context/context.ts'
import { type Email, plainName } from '#platform/mail/mail.ts'
import { type Line, renderListing } from './listing-email.ts'
import { unsubscribeLink } from './unsubscription.ts'
import { reminderWords } from './words.ts'

const maxShown = 10

type NewLead = { displayName: string; company: string | null }

/** Names of visitors are made plain, so that they are no links; their notes are read in Kith. */
export async function leadEmail(ctx: MemberContext, leads: NewLead[]): Promise<Email> {
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
