import type { PasskeySite } from '#members/passkeys/site.ts'
import { html, type Part } from '#platform/html/html.ts'

type SignInForm = { action: string; label: string; fields?: Part; failed?: string }

/** Shown by the script where the browser can use passkeys. Its answer is sent as a form. */
export function passkeySignInForm({ origin }: PasskeySite, { action, label, fields, failed = notUsed }: SignInForm) {
  return html`<form class="passkey" method="post" action="${action}" data-passkey="use" data-origin="${origin}" hidden>
${fields}<input type="hidden" name="credential">
<button type="submit" class="quiet">${label}</button>
<p class="form-error" role="alert" hidden>${failed}</p>
</form>`
}

const notUsed = 'The passkey was not used. Try again, or use your password.'

/** What the script wrote into a form, as an operation takes it. */
export function readCredential({ credential = '' }: Record<string, string>): unknown {
  try {
    return JSON.parse(credential)
  } catch {
    return {}
  }
}
