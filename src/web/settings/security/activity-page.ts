import type { SecurityKind } from '#members/security-log/api.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { localTime } from '../../site/local-time.ts'
import type { Output } from '../../site/member-pages.ts'
import { renderPage } from '../../site/page.ts'

type Log = Output<'SecurityLog_list'>

const heading = 'Security activity'

export function activityPage(ctx: MemberContext, { items, next }: Log) {
  const content = html`<h1>${heading}</h1>
<p class="lead">What happened to your account in the last 400 days. If something here wasn’t you, <a href="/settings/password">change your password</a>.</p>
${items.length > 0 ? html`<ul class="rows">${items.map((item) => activityEntry(ctx, item))}</ul>` : html`<p>Nothing yet.</p>`}
${next && html`<p class="plain-links"><a href="/settings/activity?before=${encodeURIComponent(next)}">Earlier activity</a></p>`}
<ul class="plain-links"><li><a href="/settings/sessions">Where you’re signed in</a></li>
<li><a href="/settings">Back to settings</a></li></ul>`
  const description = 'What happened to the security of your Kith account.'
  return renderPage({ title: heading, description, content, theme: ctx.member.theme })
}

function activityEntry(ctx: MemberContext, { kind, at, network, device, detail, times }: Log['items'][number]) {
  const from = [device, network].filter(Boolean).join(', ')
  return html`<li><strong>${kind === 'password.wrong' && times > 1 ? `${times} wrong passwords` : kinds[kind]}</strong>
${detail && html`<span dir="auto">${detail}</span>`}
${from && html`<span>${from}</span>`}
<span>${localTime(ctx, at)}</span></li>
`
}

const kinds: Record<SecurityKind, string> = {
  'account.created': 'Account created',
  'account.removed': 'Account deleted',
  'session.started': 'Signed in',
  'session.ended': 'Signed out on another device',
  'password.wrong': 'Wrong password',
  'password.changed': 'Password changed',
  'password.reset': 'Password reset by e-mail link',
  'passkey.added': 'Passkey added',
  'passkey.removed': 'Passkey removed',
  'authenticator.added': 'Authenticator app added',
  'authenticator.removed': 'Authenticator app removed',
  'recoveryCode.used': 'Recovery code used',
  'recoveryCodes.created': 'New recovery codes created',
  'email.verified': 'E-mail address verified',
  'email.changed': 'E-mail address changed',
  'token.created': 'Token created',
  'token.revoked': 'Token revoked',
  'app.connected': 'App connected',
  'app.changed': 'Tools of an app changed',
  'app.disconnected': 'App disconnected',
  'webhook.created': 'Webhook created',
  'webhook.removed': 'Webhook removed',
  'calendar.created': 'Calendar address created',
  'calendar.removed': 'Calendar address removed',
  'archive.exported': 'Data downloaded',
  'invite.created': 'Invite sent',
  'invite.accepted': 'Invite accepted',
  'invite.revoked': 'Invite revoked',
  'member.joined': 'Somebody accepted your invite',
  'role.changed': 'Role changed',
  'member.removed': 'Member removed from a workspace',
}
