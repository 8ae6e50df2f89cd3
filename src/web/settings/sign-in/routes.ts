import { drawQrCode } from '#cards/pictures/qr.ts'
import type { FieldError } from '#contract/errors.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { html } from '#platform/html/html.ts'
import { inputField } from '../../kit/fields.ts'
import { copyable, formErrorBox } from '../../kit/notices.ts'
import { confirm, confirmationPath, sendConfirmation } from '../../site/confirmation.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { sendSettings } from '../frame/screen.ts'
import { backToSignIn, sendSignInSettings, signInSettings, toSignIn } from './overview.ts'
import { servePasskeys } from './passkeys.ts'

/** How the member signs in: passkeys, the authenticator app and recovery codes. */
export function serveSignInSettings(pages: SettingsPages) {
  pages.get('/sign-in', async (page) => {
    const { passkeys, isAvailable } = await page.call('Passkeys_list', {})
    return sendSignInSettings(page, { passkeys, isAvailable, twoStep: await page.call('TwoStep_get', {}) })
  })
  servePasskeys(pages)
  serveTwoStep(pages)
  serveConfirmation(pages)
}

/** Asks for a proof before a page that needs a fresh one. */
function serveConfirmation({ get, post }: SettingsPages) {
  const send = (page: SettingsRequest, next: string, shown: Parameters<typeof sendConfirmation>[2]) =>
    sendConfirmation(page, { action: confirmationPath, hidden: { next }, cancel: signInSettings }, shown)

  get('/confirmation', (page) => send(page, safeNext(page.query.next), { status: 200, errors: [] }))

  post('/confirmation', confirmationPath, async (page) => {
    const next = safeNext(page.form.next)
    const wrong = await confirm(page)
    return wrong ? send(page, next, wrong) : page.reply.redirect(next, 303)
  })
}

const safeNext = (next: unknown) => (next === undefined ? signInSettings : safeNextPath(next))

function serveTwoStep({ get, post }: SettingsPages) {
  post('/sign-in/two-step', signInSettings, async (page) => sendSetup(page, await page.call('TwoStep_begin', {})))

  post('/sign-in/two-step/confirmation', signInSettings, async (page) => {
    try {
      const { recoveryCodes } = await page.call('TwoStep_confirm', { code: page.form.code ?? '' })
      return await sendRecoveryCodes(page, recoveryCodes, page.words.settings.signIn.isOn)
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code !== 'invalid') throw error
      return sendWrongCode(page, wrong)
    }
  })

  post('/sign-in/two-step/recovery-codes', signInSettings, async (page) => {
    const { recoveryCodes } = await page.call('TwoStep_renewCodes', {})
    return sendRecoveryCodes(page, recoveryCodes, page.words.settings.signIn.newCodes)
  })

  post('/sign-in/two-step/removal', signInSettings, async ({ call, reply }) => {
    await call('TwoStep_remove', {})
    return reply.redirect(toSignIn('off'), 303)
  })

  // A browser that restores its tabs requests the pages that only a form leads to.
  for (const path of ['', '/confirmation', '/recovery-codes', '/removal'])
    get(`/sign-in/two-step${path}`, async ({ reply }) => reply.redirect(signInSettings, 303))
}

type Setup = { secret: string; uri: string }
type TypedCode = { errors: FieldError[]; formError?: string; status?: number }

const scripts = ['people/copy.js']

/** The only time the secret is shown. */
function sendSetup(page: SettingsRequest, { secret, uri }: Setup) {
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
function sendWrongCode(page: SettingsRequest, typed: TypedCode) {
  const { signIn: words } = page.words.settings
  const body = html`${codeForm(page, typed)}
<form method="post" action="${signInSettings}/two-step">
  <button type="submit" class="quiet">${words.startAgain}</button></form>`
  const { formError, status } = typed
  const screen = { title: words.setUp, lead: words.wrongCodeLead, body, formError, back: backToSignIn(page) }
  return sendSettings(page, screen, status)
}

/** The only time the codes are shown. */
function sendRecoveryCodes(page: SettingsRequest, codes: string[], title: string) {
  const { signIn: words } = page.words.settings
  const body = html`${copyable(page, words.codes, codes.join('\n'))}
<p>${words.codesHint}</p>
<p><a class="button" href="${signInSettings}">${words.savedCodes}</a></p>`
  return sendSettings(page, { title, lead: words.codesLead, body, scripts, back: backToSignIn(page) })
}

function codeForm({ words: { settings } }: SettingsRequest, { errors, formError }: TypedCode) {
  const more = html`class="one-time" inputmode="numeric" autocomplete="one-time-code" maxlength="100"`
  return html`<form class="panel" method="post" action="${signInSettings}/two-step/confirmation">
${formErrorBox(formError)}
${inputField({ id: 'code', label: settings.signIn.code, errors, more })}
<button type="submit">${settings.signIn.turnOn}</button>
</form>`
}

const groupsOfFour = (secret: string) => (secret.match(/.{1,4}/g) ?? []).join(' ')
