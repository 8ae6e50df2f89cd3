import { html } from '#platform/html/html.ts'
import { inputField } from '../../../kit/fields.ts'
import { hiddenField } from '../../../kit/forms.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Composed } from './field-errors.ts'

export type PromiseFields = Composed & { isDayOptional?: boolean }

/** What was promised, and by when. */
export function promiseFields(page: ScreenRequest, id: string, fields: PromiseFields) {
  const { values, errors, isDayOptional = false } = fields
  const words = page.words.person
  const field = { errors, focus: false }
  const text = { ...field, id: `${id}-text`, name: 'text', label: words.promiseText, value: values.text ?? '' }
  const day = { ...field, id: `${id}-day`, name: 'dueOn', label: words.promiseDay, value: values.dueOn ?? '' }
  const time = { ...field, id: `${id}-time`, name: 'dueTime', label: words.promiseTime, value: values.dueTime ?? '' }
  return html`${isDayOptional && hiddenField('undated', '1')}
  ${inputField({ ...text, more: html`dir="auto" autocomplete="off"` })}
  <div class="day-and-time">
  ${inputField({ ...day, type: 'date', isOptional: isDayOptional })}
  ${inputField({ ...time, type: 'time', isOptional: true })}</div>`
}
