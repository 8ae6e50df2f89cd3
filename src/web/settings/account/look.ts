import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsPages } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import { sendLook } from './look-page.ts'

export function serveLook({ get, post }: SettingsPages) {
  get('/look', async (page) => {
    const { theme, locale = '', keys } = page.ctx.member
    return sendLook(page, { theme, locale, keys, errors: [] })
  })

  post('/look', '/settings/look', async (page) => {
    const { theme = '', locale = '' } = page.form
    const keys = page.form.keys === 'yes'
    try {
      await page.call('Members_update', { theme, locale: locale || null, keys })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(page.reply, error)
      if (code === 'unauthenticated') throw error
      return sendLook(page, { theme, locale, keys, ...wrong })
    }
    return page.reply.redirect(withNotice('/settings/look', 'saved'), 303)
  })
}
