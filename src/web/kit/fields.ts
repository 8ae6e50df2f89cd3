import type { FieldError } from '#contract/errors.ts'
import { type Html, html, type Part } from '#platform/html/html.ts'

type Described = {
  id: string
  /** Its name in the form, unless it is the id. */
  name?: string
  errors?: readonly FieldError[]
  hint?: Part
}
export type Field = Described & { label: Part }
/** `more` is for other attributes. */
type Control = Field & { isOptional?: boolean; focus?: boolean; more?: Part }

/** A label, its control and its errors. */
function labelled(field: Field, control: Html) {
  const { id, label, hint } = field
  return html`<div class="field">
  <label for="${id}">${label}</label>
${hint && html`<span class="hint" id="${id}-hint">${hint}</span>`}
${control}
${fieldError(field)}</div>`
}

export type Input = Control & {
  type?: 'text' | 'email' | 'password' | 'url' | 'tel' | 'date' | 'time' | 'file'
  value?: string | undefined
}

/** A line to fill in, a day, a time or a file. */
export function inputField({ type = 'text', value, more, ...field }: Input) {
  const shown = value !== undefined && html` value="${value}"`
  return labelled(
    field,
    html`<input ${nameOf(field)} type="${type}"${shown} ${more} ${requiredAndFocus(field)} ${ariaOf(field)}>`,
  )
}

/** Tells password managers which account a password belongs to. */
export const accountField = (email: string, label: string) =>
  html`<div class="field"><label for="email">${label}</label>
<input id="email" type="email" value="${email}" autocomplete="username" readonly></div>`

/** A text of several lines. Browsers leave out the line break before it. */
export const textareaField = ({ value, more, ...field }: Control & { value?: string | undefined }) =>
  labelled(
    field,
    html`<textarea
  ${nameOf(field)} ${more} ${requiredAndFocus(field)} ${ariaOf(field)}>${value && `\n${value}`}</textarea>`,
  )

type Option = { value: string; label: string; hint?: string }
type Choice = Field & { options: readonly Option[]; chosen: string }

export const selectField = ({ options, chosen, more, ...field }: Choice & { more?: Part }) =>
  labelled(
    field,
    html`<select ${nameOf(field)} ${more} ${ariaOf(field)}>
${optionsOf(options, chosen)}</select>`,
  )

export const optionsOf = (options: readonly Option[], chosen: string) =>
  options.map(
    ({ value, label }) => html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>
`,
  )

export function radioField({ options, chosen, label, ...field }: Choice) {
  const { id, name = id } = field
  const error = fieldError(field)
  return html`<fieldset class="options" ${error && html`aria-describedby="${id}-error"`}><legend>${label}</legend>
${options.map((option) =>
  optionLine({ ...option, id: `${id}-${option.value}`, name, isChosen: option.value === chosen, type: 'radio' }),
)}${error}</fieldset>`
}

type Check = Field & { isChosen: boolean }

export const checkField = ({ errors, ...check }: Check) =>
  html`<div class="options">${optionLine({ ...check, type: 'checkbox' })}${fieldError({ errors, ...check })}</div>`

type OptionLine = Check & { type: 'radio' | 'checkbox'; value?: string }

/** One thing to choose, with its hint. */
const optionLine = ({ label, type, value = 'yes', isChosen, ...field }: OptionLine) =>
  html`<p><input type="${type}" ${nameOf(field)} value="${value}" ${type === 'radio' && html`required`}
    ${isChosen && html`checked`} ${ariaOf(field)}>
<label for="${field.id}">${label}</label>
  ${field.hint && html` <span class="hint" id="${field.id}-hint">${field.hint}</span>`}</p>
`

/** The id, the name, and for screen readers the hint and the error. */
export const attributesOf = (field: Described) => html`${nameOf(field)} ${ariaOf(field)}`

const nameOf = ({ id, name = id }: Described) => html`id="${id}" name="${name}"`

export function ariaOf({ id, name = id, errors = [], hint }: Described) {
  const isWrong = errors.some(({ field }) => field === name)
  const describedBy = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return html`${isWrong && html`aria-invalid="true"`} ${describedBy && html`aria-describedby="${describedBy}"`}`
}

export function fieldError({ id, name = id, errors = [] }: Pick<Described, 'id' | 'name' | 'errors'>) {
  const own = errors.filter(({ field }) => field === name)
  if (own.length === 0) return false
  const sentences = own.map(({ message }) => sentence(message))
  return html`<span class="field-error" id="${id}-error">${sentences.join(' ')}</span>`
}

/** The contract's messages follow the name of a field: "must not be empty". Others are sentences already. */
const sentence = (message: string) => (/^\p{Ll}/u.test(message) ? `This ${message}.` : message)

/** Where one goes on typing: by the browser in a new page, by `part.js` in a part. */
export const autofocus = html`data-focus autofocus`

/** In the forms of whole pages, the first field with an error gets the focus. */
const requiredAndFocus = ({ id, name = id, errors, isOptional, focus = errors?.[0]?.field === name }: Control) =>
  html`${!isOptional && html`required`} ${focus && autofocus}`
