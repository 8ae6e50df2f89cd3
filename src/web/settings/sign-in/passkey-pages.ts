import type { FieldError } from '#contract/errors.ts'
import type { PasskeySite } from '#members/passkeys/site.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox, textField } from '../../site/form-fields.ts'
import { dangerPanel } from '../frame/lists.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { sendSettings } from '../frame/screen.ts'
import { backToSignIn, factsOf, type Passkey } from './overview.ts'

export type TypedName = { name: string; errors: FieldError[]; formError?: string | undefined; status?: number }

const nameInput = (name: string) => html`type="text" value="${name}" maxlength="80" autocomplete="off"`

/** The script shows the form where the browser can create passkeys, and hides the sentence below it. */
export function sendNewPasskeyPage(
  page: SettingsRequest,
  { origin }: PasskeySite,
  options: unknown,
  { name, errors, formError, status }: TypedName,
) {
  const { signIn: words, name: label } = page.words.settings
  const body = html`<form class="panel" method="post" action="/settings/sign-in/passkeys" data-passkey="create" data-origin="${origin}" data-options="${JSON.stringify(options)}" hidden>
${formErrorBox(formError)}
<input type="hidden" name="credential">
${textField({ id: 'name', label, hint: words.passkeyNameHint, errors, input: nameInput(name) })}
<button type="submit">${words.createPasskey}</button>
<p class="form-error" role="alert" hidden>${words.notCreated}</p>
</form>
<p class="without-passkeys">${words.cannotCreate({ origin })}</p>`
  const screen = { title: words.addPasskey, lead: words.newPasskeyLead, body, formError, scripts: ['passkeys.js'] }
  return sendSettings(page, { ...screen, back: backToSignIn(page) }, status)
}

export function sendPasskeyPage(page: SettingsRequest, passkey: Passkey, typed: TypedName) {
  const { settings } = page.words
  const { signIn: words } = settings
  const path = `/settings/sign-in/passkeys/${passkey.id}`
  const remove = { title: words.removeTitle, text: words.removeText, label: words.removePasskey }
  const body = html`<ul class="facts">${factsOf(page, passkey).map((fact) => html`<li>${fact}</li>`)}</ul>
<form class="panel" method="post" action="${path}">
<h2>${settings.rename}</h2>
${formErrorBox(typed.formError)}
${textField({ id: 'name', label: settings.name, errors: typed.errors, input: nameInput(typed.name) })}
<button type="submit">${settings.save}</button>
</form>
${dangerPanel({ action: `${path}/removal`, ...remove })}`
  const heading = html`<bdi>${passkey.name}</bdi>`
  const screen = { title: passkey.name, heading, body, formError: typed.formError, back: backToSignIn(page) }
  return sendSettings(page, screen, typed.status)
}
