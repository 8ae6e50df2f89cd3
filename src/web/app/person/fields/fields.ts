import { type FieldError, Refusal } from '#contract/errors.ts'
import type { UnclearMention } from '#people/mentions/mentions.ts'
import { html } from '#platform/html/html.ts'
import { todayOf } from '../../../kit/dates.ts'
import { inputField } from '../../../kit/fields.ts'
import { hiddenField } from '../../../kit/forms.ts'
import { icon } from '../../../kit/icons.ts'
import { sayFieldError } from '../../../words/refusal.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import { UnclearMentions } from '../../mentions/form.ts'

/** A form's input, its errors, and the names in it that may mean several people or somebody new. */
export type Composed = { values: Record<string, string>; errors: FieldError[]; unclear?: UnclearMention[] }

/** Runs a form, and returns field errors instead of throwing them. */
export async function tryForm<Value>(
  page: ScreenRequest,
  run: () => Promise<Value>,
): Promise<{ done: Value } | Pick<Composed, 'errors' | 'unclear'>> {
  try {
    return { done: await run() }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid' && error.fields.length > 0)
      return {
        errors: sayErrors(page, error.fields),
        ...(error instanceof UnclearMentions && { unclear: error.unclear }),
      }
    throw error
  }
}

export const sayErrors = ({ words }: ScreenRequest, errors: readonly FieldError[]) =>
  errors.map((error): FieldError => {
    const isEmpty = error.text?.id === 'fields.notEmpty'
    return { field: error.field, message: isEmpty ? words.person.writeFirst : sayFieldError(words, error) }
  })

const kinds = ['note', 'call', 'meeting', 'message'] as const

/** What kind of entry it is, one press away. */
export function kindField({ words: { person } }: ScreenRequest, id: string, chosen: string) {
  return html`<fieldset class="kinds"><legend class="unseen">${person.kind}</legend>
${kinds.map(
  (kind) =>
    html`<label><input type="radio" name="kind" id="${id}-${kind}" value="${kind}"
    ${kind === chosen && html`checked`}>${icon(kind)}<span>${person.kinds[kind]}</span></label>
`,
)}</fieldset>`
}

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
