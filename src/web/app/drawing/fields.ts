import type { FieldError } from '#contract/errors.ts'
import { type Html, html } from '#platform/html/html.ts'

type Described = { id: string; name: string; errors: readonly FieldError[]; hint?: string | undefined }

/** A label, its control and what is wrong with it. `control` gets the attributes that connect them. */
export function labelled(field: Described & { label: string }, control: (attributes: Html) => Html) {
  const { id, label, hint } = field
  return html`<div class="field"><label for="${id}">${label}</label>
${hint && html`<span class="hint" id="${id}-hint">${hint}</span>`}
${control(attributesOf(field))}
${fieldError(field)}</div>`
}

/** The id, the name, and for screen readers the hint and the error. */
export function attributesOf({ id, name, errors, hint }: Described) {
  const isWrong = errorsOf(name, errors).length > 0
  const describedBy = [hint && `${id}-hint`, isWrong && `${id}-error`].filter(Boolean).join(' ')
  return html`id="${id}" name="${name}" ${isWrong && html`aria-invalid="true"`} ${describedBy && html`aria-describedby="${describedBy}"`}`
}

export function fieldError({ id, name, errors }: Pick<Described, 'id' | 'name' | 'errors'>) {
  const own = errorsOf(name, errors)
  if (own.length === 0) return false
  return html`<span class="field-error" id="${id}-error">${own.map(({ message }) => sentence(message))}</span>`
}

const errorsOf = (name: string, errors: readonly FieldError[]) => errors.filter(({ field }) => field === name)

/** The contract's messages follow the name of a field: "must not be empty". Others are sentences already. */
const sentence = (message: string) => (/^\p{Ll}/u.test(message) ? `This ${message}. ` : `${message} `)

/** Where one goes on typing: by the browser in a new page, by `part.js` in a part. */
export const autofocus = html`autofocus data-focus`

type Choice = { value: string; label: string }

export const options = (choices: readonly Choice[], chosen: string) =>
  choices.map(
    ({ value, label }) => html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>
`,
  )
