import type { FieldError } from '#contract/errors.ts'
import { maxItems, maxLength } from '#people/connections/record/api.ts'
import { type Html, html } from '#platform/html/html.ts'
import { attributesOf, autofocus, fieldError, inputField, optionsOf, textareaField } from '../../kit/fields.ts'
import type { ScreenRequest } from '../frame/screen.ts'
import { type FieldName, isList, type ListName } from './fields.ts'
import { linesIn, type Values } from './values.ts'

export type Inputs = {
  page: Pick<ScreenRequest, 'words' | 'locale'>
  values: Values
  errors: readonly FieldError[]
  /** The field that gets the focus. */
  focus?: string | undefined
  /** How many empty lines each list ends with. */
  emptyLines?: Partial<Record<ListName, number>>
}

/** The label and the inputs of a field. */
export function fieldInputs(name: FieldName, inputs: Inputs): Html {
  if (name === 'birthday') return birthdayInputs(inputs)
  if (isList(name)) return listInputs(name, inputs)
  const { page, values, errors } = inputs
  const { labels, hints } = page.words.edit
  const field = {
    id: `edit-${name}`,
    name,
    label: labels[name],
    errors,
    hint: name in hints ? hints[name as keyof typeof hints] : undefined,
    value: values[name] ?? '',
    isOptional: true,
    focus: inputs.focus === name,
  }
  if (name === 'howMet')
    return textareaField({ ...field, more: html`rows="2" maxlength="${maxLength.howMet}" dir="auto"` })
  if (name === 'metOn') return inputField({ ...field, type: 'date' })
  const more = html`maxlength="${2 * maxLength[name]}" autocomplete="off" dir="auto"`
  return inputField({ ...field, isOptional: name !== 'displayName', more })
}

/** Day and month from lists; the year may stay empty. */
function birthdayInputs({ page, values, errors, focus }: Inputs) {
  const { words, locale } = page
  const { labels, hints, birthday } = words.edit
  const id = 'edit-birthday'
  const error = fieldError({ id, name: 'birthday', errors })
  const invalid = error && html`aria-invalid="true" aria-describedby="${id}-error"`
  const value = (part: string) => values[`birthday.${part}`] ?? ''
  const days = Array.from({ length: 31 }, (_, at) => ({ value: String(at + 1), label: String(at + 1) }))
  const months = Array.from({ length: 12 }, (_, at) => ({
    value: String(at + 1).padStart(2, '0'),
    label: new Date(Date.UTC(2000, at, 1)).toLocaleString(locale, { month: 'long', timeZone: 'UTC' }),
  }))
  const none = { value: '', label: '–' }
  return html`<fieldset class="field birthday"><legend>${labels.birthday}</legend>
<span class="hint">${hints.birthday}</span>
<div class="three">
<div><label for="${id}-day">${birthday.day}</label>
<select id="${id}-day" name="birthday.day" ${invalid}
    ${focus === 'birthday' && autofocus}>${optionsOf([none, ...days], value('day'))}</select></div>
<div><label for="${id}-month">${birthday.month}</label>
<select id="${id}-month" name="birthday.month" ${invalid}>
    ${optionsOf([none, ...months], value('month'))}</select></div>
<div><label for="${id}-year">${birthday.year}</label>
<input type="text" id="${id}-year" name="birthday.year" inputmode="numeric" maxlength="4" autocomplete="off"
    value="${value('year')}" ${invalid}></div>
</div>${error}</fieldset>`
}

/** A line for each item, and an empty one where something is about to be added. An emptied line removes its item. */
function listInputs(name: ListName, { page, values, errors, focus, emptyLines }: Inputs) {
  const { labels, items, addAnother } = page.words.edit
  const filled = linesIn(values, name).filter((line) => line !== '')
  const isFull = filled.length >= maxItems[name]
  const empty = emptyLines?.[name] ?? (filled.length === 0 || focus === name ? 1 : 0)
  const lines = isFull ? filled : [...filled, ...Array.from({ length: empty }, () => '')]
  return html`<fieldset class="field lines lines-${name}"><legend>${labels[name]}</legend>
${lines.map((line, at) => {
  const input = { id: `edit-${name}-${at}`, name: `${name}.${at}`, errors }
  const isFocused = focus === name && at === lines.length - 1
  return html`<div><input ${attributesOf(input)} ${kinds[name]} value="${line}"
    aria-label="${items[name]({ number: at + 1 })}" autocomplete="off" ${isFocused && autofocus}>
${fieldError(input)}</div>
`
})}${fieldError({ id: `edit-${name}`, name, errors })}
${
  !isFull &&
  html`<button type="submit" class="link" name="more" value="${name}"
  formnovalidate>${addAnother[name]}</button>`
}</fieldset>`
}

const kinds = {
  emails: html`type="text" inputmode="email" autocapitalize="none" spellcheck="false" maxlength="200" dir="auto"`,
  phones: html`type="tel" maxlength="80" dir="ltr"`,
  tags: html`type="text" list="known-tags" maxlength="80" dir="auto"`,
  profiles: html`type="text" inputmode="url" autocapitalize="none" spellcheck="false" maxlength="500" dir="ltr"`,
}

const maxSuggested = 500

/** The member's tags, which browsers suggest while one is typed. */
export async function knownTags({ call }: ScreenRequest) {
  const { items } = await call('Tags_list', { limit: maxSuggested })
  return html`<datalist id="known-tags">${items.map(({ tag }) => html`<option value="${tag}"></option>`)}</datalist>`
}
