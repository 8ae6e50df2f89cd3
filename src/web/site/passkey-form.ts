import type { PasskeySite } from '#members/passkeys/site.ts'
import { type Html, html } from '#platform/html/html.ts'

type SignInForm = { action: string; label: string; fields?: Html }

/** Shown by the script where the browser can use passkeys. Its answer is sent as a form. */
export function passkeySignInForm({ origin }: PasskeySite, { action, label, fields }: SignInForm) {
  return html`<form class="passkey" method="post" action="${action}" data-passkey="use" data-origin="${origin}" hidden>
${fields}<input type="hidden" name="credential">
<button type="submit" class="quiet">${label}</button>
<p class="form-error" role="alert" hidden>The passkey was not used. Try again, or use your password.</p>
</form>`
}

/** What the script wrote into a form, as an operation takes it. */
export function readCredential({ credential = '' }: Record<string, string>): unknown {
  try {
    return JSON.parse(credential)
  } catch {
    return {}
  }
}
