import { Refusal } from '#contract/errors.ts'
import { safeNextPath } from '#members/access/next-page.ts'
import { findPasskeySite } from '#members/passkeys/site.ts'
import { html } from '#platform/html/html.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { accountField, formErrorBox, textField } from '../../site/form-fields.ts'
import { passkeySignInForm, readCredential } from '../../site/passkey-form.ts'
import type { SettingsHandler, SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { sendSettings } from '../frame/screen.ts'
import { backToSignIn, signInSettings } from './overview.ts'

const path = '/settings/confirmation'

/** A page or form that changes how the member signs in. Without a fresh proof, it is asked for first; then `page` opens. */
export function withConfirmation(formPage: string, handle: SettingsHandler): SettingsHandler {
  return async (page) => {
    try {
      return await handle(page)
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'confirmation_needed') throw error
      const next = formPage.replace(':id', () => page.id)
      return page.reply.redirect(`${path}?next=${encodeURIComponent(next)}`, 303)
    }
  }
}

export function serveConfirmation({ get, post }: SettingsPages) {
  get('/confirmation', async (page) => sendConfirmation(page, { next: safeNext(page.query.next), errors: [] }))

  post('/confirmation', path, async (page) => {
    const { reply, form, words } = page
    const next = safeNext(form.next)
    const isPasskey = form.credential !== undefined
    const proof = isPasskey ? { credential: readCredential(form) } : { password: form.password ?? '' }
    try {
      await page.call('Access_confirm', proof)
    } catch (error) {
      const wrongPassword = { field: 'password', message: words.settings.wrongPassword }
      const { code, ...wrong } = formErrorsOf(reply, error, isPasskey ? {} : { forbidden: wrongPassword })
      if (code === 'unauthenticated' && !isPasskey) throw error
      const formError = isPasskey ? words.settings.signIn.passkeyRefused : wrong.formError
      return sendConfirmation(page, { next, ...wrong, formError })
    }
    return reply.redirect(next, 303)
  })
}

const safeNext = (next: unknown) => (next === undefined ? signInSettings : safeNextPath(next))

type Confirmation = { status?: number; next: string } & Pick<Parameters<typeof textField>[0], 'errors'> & {
    formError?: string
  }

async function sendConfirmation(page: SettingsRequest, { status, next, errors, formError }: Confirmation) {
  const { settings } = page.words
  const words = settings.signIn
  const { passkeys } = await page.call('Passkeys_list', {})
  const site = passkeys.length > 0 ? findPasskeySite(page.ctx.config) : null
  const nextField = html`<input type="hidden" name="next" value="${next}">`
  const usePasskey = { action: path, label: words.usePasskey, fields: nextField, failed: words.passkeyNotUsed }
  const body = html`<form class="panel" method="post" action="${path}">
${formErrorBox(formError)}
${nextField}
${accountField(page.ctx.member.email, page.words.settings.email)}
${textField({ id: 'password', label: settings.password, errors, input: html`type="password" autocomplete="current-password"`, focus: true })}
<button type="submit">${words.continue}</button>
</form>
${site && passkeySignInForm(site, usePasskey)}
<p class="links"><a href="${signInSettings}">${words.cancel}</a></p>`
  const scripts = site ? ['passkeys.js'] : []
  const screen = { title: words.confirmTitle, lead: words.confirmLead, body, scripts, formError }
  return sendSettings(page, { ...screen, back: backToSignIn(page) }, status)
}
