import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox, textField } from '../site/form-fields.ts'

/** What was typed as the name of an app or a token, and what is wrong with it. */
export type TypedName = { name?: string; errors: FieldError[]; formError?: string }

export function renameForm(action: string, { name = '', errors, formError }: TypedName) {
  const input = html`type="text" value="${name}" maxlength="80" autocomplete="off"`
  return html`<form class="panel" method="post" action="${action}">
<h2>Rename</h2>
${formErrorBox(formError)}
${textField({ id: 'name', label: 'Name', errors, input })}
<button type="submit">Save</button>
</form>`
}

export const backToSettings = html`<p class="plain-links"><a href="/settings">Back to settings</a></p>`
