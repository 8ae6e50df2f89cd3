import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { pageStyle } from '../site/assets.ts'
import { fewChoices } from '../site/choices.ts'
import { shell } from '../site/code-blocks.ts'
import { when } from '../site/local-time.ts'
import { countsOnce, letter } from '../site/page.ts'
import { backToSettings } from './rename-and-end.ts'

type Feed = z.output<typeof api.Calendar_get.output>['feed']
type Page = { style: string; ctx: MemberContext; feed: Feed }

const title = 'Promises in your calendar'
const description = 'Your promises and birthdays, where your calendar reads them.'

const contents = [
  { value: 'both', label: 'Promises and birthdays' },
  { value: 'promises', label: 'Open promises' },
  { value: 'birthdays', label: 'Birthdays' },
]
const details = [
  { value: 'full', label: 'What and who', hint: 'Such as “Send Ana the deck”.' },
  { value: 'private', label: 'Only that there is something', hint: 'For a calendar that others see as well.' },
]

export function calendarPage({ style, ctx, feed }: Page) {
  const content = html`<h1>${title}</h1>
<p class="lead">Kith makes a private address, and your calendar reads from it what is due and who has a birthday. It keeps up by itself.</p>
${feed && standing(ctx, feed)}
<form class="panel" method="post" action="/settings/calendar">
${countsOnce()}
${fewChoices({ id: 'holds', label: 'What is in it?', options: contents, chosen: heldBy(feed), errors: [] })}
${fewChoices({ id: 'details', label: 'What does it say?', options: details, chosen: feed?.details ?? 'full', errors: [] })}
<button type="submit">${feed ? 'Make another address' : 'Make the address'}</button>
</form>
${feed && removal}
${backToSettings}`
  return letter({ style, title, description, content })
}

function heldBy(feed: Feed) {
  if (!feed || feed.promises === feed.birthdays) return 'both'
  return feed.promises ? 'promises' : 'birthdays'
}

function standing(ctx: MemberContext, { createdAt, lastReadAt }: NonNullable<Feed>) {
  const read = lastReadAt ? html`your calendar last read it ${when(ctx, lastReadAt)}` : 'no calendar has read it yet'
  return html`<p>You have an address, made ${when(ctx, createdAt)}; ${read}. It is not shown again. If you make another, that one ends.</p>`
}

const removal = html`<form class="panel" method="post" action="/settings/calendar/removal">
<h2>End it</h2>
<p>The address leads nowhere then. What your calendar has read already goes when you remove it there.</p>
<button type="submit" class="danger">End this address</button>
</form>`

/** The one time the address is shown. */
export function madeCalendarPage(style: string, url: string) {
  const content = html`<h1>The address for your calendar</h1>
<p class="lead">Copy it now, for it is not shown again. Whoever has it can read what is in it.</p>
${shell('Address for calendars', url)}
<ul>
<li>Google Calendar, in a browser: Other calendars, From URL.</li>
<li>iPhone: Calendars, Add Calendar, Add Subscription Calendar. Mac: File, New Calendar Subscription.</li>
<li>Outlook: Add calendar, Subscribe from web.</li>
</ul>
<p class="small">A calendar on the web, such as Google’s, reads it only if this Kith is on the internet. Some look once a day.</p>
${backToSettings}`
  return letter({ style, script: pageStyle.copying, title: 'The address for your calendar', description, content })
}
