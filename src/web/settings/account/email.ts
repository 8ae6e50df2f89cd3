import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendEmailPage, sendVerificationPage } from './email-pages.ts'

const formPage = '/settings/email'

export function serveEmail({ get, post }: SettingsPages) {
  get('/email', async (page) => sendEmailPage(page, { errors: [] }))

  post('/email', formPage, async (page) => {
    const { email = '', password = '' } = page.form
    try {
      await page.call('Members_changeEmail', { email, password })
    } catch (error) {
      const wrongPassword = { field: 'password', message: page.words.settings.wrongPassword }
      const { code, ...wrong } = formErrorsOf(page.reply, error, { forbidden: wrongPassword })
      if (code === 'unauthenticated') throw error
      return sendEmailPage(page, { email, ...wrong })
    }
    return page.reply.redirect(withNotice(formPage, 'emailSent'), 303)
  })

  post('/email/verification', formPage, async (page) => {
    await page.call('Members_requestVerification', {})
    return page.reply.redirect(withNotice(formPage, 'emailSent'), 303)
  })

  get('/email/:id', async (page) => {
    const { email } = await page.call('Members_getVerification', { token: page.id })
    return sendVerificationPage(page, { token: page.id, email })
  })

  post('/email/:id', '/settings/email/:id', async (page) => {
    await page.call('Members_verifyEmail', { token: page.id })
    return page.reply.redirect(withNotice(formPage, 'emailVerified'), 303)
  })
}
