import { sendStreamedFile } from '#door/http/file-response.ts'
import { authenticateToken } from '#members/access/authenticate.ts'
import { onForm } from '../site/error-page.ts'
import { sendLetter } from '../site/page.ts'
import { asNobody, dropSession, keepSession } from '../site/session.ts'
import { passwordPage, removalPage, removedPage, youPage } from './account-pages.ts'
import { ask, type MemberPages, type Turn } from './member-pages.ts'
import { saying } from './notices.ts'

export function serveAccount({ show, take }: MemberPages, style: string) {
  show('/you', async ({ ctx, reply }) => {
    const { name, timeZone } = ctx.member
    return sendLetter(reply, 200, youPage(style, { name, timeZone, errors: [] }))
  })

  take('/you', '/settings/you', async ({ ctx, reply, form }) => {
    const { name = '', timeZone = '' } = form
    try {
      await ask(ctx, 'Members_update', { name, timeZone })
    } catch (error) {
      const { code, status, errors, trouble } = onForm(reply, error)
      if (code === 'unauthenticated') throw error
      return sendLetter(reply, status, youPage(style, { name, timeZone, errors, trouble }))
    }
    return reply.redirect(saying('saved'), 303)
  })

  show('/password', async ({ ctx, reply }) => {
    return sendLetter(reply, 200, passwordPage(style, { email: ctx.member.email, errors: [] }))
  })

  take('/password', '/settings/password', async ({ ctx, reply, form }) => {
    const { currentPassword = '', newPassword = '', key } = form
    try {
      const { accessToken } = await ask(ctx, 'Members_changePassword', { currentPassword, newPassword }, key)
      keepSession(ctx, reply, accessToken)
    } catch (error) {
      const { code, status, errors, trouble } = onForm(reply, error, { forbidden: notYours('currentPassword') })
      if (code === 'unauthenticated') throw error
      return sendLetter(reply, status, passwordPage(style, { email: ctx.member.email, errors, trouble }))
    }
    return reply.redirect(saying('password'), 303)
  })

  show('/export', async ({ ctx, reply }) =>
    sendStreamedFile(reply.request, reply, await ask(ctx, 'Archive_export', {})),
  )

  show('/removal', async ({ ctx, reply }) => {
    return sendLetter(reply, 200, removalPage(style, { email: ctx.member.email, errors: [] }))
  })

  take('/removal', '/settings/removal', async (turn) => {
    const { ctx, reply } = turn
    try {
      await removeWithPassword(turn)
    } catch (error) {
      const { status, errors, trouble } = onForm(reply, error, { unauthenticated: notYours('password') })
      return sendLetter(reply, status, removalPage(style, { email: ctx.member.email, errors, trouble }))
    }
    dropSession(ctx, reply)
    return sendLetter(reply, 200, removedPage(style, ctx.config))
  })
}

const notYours = (field: string) => ({ field, message: 'is not your password' })

/** Whoever finds an open browser cannot do this: it is done by a session that the password has just opened. */
async function removeWithPassword({ ctx, form }: Turn) {
  const { email } = ctx.member
  const { accessToken } = await ask(asNobody(ctx), 'Access_signIn', { email, password: form.password ?? '' })
  const sure = { ...ctx, caller: await authenticateToken(ctx, accessToken) }
  try {
    await ask(sure, 'Members_remove', {})
  } catch (error) {
    await ask(sure, 'Access_signOut', {})
    throw error
  }
}
