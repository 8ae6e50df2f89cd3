import { qrPath } from '#cards/pictures/qr.ts'
import type { FieldError } from '#contract/errors.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { siteAssets } from '../../site/assets.ts'
import { codeBlock } from '../../site/code-blocks.ts'
import { formErrorBox, textField } from '../../site/form-fields.ts'
import { renderPage } from '../../site/page.ts'
import { backToSignIn } from './notices.ts'

type Setup = { secret: string; uri: string }
type TypedCode = { errors: FieldError[]; formError?: string }

const description = 'Two-step sign-in for your Kith account.'
const { copyScript: script } = siteAssets

/** The only time the secret is shown. */
export function setupPage({ member }: MemberContext, { secret, uri }: Setup) {
  const content = html`<h1>Set up an authenticator app</h1>
<p class="lead">Any authenticator app works, such as the one in your password manager or phone. Scan this code with it.</p>
${qrCode(uri)}
<details class="fold"><summary>Can’t scan it?</summary>
<p>On this device, <a href="${uri}">open your authenticator app</a>. Or enter this key in the app, as a time-based code:</p>
${codeBlock('Key', groupsOfFour(secret))}
</details>
${codeForm({ errors: [] })}
${backToSignIn}`
  return renderPage({ title: 'Set up an authenticator app', description, content, script, theme: member.theme })
}

/** After a wrong code. The app has the secret already, so it is not shown again. */
export function wrongCodePage({ member }: MemberContext, { errors, formError }: TypedCode) {
  const content = html`<h1>Set up an authenticator app</h1>
<p class="lead">Enter the code that your authenticator app shows now.</p>
${codeForm({ errors, formError })}
<form method="post" action="/settings/sign-in/two-step"><button type="submit" class="quiet">Start again with a new QR code</button></form>
${backToSignIn}`
  const title = 'Set up an authenticator app'
  return renderPage({ title, description, content, formError, theme: member.theme })
}

/** The only time the codes are shown. */
export function recoveryCodesPage({ member }: MemberContext, codes: string[], heading: string) {
  const content = html`<h1>${heading}</h1>
<p class="lead">Save these recovery codes now: you won’t see them again. Each one signs you in once if you lose your phone.</p>
${codeBlock('Recovery codes', codes.join('\n'))}
<p>Keep them where you keep your passwords, or print them. Don’t keep them only on your phone.</p>
<p><a class="button" href="/settings/sign-in">I saved them</a></p>`
  return renderPage({ title: heading, description, content, script, theme: member.theme })
}

function codeForm({ errors, formError }: TypedCode) {
  return html`<form class="panel" method="post" action="/settings/sign-in/two-step/confirmation">
${formErrorBox(formError)}
${textField({ id: 'code', label: 'Code from the app', errors, input: html`type="text" class="one-time" inputmode="numeric" autocomplete="one-time-code" maxlength="100"` })}
<button type="submit">Turn on two-step sign-in</button>
</form>`
}

/** Dark on white in both themes: not every reader accepts the reverse. */
function qrCode(uri: string) {
  const { size, path } = qrPath(uri)
  return html`<svg class="setup-code" role="img" aria-label="QR code for your authenticator app" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><rect width="${size}" height="${size}" fill="#fff"/><path d="${path}"/></svg>`
}

const groupsOfFour = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
