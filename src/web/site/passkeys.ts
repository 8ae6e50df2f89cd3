import type { Words } from '#contract/texts/words.ts'
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

/** The script's form values as an operation expects them. */
export function readCredential({ credential = '' }: Record<string, string>): unknown {
  try {
    return JSON.parse(credential)
  } catch {
    return {}
  }
}

type Passkey = { id: string; name: string; createdAt: string; lastUsedAt?: string | undefined }
type Choices = { passkeys: readonly Passkey[]; chosen: readonly string[]; nameMoment: (instant: string) => string }

const prefix = 'passkey-'

/** With a new password: which passkeys to end too. Empty if there are none. */
export function passkeyChoices({ settings }: Words, { passkeys, chosen, nameMoment }: Choices) {
  if (passkeys.length === 0) return null
  const factsOf = ({ createdAt, lastUsedAt }: Passkey) => [
    settings.signIn.added({ when: nameMoment(createdAt) }),
    lastUsedAt ? settings.lastUsed({ when: nameMoment(lastUsedAt) }) : settings.neverUsed,
  ]
  const choice = (passkey: Passkey) => {
    const id = prefix + passkey.id
    return html`<p><input type="checkbox" id="${id}" name="${id}" value="yes"
    ${chosen.includes(passkey.id) && html`checked`} aria-describedby="${id}-hint">
<label for="${id}"><bdi>${passkey.name}</bdi></label>
<span class="hint" id="${id}-hint">${factsOf(passkey).join('. ')}.</span></p>
`
  }
  return html`<fieldset class="options" aria-describedby="passkeys-hint">
  <legend>${settings.signIn.removePasskeys}</legend>
<p class="hint" id="passkeys-hint">${settings.signIn.passkeysStay}</p>
${passkeys.map(choice)}</fieldset>`
}

/** The ids of the passkeys with a check mark. */
export const readPasskeyChoices = (form: Record<string, string>) =>
  Object.keys(form)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length))
