import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { todayOf } from '../../../kit/dates.ts'
import { inputField } from '../../../kit/fields.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Composed } from './field-errors.ts'

/** The day, and the time if it matters. */
export function whenFields(page: ScreenRequest, id: string, { values, errors }: Composed) {
  const { person } = page.words
  const field = { isOptional: true, focus: false }
  const day = { ...field, id: `${id}-date`, name: 'date', label: person.day, errors: moveErrors(errors) }
  const time = { ...field, id: `${id}-time`, name: 'time', label: person.time, errors }
  return html`<div class="day-and-time">
  ${inputField({ ...day, type: 'date', value: values.date ?? '', more: html`max="${todayOf(page).toString()}"` })}
  ${inputField({ ...time, type: 'time', value: values.time ?? '' })}</div>`
}

/** The form has a day where the entry has a moment. */
const moveErrors = (errors: FieldError[]) =>
  errors.map(({ field, message }) => ({ field: field === 'occurredAt' ? 'date' : field, message }))
