import { sendStreamedFile } from '#door/http/file-response.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { callOperation, type MemberPages } from '../site/member-pages.ts'
import { sendPage } from '../site/page.ts'
import { clearSessionCookie, setSessionCookie } from '../site/session.ts'
import { passwordPage, profilePage, removalPage, removedPage } from './account-pages.ts'
import { settingsWith } from './notices.ts'

export function serveAccount({ get, post }: MemberPages) {
  get('/you', async ({ ctx, reply }) => {
    const { member } = ctx
    const { name, timeZone } = member
    return sendPage(reply, 200, profilePage({ member, name, timeZone, errors: [] }))
  })

  post('/you', '/settings/you', async ({ ctx, reply, form }) => {
    const { name = '', timeZone = '' } = form
    try {
      await callOperation(ctx, 'Members_update', { name, timeZone })
    } catch (error) {
      const { code, status, errors, formError } = formErrorsOf(reply, error)
      if (code === 'unauthenticated') throw error
      return sendPage(reply, status, profilePage({ member: ctx.member, name, timeZone, errors, formError }))
    }
    return reply.redirect(settingsWith('saved'), 303)
  })

  get('/password', async ({ ctx, reply }) => {
    return sendPage(reply, 200, passwordPage({ member: ctx.member, errors: [] }))
  })

  post('/password', '/settings/password', async ({ ctx, reply, form }) => {
    const { currentPassword = '', newPassword = '', key } = form
    try {
      const { accessToken } = await callOperation(ctx, 'Members_changePassword', { currentPassword, newPassword }, key)
      setSessionCookie(ctx, reply, accessToken)
    } catch (error) {
      const { code, status, errors, formError } = formErrorsOf(reply, error, {
        forbidden: wrongPassword('currentPassword'),
      })
      if (code === 'unauthenticated') throw error
      return sendPage(reply, status, passwordPage({ member: ctx.member, errors, formError }))
    }
    return reply.redirect(afterPassword, 303)
  })

  get('/export', async ({ ctx, reply }) =>
    sendStreamedFile(reply.request, reply, await callOperation(ctx, 'Archive_export', {})),
  )

  get('/removal', async ({ ctx, reply }) => {
    return sendPage(reply, 200, removalPage({ member: ctx.member, errors: [] }))
  })

  post('/removal', '/settings/removal', async ({ ctx, reply, form }) => {
    try {
      await callOperation(ctx, 'Members_remove', { password: form.password ?? '' })
    } catch (error) {
      const { code, status, errors, formError } = formErrorsOf(reply, error, { forbidden: wrongPassword('password') })
      if (code === 'unauthenticated') throw error
      return sendPage(reply, status, removalPage({ member: ctx.member, errors, formError }))
    }
    clearSessionCookie(ctx, reply)
    return sendPage(reply, 200, removedPage(ctx.config))
  })
}

/** Shows what remains after a new password. */
const afterPassword = '/settings/access?said=password'

const wrongPassword = (field: string) => ({ field, message: 'is not your password' })
