import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { wrongWith } from './page.ts'

type Option = { value: string; label: string; hint?: string }
type Choice = { id: string; label: string; options: readonly Option[]; chosen: string; errors: FieldError[] }

/** One of many, from a list that folds away. */
export function choice({ id, label, hint, options, chosen, errors }: Choice & { hint?: string }) {
  const { marks, sentence } = wrongWith(id, errors, hint)
  return html`<p class="field"><label for="${id}">${label}</label>
${hint && html`<span class="hint" id="${id}-hint">${hint}</span>`}
<select id="${id}" name="${id}" ${marks}>
${options.map(
  ({ value, label }) => html`<option value="${value}" ${value === chosen && html`selected`}>${label}</option>
`,
)}</select>
${sentence}</p>`
}

/** One of a few, each with what it means. */
export function fewChoices({ id, label, options, chosen, errors }: Choice) {
  const { sentence } = wrongWith(id, errors)
  return html`<fieldset class="options" ${sentence && html`aria-describedby="${id}-error"`}><legend>${label}</legend>
${options.map(
  ({ value, label, hint }) =>
    html`<p><input type="radio" id="${id}-${value}" name="${id}" value="${value}" required ${value === chosen && html`checked`} ${hint && html`aria-describedby="${id}-${value}-hint"`}>
<label for="${id}-${value}">${label}</label> ${hint && html`<span class="hint" id="${id}-${value}-hint">${hint}</span>`}</p>
`,
)}${sentence}</fieldset>`
}
