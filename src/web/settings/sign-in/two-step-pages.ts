import { drawQrCode } from '#cards/pictures/qr.ts'
import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { copyable } from '../../app/drawing/copyable.ts'
import { formErrorBox, textField } from '../../site/form-fields.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { sendSettings } from '../frame/screen.ts'
import { backToSignIn, signInSettings } from './overview.ts'

type Setup = { secret: string; uri: string }
type TypedCode = { errors: FieldError[]; formError?: string; status?: number }

const scripts = ['copy.js']

/** The only time the secret is shown. */
export function sendSetup(page: SettingsRequest, { secret, uri }: Setup) {
  const { signIn: words } = page.words.settings
  const body = html`${drawQrCode(uri, html`class="setup-code" role="img" aria-label="${words.qrCode}"`)}
<details class="fold"><summary>${words.cannotScan}</summary>
<p><a href="${uri}">${words.openApp}</a></p>
<p>${words.enterKey}</p>
${copyable(page, words.key, groupsOfFour(secret))}
</details>
${codeForm(page, { errors: [] })}`
  return sendSettings(page, { title: words.setUp, lead: words.setUpLead, body, scripts, back: backToSignIn(page) })
}

/** After a wrong code. The app has the secret already, so it is not shown again. */
export function sendWrongCode(page: SettingsRequest, typed: TypedCode) {
  const { signIn: words } = page.words.settings
  const body = html`${codeForm(page, typed)}
<form method="post" action="${signInSettings}/two-step"><button type="submit" class="quiet">${words.startAgain}</button></form>`
  const { formError, status } = typed
  const screen = { title: words.setUp, lead: words.wrongCodeLead, body, formError, back: backToSignIn(page) }
  return sendSettings(page, screen, status)
}

/** The only time the codes are shown. */
export function sendRecoveryCodes(page: SettingsRequest, codes: string[], title: string) {
  const { signIn: words } = page.words.settings
  const body = html`${copyable(page, words.codes, codes.join('\n'))}
<p>${words.codesHint}</p>
<p><a class="button" href="${signInSettings}">${words.savedCodes}</a></p>`
  return sendSettings(page, { title, lead: words.codesLead, body, scripts, back: backToSignIn(page) })
}

function codeForm({ words: { settings } }: SettingsRequest, { errors, formError }: TypedCode) {
  const input = html`type="text" class="one-time" inputmode="numeric" autocomplete="one-time-code" maxlength="100"`
  return html`<form class="panel" method="post" action="${signInSettings}/two-step/confirmation">
${formErrorBox(formError)}
${textField({ id: 'code', label: settings.signIn.code, errors, input })}
<button type="submit">${settings.signIn.turnOn}</button>
</form>`
}

const groupsOfFour = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
