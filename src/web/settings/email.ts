import { formErrorsOf } from '../site/error-page.ts'
import { callOperation, type MemberPages } from '../site/member-pages.ts'
import { sendPage } from '../site/page.ts'
import { emailPage, verificationPage } from './email-pages.ts'
import { settingsWith } from './notices.ts'

export function serveEmail({ get, post }: MemberPages) {
  get('/email', async ({ ctx, reply }) => sendPage(reply, 200, emailPage({ member: ctx.member, errors: [] })))

  post('/email', '/settings/email', async ({ ctx, reply, form }) => {
    const { email = '', password = '' } = form
    try {
      await callOperation(ctx, 'Members_changeEmail', { email, password })
    } catch (error) {
      const wrongPassword = { field: 'password', message: 'is not your password' }
      const { code, status, errors, formError } = formErrorsOf(reply, error, { forbidden: wrongPassword })
      if (code === 'unauthenticated') throw error
      return sendPage(reply, status, emailPage({ member: ctx.member, email, errors, formError }))
    }
    return reply.redirect(settingsWith('emailSent'), 303)
  })

  post('/email/verification', '/settings/email', async ({ ctx, reply }) => {
    await callOperation(ctx, 'Members_requestVerification', {})
    return reply.redirect(settingsWith('emailSent'), 303)
  })

  get('/email/:id', async ({ ctx, reply, id: token }) => {
    const { email } = await callOperation(ctx, 'Members_getVerification', { token })
    return sendPage(reply, 200, verificationPage({ member: ctx.member, token, email }))
  })

  post('/email/:id', '/settings/email/:id', async ({ ctx, reply, id: token }) => {
    await callOperation(ctx, 'Members_verifyEmail', { token })
    return reply.redirect(settingsWith('emailVerified'), 303)
  })
}
