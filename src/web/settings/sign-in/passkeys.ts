import { Refusal } from '#contract/errors.ts'
import { getPasskeySite } from '#members/passkeys/site.ts'
import { deviceOf } from '#platform/network/device.ts'
import { allowScript } from '../../site/assets.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { callOperation, type MemberPages, type PageRequest } from '../../site/member-pages.ts'
import { sendPage } from '../../site/page.ts'
import { readCredential } from '../../site/passkey-form.ts'
import { withConfirmation } from './confirmation.ts'
import { settingsWith, signInSettings } from './notices.ts'
import { newPasskeyPage, passkeyPage } from './passkey-pages.ts'

const newPage = `${signInSettings}/passkeys/new`
const page = `${signInSettings}/passkeys/:id`

type TypedName = Parameters<typeof passkeyPage>[2]

export function servePasskeys({ get, post }: MemberPages) {
  get(
    '/sign-in/passkeys/new',
    withConfirmation(newPage, (request) => {
      const name = deviceOf(request.ctx.agent) ?? 'Passkey'
      return sendNewPasskey(request, 200, { name, errors: [] })
    }),
  )

  post(
    '/sign-in/passkeys',
    newPage,
    withConfirmation(newPage, async (request) => {
      const { ctx, reply, form } = request
      const { name = '' } = form
      try {
        await callOperation(ctx, 'Passkeys_create', { name, credential: readCredential(form) })
      } catch (error) {
        const { status, errors, formError } = formErrorsOf(reply, error)
        const isName = errors.some(({ field }) => field === 'name')
        const sentence =
          isName || errors.length === 0 ? formError : 'Your browser’s answer could not be read. Try again.'
        return sendNewPasskey(request, status, { name, errors, formError: sentence })
      }
      return reply.redirect(settingsWith('passkeyAdded'), 303)
    }),
  )

  // A browser that restores its tabs requests the page after the form.
  get('/sign-in/passkeys', async ({ reply }) => reply.redirect(signInSettings, 303))

  get('/sign-in/passkeys/:id', async (request) => {
    const passkey = await callOperation(request.ctx, 'Passkeys_get', { id: request.id })
    return sendPage(request.reply, 200, passkeyPage(request.ctx, passkey, { name: passkey.name, errors: [] }))
  })

  post(
    '/sign-in/passkeys/:id',
    page,
    withConfirmation(page, async ({ ctx, reply, id, form }) => {
      const { name = '' } = form
      try {
        await callOperation(ctx, 'Passkeys_update', { id, name })
      } catch (error) {
        const { code, status, errors, formError } = formErrorsOf(reply, error)
        if (code !== 'invalid') throw error
        const passkey = await callOperation(ctx, 'Passkeys_get', { id })
        return sendPage(reply, status, passkeyPage(ctx, passkey, { name, errors, formError }))
      }
      return reply.redirect(settingsWith('renamed'), 303)
    }),
  )

  post(
    '/sign-in/passkeys/:id/removal',
    page,
    withConfirmation(page, async ({ ctx, reply, id }) => {
      try {
        await callOperation(ctx, 'Passkeys_remove', { id })
      } catch (error) {
        if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
        return reply.redirect(settingsWith('gone'), 303)
      }
      return reply.redirect(settingsWith('passkeyRemoved'), 303)
    }),
  )
}

/** Each page has a challenge of its own. */
async function sendNewPasskey({ ctx, reply }: PageRequest, status: number, typed: TypedName) {
  const { options } = await callOperation(ctx, 'Passkeys_begin', {})
  return sendPage(allowScript(reply), status, newPasskeyPage(ctx, getPasskeySite(ctx.config), options, typed))
}
