import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { inputField } from '../../kit/fields.ts'
import { formErrorBox } from '../../kit/notices.ts'
import { ifThere } from '../../site/call-operation.ts'
import { formErrorsOf } from '../../site/error-page.ts'
import type { SettingsHandler, SettingsRequest } from '../frame/pages.ts'
import { withNotice } from '../frame/screen.ts'

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

/** The name typed for an app or a token, and its errors. */
export type TypedName = { name?: string; errors: FieldError[]; formError?: string; status?: number }

export function renameForm({ words: { settings } }: SettingsRequest, action: string, typed: TypedName) {
  const { name = '', errors, formError } = typed
  return html`<form class="panel" method="post" action="${action}">
<h2>${settings.rename}</h2>
${formErrorBox(formError)}
${inputField({ id: 'name', label: settings.name, errors, value: name, more: html`maxlength="80" autocomplete="off"` })}
<button type="submit">${settings.save}</button>
</form>`
}
