import { html } from '#platform/html/html.ts'
import { checkField, inputField, selectField } from '../../kit/fields.ts'
import { formKey } from '../../kit/forms.ts'
import type { FormState, ScreenRequest } from '../frame/screen.ts'

const blank: FormState = { values: {}, errors: [] }
const lineOf = (length: number) => html`maxlength="${length}" autocomplete="off"`
const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** One line; the rest is behind More. */
export function giftForm(page: ScreenRequest, connectionId: string, { values, errors }: FormState = blank) {
  const { occasions: words } = page.words
  const field = (name: string, max: number) => ({
    ...{ id: `gift-${name}`, name, errors, focus: false, value: values[name] ?? '', more: lineOf(max) },
  })
  const status = { id: 'gift-status', name: 'status', label: words.kind, errors }
  return html`<form method="post" action="/people/${connectionId}/gifts" data-part="occasions" class="rhythm-form"
  novalidate>
${formKey()}
${inputField({ ...field('what', 200), label: words.what })}
<button type="submit" class="quiet">${words.add}</button>
<details class="fold" ${errors.length > 0 && html`open`}><summary>${words.details}</summary>
${selectField({ ...status, options: optionsOf(words.status), chosen: values.status ?? 'idea' })}
${inputField({ ...field('date', 10), label: words.when, isOptional: true })}
${inputField({ ...field('occasion', 120), label: words.occasion, isOptional: true })}
</details>
</form>`
}

export function dateForm(page: ScreenRequest, connectionId: string, { values, errors }: FormState = blank) {
  const { occasions: words } = page.words
  const kind = { id: 'date-kind', name: 'kind', label: words.kind, errors }
  const day = { id: 'date-date', name: 'date', label: words.day, errors, focus: false, type: 'date' } as const
  const label = { id: 'date-label', name: 'label', label: words.label, errors, focus: false, more: lineOf(120) }
  const check = (name: 'yearless' | 'once') => ({ id: `date-${name}`, name, errors, isChosen: values[name] === 'yes' })
  return html`<form method="post" action="/people/${connectionId}/dates" data-part="occasions summary"
  class="rhythm-form" novalidate>
${formKey()}
${selectField({ ...kind, options: optionsOf(words.kinds), chosen: values.kind ?? 'anniversary' })}
${inputField({ ...day, value: values.date ?? '' })}
${checkField({ ...check('yearless'), label: words.yearUnknown })}
${checkField({ ...check('once'), label: words.once })}
${inputField({ ...label, value: values.label ?? '', isOptional: true })}
<button type="submit" class="quiet">${words.add}</button>
</form>`
}
