import { sendStreamedFile } from '#door/http/file-response.ts'
import { confirmationFor, isConfirmationNeeded } from '../../site/confirmation.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import { sendPage } from '../../site/page.ts'
import { readPasskeyChoices } from '../../site/passkeys.ts'
import { readerOf } from '../../site/reader.ts'
import { clearSessionCookie, setSessionCookie } from '../../site/session.ts'
import type { SettingsPages, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { type PasswordForm, removedPage, sendPasswordPage, sendProfile, sendRemovalPage } from './account-pages.ts'

export function serveAccount({ get, post }: SettingsPages) {
  get('/you', async (page) => {
    const { name, timeZone } = page.ctx.member
    return sendProfile(page, { name, timeZone, card: await findDefaultCard(page), errors: [] })
  })

  post('/you', '/settings/you', async (page) => {
    const { name = '', timeZone = '' } = page.form
    try {
      await page.call('Members_update', { name, timeZone })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return sendProfile(page, { name, timeZone, card: await findDefaultCard(page), ...wrong })
    }
    return page.reply.redirect(withNotice('/settings/you', 'saved'), 303)
  })

  get('/password', async (page) => showPassword(page, { errors: [], removePasskeys: [] }))

  post('/password', '/settings/password', async (page) => {
    const { ctx, reply, form } = page
    const { currentPassword = '', newPassword = '', key } = form
    const removePasskeys = readPasskeyChoices(form)
    try {
      const { accessToken } = await page.call(
        'Members_changePassword',
        { currentPassword, newPassword, removePasskeys },
        key,
      )
      setSessionCookie(ctx, reply, accessToken)
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(reply, error, { forbidden: wrongPassword(page, 'currentPassword') })
      if (code === 'unauthenticated') throw error
      return showPassword(page, { ...wrong, removePasskeys })
    }
    // Shows what remains after a new password.
    return reply.redirect(withNotice('/settings/access', 'password'), 303)
  })

  get('/export', async (page) => {
    try {
      return await sendStreamedFile(page.request, page.reply, await page.call('Archive_export', {}))
    } catch (error) {
      if (!isConfirmationNeeded(error)) throw error
      // A download leaves the page as it is: the page about it starts it.
      return page.reply.redirect(confirmationFor('/archive?download=now'), 303)
    }
  })

  get('/removal', async (page) => sendRemovalPage(page, { errors: [] }))

  post('/removal', '/settings/removal', async (page) => {
    const { ctx, reply, form } = page
    try {
      await page.call('Members_remove', { password: form.password ?? '' })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(reply, error, { forbidden: wrongPassword(page, 'password') })
      if (code === 'unauthenticated') throw error
      return sendRemovalPage(page, wrong)
    }
    clearSessionCookie(ctx, reply)
    return sendPage(reply, 200, removedPage(readerOf(reply.request), { hasMailFiles: ctx.config.mail.smtp === null }))
  })
}

async function showPassword(page: SettingsRequest, typed: Omit<PasswordForm, 'passkeys'>) {
  const { passkeys } = await page.call('Passkeys_list', {})
  return sendPasswordPage(page, { ...typed, passkeys })
}

async function findDefaultCard(page: SettingsRequest) {
  const { cards } = await page.call('Cards_list', {})
  return cards.find(({ isDefault }) => isDefault)
}

const wrongPassword = ({ words }: SettingsRequest, field: string) => ({ field, message: words.settings.wrongPassword })
