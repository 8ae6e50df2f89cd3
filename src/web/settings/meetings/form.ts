import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { inputField } from '../../kit/fields.ts'
import { formKey } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
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
  return html`<form class="panel" method="post" action="/settings/meetings">${formKey()}
${formErrorBox(formError)}
${inputField({
  id: 'address',
  label: words.address,
  hint: words.addressHint,
  errors,
  more: html`inputmode="url" value="${address}" maxlength="2000" autocomplete="off"
  placeholder="https://" dir="ltr"`,
})}
<details class="fold"><summary>${words.where}</summary><ul class="steps">
${[words.google, words.apple, words.outlook, words.nextcloud].map((step) => html`<li>${step}</li>`)}</ul></details>
${ownEmailsField(page, { ownEmails, errors })}
<details class="fold" ${needsPassword && html`open`}><summary>${words.signIn}</summary>
${inputField({
  id: 'userName',
  label: words.userName,
  errors,
  isOptional: true,
  value: userName,
  more: html`maxlength="200" autocomplete="off" dir="ltr"`,
})}
${inputField({
  id: 'password',
  label: words.password,
  hint: words.passwordHint,
  errors,
  isOptional: true,
  type: 'password',
  more: html`maxlength="500" autocomplete="off"`,
})}
</details>
<button type="submit">${words.add}</button>
</form>`
}

type OwnEmails = Pick<TypedCalendar, 'ownEmails' | 'errors'>

export function ownEmailsField({ words }: SettingsRequest, { ownEmails, errors }: OwnEmails) {
  const { ownEmails: label, ownEmailsHint: hint } = words.settings.meetings
  const more = html`inputmode="email" maxlength="2000" autocomplete="off" dir="ltr"`
  return inputField({ id: 'ownEmails', label, hint, errors, isOptional: true, value: ownEmails.join(', '), more })
}

export const readEmails = (typed = '') => typed.split(/[\s,;]+/).filter(Boolean)

/** The input as the operation expects it. */
export function readCalendarForm(form: Record<string, string>) {
  const { address = '', userName = '', password = '', ownEmails } = form
  return { address: address.trim(), userName: userName.trim(), password, ownEmails: readEmails(ownEmails) }
}

/** One address of several is an entry of one field. */
export const inOneField = (wrong: { errors: FieldError[]; status: number }) => ({
  ...wrong,
  errors: wrong.errors.map((each) => ({ ...each, field: each.field.replace(/\.\d+$/, '') })),
})
