import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { siteAssets } from '../site/assets.ts'
import { codeBlock } from '../site/code-blocks.ts'
import { radioField, repeatGuard } from '../site/form-fields.ts'
import { localTime } from '../site/local-time.ts'
import { renderPage } from '../site/page.ts'
import { backToSettings } from './rename-form.ts'

type Feed = z.output<typeof api.Calendar_get.output>['feed']

const title = 'Calendar subscription'
const description = 'Your promises and birthdays in your calendar.'

const contents = [
  { value: 'both', label: 'Promises and birthdays' },
  { value: 'promises', label: 'Open promises' },
  { value: 'birthdays', label: 'Birthdays' },
]
const details = [
  { value: 'full', label: 'Everything', hint: 'For example “Send Ana the deck”.' },
  { value: 'private', label: 'Only that something is due', hint: 'For a calendar that others can see.' },
]

export function calendarPage(ctx: MemberContext, feed: Feed) {
  const content = html`<h1>${title}</h1>
<p class="lead">See your promises and birthdays in your own calendar. Kith creates a private address, and your calendar updates itself from it.</p>
${feed && feedStatus(ctx, feed)}
<form class="panel" method="post" action="/settings/calendar">
${repeatGuard()}
${radioField({ id: 'holds', label: 'Include', options: contents, chosen: includedIn(feed), errors: [] })}
${radioField({ id: 'details', label: 'Show', options: details, chosen: feed?.details ?? 'full', errors: [] })}
<button type="submit">${feed ? 'Create new address' : 'Create address'}</button>
</form>
${feed && removalForm}
${backToSettings}`
  return renderPage({ title, description, content, theme: ctx.member.theme })
}

function includedIn(feed: Feed) {
  if (!feed || feed.promises === feed.birthdays) return 'both'
  return feed.promises ? 'promises' : 'birthdays'
}

function feedStatus(ctx: MemberContext, { createdAt, lastReadAt }: NonNullable<Feed>) {
  const lastRead = lastReadAt
    ? html`Your calendar last read it ${localTime(ctx, lastReadAt)}.`
    : 'No calendar has read it yet.'
  return html`<p>You created an address ${localTime(ctx, createdAt)}. ${lastRead} It is not shown again. A new address replaces it.</p>`
}

const removalForm = html`<form class="panel" method="post" action="/settings/calendar/removal">
<h2>Delete address</h2>
<p>The address stops working at once. To remove the entries too, delete the subscription in your calendar.</p>
<button type="submit" class="danger">Delete this address</button>
</form>`

/** The only time the address is shown. */
export function newCalendarPage({ member }: MemberContext, url: string) {
  const content = html`<h1>Your calendar address</h1>
<p class="lead">Copy it now: you won’t see it again. Anyone who has it can read your calendar.</p>
${codeBlock('Calendar address', url)}
<ul>
<li>Google Calendar on the web: Other calendars, From URL.</li>
<li>iPhone: Calendars, Add Calendar, Add Subscription Calendar. Mac: File, New Calendar Subscription.</li>
<li>Outlook: Add calendar, Subscribe from web.</li>
</ul>
<p class="small">Online calendars such as Google’s can read it only if this server is on the internet. Some update once a day.</p>
${backToSettings}`
  const { copyScript: script } = siteAssets
  return renderPage({ script, title: 'Your calendar address', description, content, theme: member.theme })
}
