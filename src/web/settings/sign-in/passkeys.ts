import { getPasskeySite } from '#members/passkeys/site.ts'
import { deviceOf } from '#platform/network/device.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { ifThere } from '../../site/if-there.ts'
import { readCredential } from '../../site/passkey-form.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { signInSettings, toSignIn } from './overview.ts'
import { sendNewPasskeyPage, sendPasskeyPage, type TypedName } from './passkey-pages.ts'

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
