import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { todayOf } from '../../drawing/dates.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import { fieldErrors } from './field-errors.ts'

type Typed = { values: Record<string, string>; errors: FieldError[] }

/** The day, and the time if it matters. */
export function whenFields(page: ScreenRequest, id: string, { values, errors }: Typed) {
  const { person } = page.words
  const day = fieldErrors(page, `${id}-date`, 'date', moveErrors(errors))
  const time = fieldErrors(page, `${id}-time`, 'time', errors)
  return html`<div class="day-and-time"><p class="field"><label for="${id}-date">${person.day}</label>
<input type="date" id="${id}-date" name="date" value="${values.date}" max="${todayOf(page).toString()}" ${day.attributes}>${day.message}</p>
<p class="field"><label for="${id}-time">${person.time}</label>
<input type="time" id="${id}-time" name="time" value="${values.time}" ${time.attributes}>${time.message}</p></div>`
}

/** The form has a day where the entry has a moment. */
const moveErrors = (errors: FieldError[]) =>
  errors.map(({ field, message }) => ({ field: field === 'occurredAt' ? 'date' : field, message }))
