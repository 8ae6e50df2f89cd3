import { formErrorsOf } from '../../site/error-page.ts'
import { ifThere } from '../../site/if-there.ts'
import type { SettingsHandler, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'
import type { TypedName } from './rename-form.ts'

type ShowPage = (page: SettingsRequest, typed: TypedName) => ReturnType<SettingsHandler>
type Renaming = { operation: 'Apps_update' | 'Tokens_update'; list: string; show: ShowPage }

/** Renames an app or a token. `show` shows the form again if the name is not valid. */
export function renameHandler({ operation, list, show }: Renaming): SettingsHandler {
  return async (page) => {
    const { reply, id, form } = page
    const { name = '' } = form
    try {
      await page.call(operation, { id, name })
    } catch (error) {
      const { code, ...wrong } = formErrorsOf(reply, error)
      if (code !== 'invalid') throw error
      return show(page, { name, ...wrong })
    }
    return reply.redirect(withNotice(list, 'renamed'), 303)
  }
}

type Revoking = { operation: 'Apps_disconnect' | 'Tokens_revoke'; list: string; notice: 'disconnected' | 'revoked' }

/** Disconnects an app or revokes a token. Pressing the button twice is fine. */
export function revokeHandler({ operation, list, notice }: Revoking): SettingsHandler {
  return async ({ call, reply, id }) => {
    if ((await ifThere(call(operation, { id }))) === null) return reply.redirect(withNotice(list, 'gone'), 303)
    return reply.redirect(withNotice(list, notice), 303)
  }
}
