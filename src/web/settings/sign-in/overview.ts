import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { localTime } from '../../site/local-time.ts'
import type { Output } from '../../site/member-pages.ts'
import { renderPage } from '../../site/page.ts'
import { noticeText, renderNotice } from './notices.ts'

export type Passkey = Output<'Passkeys_get'>
type Page = {
  ctx: MemberContext
  passkeys: Passkey[]
  isAvailable: boolean
  twoStep: Output<'TwoStep_get'>
  said: unknown
}

/** Few codes left is a reason to make new ones. */
const fewCodes = 3

export function signInOverviewPage({ ctx, passkeys, isAvailable, twoStep, said }: Page) {
  const content = html`<h1>Sign-in and security</h1>
${renderNotice(said)}
<section><h2>Password</h2>
<p class="plain-links"><a href="/settings/password">Change password</a></p>
</section>
<section><h2>Passkeys</h2>
<p>Sign in with your fingerprint, your face or the lock of your device. Nobody can steal a passkey from a website or guess it.</p>
${passkeys.length > 0 && html`<ul class="entries">${passkeys.map((passkey) => passkeyEntry(ctx, passkey))}</ul>`}
${isAvailable ? html`<p><a class="button" href="/settings/sign-in/passkeys/new">Add a passkey</a></p>` : noPasskeys(ctx.config)}
</section>
<section id="two-step"><h2>Two-step sign-in</h2>
${twoStep.onSince ? twoStepOn(ctx, twoStep.onSince, twoStep.recoveryCodesLeft) : twoStepOff}
</section>
<p class="plain-links"><a href="/settings">Back to settings</a></p>`
  const title = [noticeText(said), 'Sign-in and security'].filter(Boolean).join(' ')
  return renderPage({ title, description: 'How you sign in to Kith.', content, theme: ctx.member.theme })
}

function passkeyEntry(ctx: MemberContext, { id, name, kind, createdAt, lastUsedAt }: Passkey) {
  return html`<li><a href="/settings/sign-in/passkeys/${id}"><strong><bdi>${name}</bdi></strong></a>
<span>${kindText(kind)}</span>
<span>Added ${localTime(ctx, createdAt)}</span>
<span>${lastUse(ctx, lastUsedAt)}</span></li>
`
}

export const kindText = (kind: Passkey['kind']) => (kind === 'synced' ? 'Synced between devices' : 'On one device')

export const lastUse = (ctx: MemberContext, at: string | undefined) =>
  at ? html`Last used ${localTime(ctx, at)}` : html`Never used`

/** Browsers allow passkeys only where nobody on the way can read along. */
function noPasskeys({ baseUrl }: { baseUrl: string }) {
  return html`<p class="small">Passkeys don’t work here, because this Kith is at ${baseUrl}. Browsers need an https address with a domain name. The person who runs this server can set one up.</p>`
}

const twoStepOff = html`<p>After your password, Kith asks for a code from an app on your phone. A stolen password is then not enough.</p>
<form method="post" action="/settings/sign-in/two-step"><button type="submit">Set up an authenticator app</button></form>`

function twoStepOn(ctx: MemberContext, since: string, codesLeft: number) {
  const left = codesLeft === 1 ? '1 recovery code is left' : `${codesLeft} recovery codes are left`
  return html`<p>On since ${localTime(ctx, since)}. After your password, Kith asks for a code from your authenticator app. Passkeys need no code.</p>
<p>${codesLeft <= fewCodes ? html`<strong>${left}.</strong> Create new ones before you need them.` : `${left}.`}</p>
<form method="post" action="/settings/sign-in/two-step/recovery-codes"><button type="submit" class="quiet">Create new recovery codes</button></form>
<form class="panel" method="post" action="/settings/sign-in/two-step/removal">
<h3>Turn off</h3>
<p>Your password alone signs you in again. Your recovery codes stop working.</p>
<button type="submit" class="danger">Turn off two-step sign-in</button>
</form>`
}
