import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { localTime } from '../../site/local-time.ts'
import type { Output } from '../../site/member-pages.ts'
import { renderPage } from '../../site/page.ts'

type Session = Output<'Sessions_list'>['sessions'][number]

const heading = 'Where you’re signed in'
const notices: Record<string, string> = {
  ended: 'Signed out on that device.',
  othersEnded: 'Signed out everywhere else.',
}

export function sessionsPage(ctx: MemberContext, sessions: Session[], said: unknown) {
  const notice = Object.hasOwn(notices, String(said)) ? notices[String(said)] : undefined
  const others = sessions.filter(({ isCurrent }) => !isCurrent)
  const content = html`<h1>${heading}</h1>
${notice && html`<p class="notice" role="status">${notice}</p>`}
<p class="lead">Don’t recognize one? Sign it out, then <a href="/settings/password">change your password</a>.</p>
<ul class="rows">${sessions.filter(({ isCurrent }) => isCurrent).map((session) => sessionEntry(ctx, session))}${others.map((session) => sessionEntry(ctx, session))}</ul>
${others.length > 0 && html`<form method="post" action="/settings/sessions/end"><button type="submit" class="danger">Sign out everywhere else</button></form>`}
<p class="small">A session ends by itself when you don’t use it for ${ctx.config.sessionIdleDays} days, and at the latest 30 days after you signed in.</p>
<ul class="plain-links"><li><a href="/settings/activity">Security activity</a></li>
<li><a href="/settings">Back to settings</a></li></ul>`
  const title = [notice, heading].filter(Boolean).join(' ')
  return renderPage({ title, description: 'The devices where you are signed in.', content, theme: ctx.member.theme })
}

function sessionEntry(ctx: MemberContext, { id, isCurrent, device, network, createdAt, lastUsedAt }: Session) {
  const name = device ?? 'Unknown device'
  return html`<li><strong dir="auto">${name}</strong>
${isCurrent && html`<span><strong>This device</strong></span>`}
<span>Signed in ${localTime(ctx, createdAt)}${network && html` from ${network}`}</span>
${lastUsedAt && html`<span>Last used ${localTime(ctx, lastUsedAt)}</span>`}
${!isCurrent && html`<form method="post" action="/settings/sessions/${id}/end"><button type="submit" class="quiet">Sign out<span class="visually-hidden">: ${name}, ${localTime(ctx, createdAt)}</span></button></form>`}</li>
`
}
