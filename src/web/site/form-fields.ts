import { randomUUID } from 'node:crypto'
import type { FieldError } from '#contract/errors.ts'
import { type Html, html, type Part } from '#platform/html/html.ts'

type Field = { id: string; label: string; errors: FieldError[] }
type Option = { value: string; label: string; hint?: string }
type Choice = Field & { options: readonly Option[]; chosen: string }

export const fixFields = 'Please correct the fields marked below.'

/** What is wrong with a form as a whole. Screen readers read it at once. */
export const formErrorBox = (message: string | undefined) =>
  message && html`<p class="form-error" role="alert">${message}</p>`

/** For a form that must not take effect twice: pressing the button or reloading again repeats the first answer. */
export const repeatGuard = () => html`<input type="hidden" name="key" value="${randomUUID()}">`

type TextField = Field & { hint?: string; input: Html; focus?: boolean; isOptional?: boolean }

/** A line to fill in. The first field with an error gets the focus. */
export function textField({ id, label, hint, errors, input, focus = errors[0]?.field === id, isOptional }: TextField) {
  const { attributes, message } = describeErrors(id, errors, hint)
  return html`<p class="field"><label for="${id}">${label}</label>
${hint && html`<span class="hint" id="${id}-hint">${hint}</span>`}
<input id="${id}" name="${id}" ${input} ${!isOptional && html`required`} ${focus && html`autofocus`} ${attributes}>
${message}</p>`
}

/** Tells password managers which account a password belongs to. */
export const accountField = (email: string, label: string) =>
  html`<p class="field"><label for="email">${label}</label> <input id="email" type="email" value="${email}" autocomplete="username" readonly></p>`

type Select = Choice & { name?: string; hint?: string; attributes?: Part }

export function selectField({ id, name = id, label, hint, options, chosen, errors, attributes: more }: Select) {
  const { attributes, message } = describeErrors(id, errors, hint)
  return html`<p class="field"><label for="${id}">${label}</label>
${hint && html`<span class="hint" id="${id}-hint">${hint}</span>`}
<select id="${id}" name="${name}" ${more} ${attributes}>
${options.map(
  ({ value, label }) => html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>
`,
)}</select>
${message}</p>`
}

export function radioField({ id, label, options, chosen, errors }: Choice) {
  const { message } = describeErrors(id, errors)
  return html`<fieldset class="options" ${message && html`aria-describedby="${id}-error"`}><legend>${label}</legend>
${options.map(
  ({ value, label, hint }) =>
    html`<p><input type="radio" id="${id}-${value}" name="${id}" value="${value}" required ${value === chosen && html`checked`} ${hint && html`aria-describedby="${id}-${value}-hint"`}>
<label for="${id}-${value}">${label}</label> ${hint && html`<span class="hint" id="${id}-${value}-hint">${hint}</span>`}</p>
`,
)}${message}</fieldset>`
}

type Check = Field & { hint: string; checked: boolean }

export function checkField({ id, label, hint, checked, errors }: Check) {
  const { attributes, message } = describeErrors(id, errors, hint)
  return html`<div class="options"><p><input type="checkbox" id="${id}" name="${id}" value="yes" ${checked && html`checked`} ${attributes}>
<label for="${id}">${label}</label> <span class="hint" id="${id}-hint">${hint}</span></p>
${message}</div>`
}

/** The error message of a field, and the attributes that connect the message and the hint to the field. */
function describeErrors(id: string, errors: FieldError[], hint?: string) {
  const own = errors.filter((error) => error.field === id)
  const describedBy = [hint && `${id}-hint`, own.length > 0 && `${id}-error`].filter(Boolean).join(' ')
  // The contract says what a field must be; in other languages it is a sentence already.
  const sentences = own.map(({ message }) => (/^\p{Ll}/u.test(message) ? `This ${message}. ` : `${message} `))
  return {
    attributes: html`${own.length > 0 && html`aria-invalid="true"`} ${describedBy && html`aria-describedby="${describedBy}"`}`,
    message: own.length > 0 && html`<span class="field-error" id="${id}-error">${sentences}</span>`,
  }
}
