import { Refusal } from '#contract/errors.ts'
import { formErrorsOf } from '../site/error-page.ts'
import { callOperation, type PageHandler, type PageRequest } from '../site/member-pages.ts'
import { type Notice, settingsWith } from './notices.ts'
import type { TypedName } from './rename-form.ts'

type ShowPage = (request: PageRequest, status: number, typed: TypedName) => ReturnType<PageHandler>

/** Renames an app or a token. `showPage` shows the form again if the name is not valid. */
export function renameHandler(operation: 'Apps_update' | 'Tokens_update', showPage: ShowPage): PageHandler {
  return async (request) => {
    const { ctx, reply, id, form } = request
    const { name = '' } = form
    try {
      await callOperation(ctx, operation, { id, name })
    } catch (error) {
      const { code, status, errors, formError } = formErrorsOf(reply, error)
      if (code !== 'invalid') throw error
      return showPage(request, status, { name, errors, formError })
    }
    return reply.redirect(settingsWith('renamed'), 303)
  }
}

/** Disconnects an app or revokes a token. Pressing the button twice is fine. */
export function revokeHandler(operation: 'Apps_disconnect' | 'Tokens_revoke', notice: Notice): PageHandler {
  return async ({ ctx, reply, id }) => {
    try {
      await callOperation(ctx, operation, { id })
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'not_found') throw error
      return reply.redirect(settingsWith('gone'), 303)
    }
    return reply.redirect(settingsWith(notice), 303)
  }
}
