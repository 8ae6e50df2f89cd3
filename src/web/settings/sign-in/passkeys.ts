import type { FieldError } from '#contract/errors.ts'
import { getPasskeySite, type PasskeySite } from '#members/passkeys/site.ts'
import { html } from '#platform/html/html.ts'
import { deviceOf } from '#platform/network/device.ts'
import { inputField } from '../../kit/fields.ts'
import { dangerPanel } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
import { ifThere } from '../../site/call-operation.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { readCredential } from '../../site/passkeys.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { sendSettings } from '../frame/screen.ts'
import { backToSignIn, factsOf, type Passkey, signInSettings, toSignIn } from './overview.ts'

const newPage = `${signInSettings}/passkeys/new`
const passkeyPath = `${signInSettings}/passkeys/:id`

export function servePasskeys({ get, post }: SettingsPages) {
  get('/sign-in/passkeys/new', (page) => {
    const name = deviceOf(page.ctx.agent) ?? page.words.settings.signIn.passkey
    return sendNewPasskey(page, { name, errors: [] })
  })

  post('/sign-in/passkeys', newPage, async (page) => {
    const { reply, form, words } = page
    const { name = '' } = form
    try {
      await page.call('Passkeys_create', { name, credential: readCredential(form) })
    } catch (error) {
      const { status, errors, formError } = formErrorsOf(reply, error)
      const isName = errors.some(({ field }) => field === 'name')
      const sentence = isName || errors.length === 0 ? formError : words.settings.signIn.unreadable
      return sendNewPasskey(page, { name, errors, formError: sentence, status })
    }
    return reply.redirect(toSignIn('passkeyAdded'), 303)
  })

  // A browser that restores its tabs requests the page after the form.
  get('/sign-in/passkeys', async ({ reply }) => reply.redirect(signInSettings, 303))

  get('/sign-in/passkeys/:id', async (page) => {
    const passkey = await page.call('Passkeys_get', { id: page.id })
    return sendPasskeyPage(page, passkey, { name: passkey.name, errors: [] })
  })

  post('/sign-in/passkeys/:id', passkeyPath, async (page) => {
    const { reply, id, form } = page
    const { name = '' } = form
    try {
      await page.call('Passkeys_update', { id, name })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(reply, error)
      if (code !== 'invalid') throw error
      return sendPasskeyPage(page, await page.call('Passkeys_get', { id }), { name, ...wrong })
    }
    return reply.redirect(toSignIn('renamed'), 303)
  })

  post('/sign-in/passkeys/:id/removal', passkeyPath, async ({ call, reply, id }) => {
    if ((await ifThere(call('Passkeys_remove', { id }))) === null) return reply.redirect(toSignIn('gone'), 303)
    return reply.redirect(toSignIn('passkeyRemoved'), 303)
  })
}

/** Each page has a challenge of its own. */
async function sendNewPasskey(page: SettingsRequest, typed: TypedName) {
  const { options } = await page.call('Passkeys_begin', {})
  return sendNewPasskeyPage(page, getPasskeySite(page.ctx.config), options, typed)
}

type TypedName = { name: string; errors: FieldError[]; formError?: string | undefined; status?: number }

const nameAttributes = html`maxlength="80" autocomplete="off"`

/** The script shows the form where the browser can create passkeys, and hides the sentence below it. */
function sendNewPasskeyPage(
  page: SettingsRequest,
  { origin }: PasskeySite,
  options: unknown,
  { name, errors, formError, status }: TypedName,
) {
  const { signIn: words, name: label } = page.words.settings
  const body = html`<form class="panel" method="post" action="/settings/sign-in/passkeys" data-passkey="create"
  data-origin="${origin}" data-options="${JSON.stringify(options)}" hidden>
${formErrorBox(formError)}
<input type="hidden" name="credential">
${inputField({ id: 'name', label, hint: words.passkeyNameHint, errors, value: name, more: nameAttributes })}
<button type="submit">${words.createPasskey}</button>
<p class="form-error" role="alert" hidden>${words.notCreated}</p>
</form>
<p class="without-passkeys">${words.cannotCreate({ origin })}</p>`
  const screen = { title: words.addPasskey, lead: words.newPasskeyLead, body, formError, scripts: ['passkeys.js'] }
  return sendSettings(page, { ...screen, back: backToSignIn(page) }, status)
}

function sendPasskeyPage(page: SettingsRequest, passkey: Passkey, typed: TypedName) {
  const { settings } = page.words
  const { signIn: words } = settings
  const path = `/settings/sign-in/passkeys/${passkey.id}`
  const remove = { title: words.removeTitle, text: words.removeText, label: words.removePasskey }
  const body = html`<ul class="facts">${factsOf(page, passkey).map((fact) => html`<li>${fact}</li>`)}</ul>
<form class="panel" method="post" action="${path}">
<h2>${settings.rename}</h2>
${formErrorBox(typed.formError)}
${inputField({ id: 'name', label: settings.name, errors: typed.errors, value: typed.name, more: nameAttributes })}
<button type="submit">${settings.save}</button>
</form>
${dangerPanel({ action: `${path}/removal`, ...remove })}`
  const heading = html`<bdi>${passkey.name}</bdi>`
  const screen = { title: passkey.name, heading, body, formError: typed.formError, back: backToSignIn(page) }
  return sendSettings(page, screen, typed.status)
}
