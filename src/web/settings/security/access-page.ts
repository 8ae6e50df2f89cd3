import type { MemberContext } from '#platform/context/context.ts'
import { type Html, html } from '#platform/html/html.ts'
import { localTime } from '../../site/local-time.ts'
import type { Output } from '../../site/member-pages.ts'
import { renderPage } from '../../site/page.ts'

type Review = Output<'Access_review'>
type Webhook = Review['webhooks'][number]
type Invite = Review['invites'][number]
type Joined = Review['joined'][number]
type Passkey = Output<'Passkeys_list'>['passkeys'][number]
type Page = Review & { passkeys: Passkey[]; said: unknown }

const heading = 'What has access'

export function accessPage(ctx: MemberContext, page: Page) {
  const { webhooks, invites, joined, passkeys, said } = page
  const notice = noticeText(said)
  const isAnyOff = webhooks.some(({ enabled }) => !enabled) || invites.some(({ state }) => state === 'revoked')
  const isAnyLeft = webhooks.length > 0 || invites.some(({ state }) => state === 'pending')
  const content = html`<h1>${heading}</h1>
${notice && html`<p class="notice" role="status">${notice}</p>`}
<p class="lead">Check what you don’t recognize, and end it. <a href="/settings/sessions">Where you’re signed in</a>, <a href="/settings">connected apps, tokens and your calendar</a> have their own pages.</p>
<section><h2>Webhooks</h2>
${rows(webhooks.map((webhook) => webhookRow(ctx, webhook)))}
</section>
<section><h2>Invites you sent</h2>
${rows(invites.map((invite) => inviteRow(ctx, invite)))}
</section>
<section><h2>Joined your workspaces in the last 30 days</h2>
${rows(joined.map((member) => memberRow(ctx, member)))}
</section>
<section><h2>Passkeys</h2>
<p>A new password does not end passkeys.</p>
${rows(passkeys.map((passkey) => passkeyRow(ctx, passkey)))}
</section>
${isAnyOff && panel('restoration', 'Everything here is mine', 'Turns all webhooks on, and sends revoked invites again.', 'Turn all on again')}
${isAnyLeft && panel('ending', 'End everything', 'Removes all webhooks and revokes all pending invites. Members stay.', 'End all', 'danger')}
<ul class="plain-links"><li><a href="/settings/activity">Security activity</a></li>
<li><a href="/settings">Back to settings</a></li></ul>`
  const description = 'What can reach your Kith account or acts for it.'
  return renderPage({
    title: [notice, heading].filter(Boolean).join(' '),
    description,
    content,
    theme: ctx.member.theme,
  })
}

const rows = (items: Html[]) => (items.length > 0 ? html`<ul class="rows">${items}</ul>` : html`<p>None.</p>`)

function webhookRow(ctx: MemberContext, { id, url, enabled, disabledReason, createdAt }: Webhook) {
  return html`<li><strong><bdi>${url}</bdi></strong>
<span>${enabled ? 'On' : html`Off. ${disabledReason}`}</span>
<span>Created ${localTime(ctx, createdAt)}</span>
${enabled ? button(`webhooks/${id}/off`, 'Turn off', url) : button(`webhooks/${id}/on`, 'Turn on', url)}
${button(`webhooks/${id}/removal`, 'Remove', url)}</li>
`
}

function inviteRow(ctx: MemberContext, { id, email, role, state, revokedReason, createdAt }: Invite) {
  return html`<li><strong><bdi>${email}</bdi></strong>
<span>${state === 'pending' ? html`Pending, as ${role}` : html`Revoked. ${revokedReason}`}</span>
<span>Sent ${localTime(ctx, createdAt)}</span>
${state === 'pending' ? button(`invites/${id}/revocation`, 'Revoke', email) : button(`invites/${id}/again`, 'Invite again', email)}</li>
`
}

function memberRow(ctx: MemberContext, { id, name, email, role, workspace, workspaceId, joinedAt }: Joined) {
  return html`<li><strong><bdi>${name}</bdi></strong>
<span>${email}, ${role} of <bdi>${workspace}</bdi></span>
<span>Joined ${localTime(ctx, joinedAt)}</span>
${button(`members/${id}/removal`, 'Remove from workspace', name, html`<input type="hidden" name="workspace" value="${workspaceId}">`)}</li>
`
}

function passkeyRow(ctx: MemberContext, { name, createdAt }: Passkey) {
  return html`<li><strong><bdi>${name}</bdi></strong>
<span>Added ${localTime(ctx, createdAt)}</span></li>
`
}

function button(path: string, label: string, about: string, fields: Html | null = null) {
  return html`<form method="post" action="/settings/access/${path}">${fields}<button type="submit" class="quiet">${label}<span class="visually-hidden">: ${about}</span></button></form>
`
}

function panel(path: string, title: string, text: string, label: string, look = '') {
  return html`<form class="panel" method="post" action="/settings/access/${path}">
<h2>${title}</h2>
<p>${text}</p>
<button type="submit" class="${look}">${label}</button>
</form>`
}

const notices = {
  password:
    'Password changed. You’re signed out everywhere else, and your tokens, connected apps and calendar address no longer work. Webhooks are turned off, and invites you sent are revoked.',
  on: 'The webhook is on again.',
  off: 'The webhook is off.',
  removed: 'The webhook is removed.',
  revoked: 'The invite is revoked.',
  invited: 'The invite is sent again.',
  memberRemoved: 'The member is removed from the workspace.',
  restored: 'Everything is on again.',
  ended: 'Everything is ended.',
}

export type AccessNotice = keyof typeof notices

const noticeText = (name: unknown) =>
  typeof name === 'string' && Object.hasOwn(notices, name) ? notices[name as AccessNotice] : undefined
