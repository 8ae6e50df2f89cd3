import { sendStreamedFile } from '#door/http/file-response.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { callOperation, type MemberPages, type PageRequest } from '../site/member-pages.ts'
import { sendPage } from '../site/page.ts'
import { asSignedOut, clearSessionCookie, setSessionCookie } from '../site/session.ts'
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
    return reply.redirect(settingsWith('password'), 303)
  })

  get('/export', async ({ ctx, reply }) =>
    sendStreamedFile(reply.request, reply, await callOperation(ctx, 'Archive_export', {})),
  )

  get('/removal', async ({ ctx, reply }) => {
    return sendPage(reply, 200, removalPage({ member: ctx.member, errors: [] }))
  })

  post('/removal', '/settings/removal', async (request) => {
    const { ctx, reply } = request
    try {
      await removeWithPassword(request)
    } catch (error) {
      const { status, errors, formError } = formErrorsOf(reply, error, { unauthenticated: wrongPassword('password') })
      return sendPage(reply, status, removalPage({ member: ctx.member, errors, formError }))
    }
    clearSessionCookie(ctx, reply)
    return sendPage(reply, 200, removedPage(ctx.config))
  })
}

const wrongPassword = (field: string) => ({ field, message: 'is not your password' })

/** Signs in again with the password, so that nobody who finds an open browser can delete the account. */
async function removeWithPassword({ ctx, form }: PageRequest) {
  const { email } = ctx.member
  const { accessToken } = await callOperation(asSignedOut(ctx), 'Access_signIn', {
    email,
    password: form.password ?? '',
  })
  const confirmed = { ...ctx, caller: await authenticateToken(ctx, accessToken) }
  try {
    await callOperation(confirmed, 'Members_remove', {})
  } catch (error) {
    await callOperation(confirmed, 'Access_signOut', {})
    throw error
  }
}
