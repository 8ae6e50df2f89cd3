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
const lengths = { what: 200, date: 10, occasion: 120, price: 40, link: 500, label: 120 }

/** A line of a gift or a date. */
function lineField(of: 'gift' | 'date', name: keyof typeof lengths, label: string, { values, errors }: FormState) {
  const more = html`maxlength="${lengths[name]}" autocomplete="off"`
  const isOptional = name !== 'what'
  return inputField({
    id: `${of}-${name}`,
    name,
    label,
    errors,
    focus: false,
    value: values[name] ?? '',
    more,
    isOptional,
  })
}

function statusField({ words: { occasions } }: ScreenRequest, { values, errors }: FormState) {
  const field = { id: 'gift-status', name: 'status', label: occasions.kind, errors }
  return selectField({ ...field, options: optionsOf(occasions.status), chosen: values.status ?? 'idea' })
}

/** One line; the rest is behind More. */
export function giftForm(page: ScreenRequest, connectionId: string, state: FormState = blank) {
  const { occasions: words } = page.words
  return html`<form method="post" action="/people/${connectionId}/gifts" data-part="occasions" class="rhythm-form"
  novalidate>
${formErrorBox(state.formError)}${formKey()}
${lineField('gift', 'what', words.what, state)}
<button type="submit" class="quiet">${words.add}</button>
<details class="fold" ${state.errors.length > 0 && html`open`}><summary>${words.details}</summary>
${statusField(page, state)}
${lineField('gift', 'date', words.when, state)}
${lineField('gift', 'occasion', words.occasion, state)}
</details>
</form>`
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
${lineField('date', 'label', words.label, state)}`
}

type Changed = { path: string; title: string; about: string; state: FormState; fields: Html }

/** A page of its own, so that the rows stay calm. */
function changeForm({ words }: ScreenRequest, { path, title, about, state, fields }: Changed) {
  const remove = { action: `${path}/removal`, label: words.occasions.remove, about, style: 'link' } as const
  return html`<h1>${title}</h1>
<form method="post" action="${path}" class="panel" novalidate>
${formErrorBox(state.formError)}${formKey()}
${fields}
<button type="submit">${words.edit.save}</button>
</form>
${actionButton(remove)}`
}

export function changeDateForm(page: ScreenRequest, of: KnownDate, about: string, state = stateOf(dateValues(of))) {
  const path = `/people/${of.connectionId}/dates/${of.dateId}`
  return changeForm(page, {
    path,
    title: page.words.occasions.changeDate,
    about,
    state,
    fields: dateFields(page, state),
  })
}

export function changeGiftForm(page: ScreenRequest, of: Gift, state = stateOf(giftValues(of))) {
  const { occasions: words } = page.words
  const path = `/people/${of.connectionId}/gifts/${of.giftId}`
  const note = {
    id: 'gift-note',
    name: 'note',
    label: words.note,
    errors: state.errors,
    isOptional: true,
    focus: false,
  }
  const fields = html`${lineField('gift', 'what', words.what, state)}
${statusField(page, state)}
${lineField('gift', 'date', words.when, state)}
${lineField('gift', 'occasion', words.occasion, state)}
${lineField('gift', 'price', words.price, state)}
${lineField('gift', 'link', words.link, state)}
${textareaField({ ...note, value: state.values.note ?? '', more: html`maxlength="500"` })}`
  return changeForm(page, { path, title: words.changeGift, about: of.what, state, fields })
}

const stateOf = (values: Record<string, string>): FormState => ({ values, errors: [] })

/** A leap year has every day. */
function dateValues({ kind, date, label = '', repeats }: KnownDate) {
  const isYearless = date.startsWith('--')
  const shown = { date: isYearless ? date.replace('--', '2000-') : date, yearless: isYearless ? 'yes' : '' }
  return { kind, ...shown, label, once: repeats === 'once' && kind !== 'died' ? 'yes' : '' }
}

const giftValues = ({ what, status, date = '', occasion = '', price = '', link = '', note = '' }: Gift) => ({
  ...{ what, status, date, occasion, price, link, note },
})
