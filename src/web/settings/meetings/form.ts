import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { formErrorBox, repeatGuard, textField } from '../../site/form-fields.ts'
import type { SettingsRequest } from '../frame/pages.ts'

export type TypedCalendar = {
  address: string
  userName: string
  password: string
  ownEmails: string[]
  errors: FieldError[]
  formError?: string | undefined
  status?: number
}

export const blankCalendar: TypedCalendar = { address: '', userName: '', password: '', ownEmails: [], errors: [] }

export function calendarForm(
  page: SettingsRequest,
  { address, userName, ownEmails, errors, formError }: TypedCalendar,
) {
  const words = page.words.settings.meetings
  const needsPassword = userName !== '' || errors.some(({ message }) => message === words.problems.sign_in)
  return html`<form class="panel" method="post" action="/settings/meetings">${repeatGuard()}
${formErrorBox(formError)}
${textField({ id: 'address', label: words.address, hint: words.addressHint, errors, input: html`type="text" inputmode="url" value="${address}" maxlength="2000" autocomplete="off" placeholder="https://" dir="ltr"` })}
<details class="fold"><summary>${words.where}</summary><ul class="steps">
${[words.google, words.apple, words.outlook, words.nextcloud].map((step) => html`<li>${step}</li>`)}</ul></details>
${ownEmailsField(page, { ownEmails, errors })}
<details class="fold" ${needsPassword && html`open`}><summary>${words.signIn}</summary>
${textField({ id: 'userName', label: words.userName, errors, isOptional: true, input: html`type="text" value="${userName}" maxlength="200" autocomplete="off" dir="ltr"` })}
${textField({ id: 'password', label: words.password, hint: words.passwordHint, errors, isOptional: true, input: html`type="password" maxlength="500" autocomplete="off"` })}
</details>
<button type="submit">${words.add}</button>
</form>`
}

type OwnEmails = Pick<TypedCalendar, 'ownEmails' | 'errors'>

export function ownEmailsField({ words }: SettingsRequest, { ownEmails, errors }: OwnEmails) {
  const { ownEmails: label, ownEmailsHint: hint } = words.settings.meetings
  const input = html`type="text" inputmode="email" value="${ownEmails.join(', ')}" maxlength="2000" autocomplete="off" dir="ltr"`
  return textField({ id: 'ownEmails', label, hint, errors, isOptional: true, input })
}

export const readEmails = (typed = '') => typed.split(/[\s,;]+/).filter(Boolean)

/** What was typed, as the operation takes it. */
export function readCalendarForm(form: Record<string, string>) {
  const { address = '', userName = '', password = '', ownEmails } = form
  return { address: address.trim(), userName: userName.trim(), password, ownEmails: readEmails(ownEmails) }
}

/** One address of several is an entry of one field. */
export const inOneField = (wrong: { errors: FieldError[]; status: number }) => ({
  ...wrong,
  errors: wrong.errors.map((each) => ({ ...each, field: each.field.replace(/\.\d+$/, '') })),
})
