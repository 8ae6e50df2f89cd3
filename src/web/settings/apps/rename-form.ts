import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { inputField } from '../../kit/fields.ts'
import { formErrorBox } from '../../kit/notices.ts'
import type { SettingsRequest } from '../frame/pages.ts'

/** What was typed as the name of an app or a token, and what is wrong with it. */
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
