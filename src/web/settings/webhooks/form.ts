import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox, repeatGuard, textField } from '../../site/form-fields.ts'
import type { SettingsRequest } from '../frame/pages.ts'
import { kindFields, readKinds } from './kinds.ts'

export type TypedWebhook = {
  url: string
  description: string
  kinds: readonly string[] | undefined
  errors: FieldError[]
  formError?: string | undefined
  status?: number
}

type Form = TypedWebhook & { action: string; title?: string; button: string }

export function webhookForm(page: SettingsRequest, { action, title, button, ...typed }: Form) {
  const { url, description, kinds, errors, formError } = typed
  const words = page.words.settings.webhooks
  const wrongKinds = errors.some(({ field }) => field.startsWith('kinds'))
  return html`<form class="panel" method="post" action="${action}">${repeatGuard()}
${title && html`<h2>${title}</h2>`}
${formErrorBox(wrongKinds ? words.chooseKinds : formError)}
${textField({ id: 'url', label: words.url, hint: words.urlHint, errors, input: html`type="url" value="${url}" maxlength="2000" autocomplete="off" placeholder="https://" dir="ltr"` })}
${textField({ id: 'description', label: words.description, hint: words.descriptionHint, errors, isOptional: true, input: html`type="text" value="${description}" maxlength="200" autocomplete="off"` })}
${kindFields(page, kinds)}
<button type="submit">${button}</button>
</form>`
}

/** What was typed, as the operations take it. */
export function readWebhook(form: Record<string, string>) {
  const { url = '', description = '' } = form
  return { url, description: description.trim(), kinds: readKinds(form) }
}
