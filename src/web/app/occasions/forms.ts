import { type Html, html } from '#platform/html/html.ts'
import { checkField, inputField, selectField, textareaField } from '../../kit/fields.ts'
import { actionButton, formKey } from '../../kit/forms.ts'
import { formErrorBox } from '../../kit/notices.ts'
import type { FormState, Output, ScreenRequest } from '../frame/screen.ts'

export type KnownDate = Output<'Dates_get'>
export type Gift = Output<'Gifts_get'>

const blank: FormState = { values: {}, errors: [] }
const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

/** In characters, as the contract bounds them. */
const lengths = { what: 200, date: 10, occasion: 120, price: 40, link: 500, note: 500, label: 120 }

function writtenField(of: 'gift' | 'date', name: keyof typeof lengths, label: string, { values, errors }: FormState) {
  const more = html`maxlength="${lengths[name]}" autocomplete="off"`
  const field = { id: `${of}-${name}`, name, label, errors, focus: false, value: values[name] ?? '', more }
  return (name === 'note' ? textareaField : inputField)({ ...field, isOptional: name !== 'what' })
}

/** One line; the rest is behind More. */
export function giftForm(page: ScreenRequest, connectionId: string, state: FormState = blank) {
  const { occasions: words } = page.words
  return html`<form method="post" action="/people/${connectionId}/gifts" data-part="occasions" class="rhythm-form"
  novalidate>
${formErrorBox(state.formError)}${formKey()}
${writtenField('gift', 'what', words.what, state)}
<button type="submit" class="quiet">${words.add}</button>
<details class="fold" ${state.errors.length > 0 && html`open`}><summary>${words.details}</summary>
${giftFields(page, state)}</details>
</form>`
}

function giftFields({ words: { occasions: words } }: ScreenRequest, state: FormState) {
  const status = { id: 'gift-status', name: 'status', label: words.kind, errors: state.errors }
  const labels = { date: words.when, occasion: words.occasion, price: words.price, link: words.link, note: words.note }
  return html`${selectField({ ...status, options: optionsOf(words.status), chosen: state.values.status ?? 'idea' })}
${Object.entries(labels).map(([name, label]) => writtenField('gift', name as keyof typeof labels, label, state))}`
}

export function dateForm(page: ScreenRequest, connectionId: string, state: FormState = blank) {
  return html`<form method="post" action="/people/${connectionId}/dates" data-part="occasions summary"
  class="rhythm-form" novalidate>
${formErrorBox(state.formError)}${formKey()}
${dateFields(page, state)}
<button type="submit" class="quiet">${page.words.occasions.add}</button>
</form>`
}

function dateFields({ words: { occasions: words } }: ScreenRequest, state: FormState) {
  const { values, errors } = state
  const kind = { id: 'date-kind', name: 'kind', label: words.kind, errors }
  const day = { id: 'date-date', name: 'date', label: words.day, errors, focus: false, type: 'date' } as const
  const check = (name: 'yearless' | 'once') => ({ id: `date-${name}`, name, errors, isChosen: values[name] === 'yes' })
  return html`${selectField({ ...kind, options: optionsOf(words.kinds), chosen: values.kind ?? 'anniversary' })}
${inputField({ ...day, value: values.date ?? '' })}
${checkField({ ...check('yearless'), label: words.yearUnknown })}
${checkField({ ...check('once'), label: words.once })}
${writtenField('date', 'label', words.label, state)}`
}

/** On a page of its own, so that the rows stay calm. */
export function changeForm(page: ScreenRequest, of: KnownDate | Gift, about: string, typed?: FormState): Html {
  const { occasions: words, edit } = page.words
  const state: FormState = typed ?? { values: 'dateId' in of ? dateValues(of) : giftValues(of), errors: [] }
  const path = `/people/${of.connectionId}/${'dateId' in of ? `dates/${of.dateId}` : `gifts/${of.giftId}`}`
  return html`<h1>${'dateId' in of ? words.changeDate : words.changeGift}</h1>
<form method="post" action="${path}" class="panel" novalidate>
${formErrorBox(state.formError)}${formKey()}
${
  'dateId' in of
    ? dateFields(page, state)
    : html`${writtenField('gift', 'what', words.what, state)}${giftFields(page, state)}`
}
<button type="submit">${edit.save}</button>
</form>
${actionButton({ action: `${path}/removal`, label: words.remove, about, style: 'link' })}`
}

/** A leap year has every day. */
function dateValues({ kind, date, label = '', repeats }: KnownDate): FormState['values'] {
  const yearless = date.startsWith('--') ? 'yes' : ''
  const once = repeats === 'once' && kind !== 'died' ? 'yes' : ''
  return { kind, date: date.replace(/^--/, '2000-'), yearless, label, once }
}

const giftValues = ({ what, status, date = '', occasion = '', price = '', link = '', note = '' }: Gift) => {
  return { what, status, date, occasion, price, link, note }
}
