import type { FieldError } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import { fieldErrors } from './field-errors.ts'

export type PromiseFields = { values: Record<string, string>; errors: FieldError[]; isDayOptional?: boolean }

/** What was promised, and by when. */
export function promiseFields(
  page: ScreenRequest,
  id: string,
  { values, errors, isDayOptional = false }: PromiseFields,
) {
  const words = page.words.person
  const text = fieldErrors(page, `${id}-text`, 'text', errors)
  const day = fieldErrors(page, `${id}-day`, 'dueOn', errors)
  const time = fieldErrors(page, `${id}-time`, 'dueTime', errors)
  const undated = isDayOptional && html`<input type="hidden" name="undated" value="1">`
  return html`${undated}<p class="field"><label for="${id}-text">${words.promiseText}</label>
<input type="text" id="${id}-text" name="text" value="${values.text}" required dir="auto" autocomplete="off" ${text.attributes}>${text.message}</p>
<div class="day-and-time"><p class="field"><label for="${id}-day">${words.promiseDay}</label>
<input type="date" id="${id}-day" name="dueOn" value="${values.dueOn}" ${!isDayOptional && html`required`} ${day.attributes}>${day.message}</p>
<p class="field"><label for="${id}-time">${words.promiseTime}</label>
<input type="time" id="${id}-time" name="dueTime" value="${values.dueTime}" ${time.attributes}>${time.message}</p></div>`
}
