import { formErrorsOf } from '../site/error-page.ts'
import { callOperation, type MemberPages } from '../site/member-pages.ts'
import { sendPage } from '../site/page.ts'
import { lookPage } from './look-page.ts'
import { settingsWith } from './notices.ts'

export function serveLook({ get, post }: MemberPages) {
  get('/look', async ({ ctx: { member }, reply }) => {
    const { theme, locale = '' } = member
    return sendPage(reply, 200, lookPage(member, { theme, locale, errors: [] }))
  })

  post('/look', '/settings/look', async ({ ctx, reply, form }) => {
    const { theme = '', locale = '' } = form
    try {
      await callOperation(ctx, 'Members_update', { theme, locale: locale || null })
    } catch (error) {
      const { code, status, errors, formError } = formErrorsOf(reply, error)
      if (code === 'unauthenticated') throw error
      return sendPage(reply, status, lookPage(ctx.member, { theme, locale, errors, formError }))
    }
    return reply.redirect(settingsWith('saved'), 303)
  })
}
