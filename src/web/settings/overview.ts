import type { z } from 'zod'
import type { api } from '#contract/api.ts'
import { isMailSent } from '#members/email-addresses/mail-rules.ts'
import { loopback } from '#platform/config/hosts.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { inMegabytes } from '#platform/storage/storage.ts'
import { accessLabels, appReach } from '../site/access.ts'
import { siteAssets } from '../site/assets.ts'
import { codeBlock } from '../site/code-blocks.ts'
import { localTime } from '../site/local-time.ts'
import { renderPage } from '../site/page.ts'
import { formatTimeZone } from '../site/time-zones.ts'
import { localeLabel, themeLabels } from './look-page.ts'
import { noticeText, renderNotice } from './notices.ts'

export type App = z.output<typeof api.Apps_get.output>
export type Token = z.output<typeof api.Tokens_get.output>
type Storage = z.output<typeof api.Storage_get.output>
type Page = { ctx: MemberContext; tokens: Token[]; apps: App[]; storage: Storage; said: unknown }

/** Everything on one page: connected apps, tokens, the calendar and the account. */
export function overviewPage({ ctx, tokens, apps, storage, said }: Page) {
  const { member } = ctx
  const content = html`<p class="plain-links"><a href="/today">← Back to Today</a></p>
<h1>Settings</h1>
${renderNotice(said)}
<section><h2>You</h2>
<dl class="facts">
<div><dt>Name</dt><dd><bdi>${member.name}</bdi></dd></div>
<div><dt>E-mail</dt><dd>${member.email}${isMailSent(ctx) && !member.emailVerifiedAt && html` <span class="small">Not verified</span>`}</dd></div>
<div><dt>Time zone</dt><dd>${formatTimeZone(member.timeZone)}</dd></div>
<div><dt>Theme</dt><dd>${themeLabels[member.theme]}</dd></div>
<div><dt>Language</dt><dd>${localeLabel(member.locale)}</dd></div>
</dl>
<ul class="plain-links">
<li><a href="/settings/you">Edit profile</a></li>
<li><a href="/settings/look">Look and dates</a></li>
<li><a href="/settings/reminders">Reminders</a></li>
<li><a href="/settings/access">What has access</a></li>
<li><a href="/settings/password">Change password</a></li>
${
  isMailSent(ctx) &&
  html`<li><a href="/settings/email">${member.emailVerifiedAt ? 'Change e-mail address' : 'Verify or change e-mail address'}</a></li>
`
}</ul>
</section>
<section><h2>Security</h2>
<ul class="plain-links">
<li><a href="/settings/sign-in">Passkeys and two-step sign-in</a></li>
<li><a href="/settings/sessions">Where you’re signed in</a></li>
<li><a href="/settings/activity">Security activity</a></li>
</ul>
</section>
<section id="assistants"><h2>Connect an assistant</h2>
<p>Paste one of these addresses into Claude, ChatGPT, VS Code, Cursor or another assistant that connects to MCP servers. Then sign in here and choose what it can do.</p>
<p><strong>Eight tools</strong>: find people, read their notes and promises, add notes, complete promises and draft follow-ups.</p>
${codeBlock('Server address', `${ctx.config.baseUrl}/mcp`)}
<p><strong>All tools</strong>: also ask questions, get briefed before you meet somebody, add and change people and promises, and handle leads.</p>
${codeBlock('Server address with all tools', `${ctx.config.baseUrl}/mcp/full`)}
${httpNote(ctx.config.baseUrl)}
</section>
<section><h2>Connected apps</h2>
${apps.length > 0 ? entryList(apps.map((app) => appEntry(ctx, app))) : html`<p>No apps connected yet.</p>`}
</section>
<section><h2>Calendar</h2>
<p>See your promises and birthdays in your own calendar.</p>
<p class="plain-links"><a href="/settings/calendar">Calendar subscription</a></p>
</section>
<section><h2>Your data</h2>
${storage.limitBytes !== undefined && html`<p>Recordings and photos: ${inMegabytes(storage.usedBytes)} of ${inMegabytes(storage.limitBytes)} used.</p>`}
<ul class="plain-links">
<li><a href="/settings/removed">Recently removed</a></li>
<li><a href="/archive">Download your data, or bring it in</a></li>
<li><a href="/settings/removal">Delete account</a></li>
</ul>
</section>
<section><h2>For developers</h2>
<ul class="plain-links">
<li><a href="/api/docs">API reference</a></li>
<li><a href="/api/openapi.json">OpenAPI document</a></li>
</ul>
<h3>Tokens</h3>
<p>For scripts, and for assistants that can’t sign in.</p>
${tokens.length > 0 && entryList(tokens.map((token) => tokenEntry(ctx, token)))}
<p><a class="button" href="/settings/tokens/new">Create token</a></p>
</section>
<form method="post" action="/sign-out"><button type="submit" class="quiet">Sign out</button></form>`
  const title = [noticeText(said), 'Settings'].filter(Boolean).join(' ')
  const { copyScript: script } = siteAssets
  return renderPage({ script, title, description: 'Your Kith settings.', content, theme: member.theme })
}

function httpNote(baseUrl: string) {
  const { protocol, hostname } = new URL(baseUrl)
  if (protocol !== 'http:') return null
  const programs = loopback.includes(hostname) ? 'Programs on this computer' : 'Programs that can reach this address'
  return html`<p class="small">${programs} can use it. Web assistants such as claude.ai need an HTTPS address on the internet.</p>`
}

const entryList = (items: Html[]) => html`<ul class="entries">${items}</ul>`

function appEntry(ctx: MemberContext, app: App) {
  const { id, name, host, access, connectedAt, lastUsedAt } = app
  return html`<li><a href="/settings/apps/${id}"><strong><bdi>${name}</bdi></strong></a>
<span>${accessLabels[access]} for ${appReach(app)}, at ${host}</span>
<span>Connected ${localTime(ctx, connectedAt)}</span>
<span>${lastUsed(ctx, lastUsedAt)}</span></li>
`
}

function tokenEntry(ctx: MemberContext, { id, name, access, manages, createdAt, expiresAt, lastUsedAt }: Token) {
  return html`<li><a href="/settings/tokens/${id}"><strong><bdi>${name}</bdi></strong></a>
<span>${accessLabels[access]}${manages && ', may manage access'}</span>
<span>Created ${localTime(ctx, createdAt)}</span>
<span>${lastUsed(ctx, lastUsedAt)}</span>
<span>${expiry(ctx, expiresAt)}</span></li>
`
}

export function lastUsed(ctx: MemberContext, at: string | undefined) {
  return at ? html`Last used ${localTime(ctx, at)}` : html`Never used`
}

export function expiry(ctx: MemberContext, at: string | undefined) {
  if (!at) return html`Does not expire`
  const isExpired = Temporal.Instant.compare(at, ctx.now()) <= 0
  return html`${isExpired ? html`<strong>Expired</strong>` : 'Expires'} ${localTime(ctx, at)}`
}
