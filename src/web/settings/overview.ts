import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import { loopback } from '#platform/config/hosts.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { pageStyle } from '../site/assets.ts'
import { shell } from '../site/code-blocks.ts'
import { when } from '../site/local-time.ts'
import { letter } from '../site/page.ts'
import { zoneInWords } from '../site/time-zones.ts'
import { doneOf, noteOf } from './notices.ts'

export type App = z.output<typeof api.Apps_get.output>
export type Token = z.output<typeof api.Tokens_get.output>
type Page = { style: string; ctx: MemberContext; tokens: Token[]; apps: App[]; said: unknown }

export const accessInWords = { read: 'Read', write: 'Read & write' }

/** Everything on one page: what is connected, the tokens, the calendar, and the account. */
export function overviewPage({ style, ctx, tokens, apps, said }: Page) {
  const { member } = ctx
  const content = html`<h1>Settings</h1>
${noteOf(said, member.name)}
<section><h2>Connect an assistant</h2>
<p>Paste this address where Claude, ChatGPT, VS Code or Cursor asks for a server or a connector. You sign in here, and choose what it may do.</p>
${shell('Address for assistants', `${ctx.config.baseUrl}/mcp`)}
${insecure(ctx.config.baseUrl)}
</section>
<section><h2>Connected apps</h2>
${apps.length > 0 ? entries(apps.map((app) => appEntry(ctx, app))) : html`<p>None yet. An app is here once you have let it in.</p>`}
</section>
<section><h2>Tokens</h2>
<p>For scripts, and for assistants that take no address. What they can ask is in the <a href="/api/docs">API reference</a>.</p>
${tokens.length > 0 && entries(tokens.map((token) => tokenEntry(ctx, token)))}
<p><a class="button" href="/settings/tokens/new">Make a token</a></p>
</section>
<section><h2>Calendar</h2>
<p>What you promised, and birthdays, in the calendar that you use.</p>
<p class="ways"><a href="/settings/calendar">Promises in your calendar</a></p>
</section>
<section><h2>You</h2>
<dl class="facts">
<div><dt>Name</dt><dd><bdi>${member.name}</bdi></dd></div>
<div><dt>E-mail</dt><dd>${member.email}</dd></div>
<div><dt>Time zone</dt><dd>${zoneInWords(member.timeZone)}</dd></div>
</dl>
<ul class="ways">
<li><a href="/settings/you">Change name or time zone</a></li>
<li><a href="/settings/password">Change password</a></li>
<li><a href="/settings/export">Download everything that is yours</a></li>
<li><a href="/settings/removal">Remove account</a></li>
</ul>
</section>
<form method="post" action="/sign-out"><button type="submit" class="quiet">Sign out</button></form>`
  const title = [doneOf(said), 'Settings'].filter(Boolean).join(' ')
  return letter({ style, script: pageStyle.copying, title, description: 'Your settings in Kith.', content })
}

function insecure(baseUrl: string) {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol !== 'http:') return null
  const whose = loopback.includes(hostname) ? 'on this machine' : 'that reach this address'
  return html`<p class="small">Assistants on the web come from the internet, and want an address with HTTPS. Programs ${whose} can use this one.</p>`
}

const entries = (items: Html[]) => html`<ul class="entries">${items}</ul>`

function appEntry(ctx: MemberContext, { id, name, host, access, connectedAt, lastUsedAt }: App) {
  return html`<li><a href="/settings/apps/${id}"><strong><bdi>${name}</bdi></strong></a>
<span>${accessInWords[access]}, at ${host}</span>
<span>Connected ${when(ctx, connectedAt)}</span>
<span>${lastUsed(ctx, lastUsedAt)}</span></li>
`
}

function tokenEntry(ctx: MemberContext, { id, name, access, createdAt, expiresAt, lastUsedAt }: Token) {
  return html`<li><a href="/settings/tokens/${id}"><strong><bdi>${name}</bdi></strong></a>
<span>${accessInWords[access]}</span>
<span>Made ${when(ctx, createdAt)}</span>
<span>${lastUsed(ctx, lastUsedAt)}</span>
<span>${expiry(ctx, expiresAt)}</span></li>
`
}

export function lastUsed(ctx: MemberContext, at: string | undefined) {
  return at ? html`Last used ${when(ctx, at)}` : html`Never used`
}

export function expiry(ctx: MemberContext, at: string | undefined) {
  if (!at) return html`Does not expire`
  const isOver = Temporal.Instant.compare(at, ctx.now()) <= 0
  return html`${isOver ? html`<strong>Expired</strong>` : 'Expires'} ${when(ctx, at)}`
}
