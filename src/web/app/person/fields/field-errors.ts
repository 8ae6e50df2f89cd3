import { type FieldError, Refusal } from '#contract/errors.ts'
import { html } from '#platform/html/html.ts'
import { sayFieldError } from '../../../words/field-error.ts'
import type { ScreenRequest } from '../../frame/screen.ts'

/** What was typed into a form, and what is wrong with it. */
export type Composed = { values: Record<string, string>; errors: FieldError[] }

/** What is wrong with a field, and the attributes that tell it. `id` is the field's. */
export function fieldErrors({ words }: ScreenRequest, id: string, field: string, errors: FieldError[]) {
  const own = errors.filter((error) => error.field === field)
  if (own.length === 0) return { attributes: false as const, message: false as const }
  const sentences = own.map((each) => sayIn(words, each))
  return {
    attributes: html`aria-invalid="true" aria-describedby="${id}-error"`,
    message: html`<span class="field-error" id="${id}-error">${sentences.join(' ')}</span>`,
  }
}

function sayIn(words: ScreenRequest['words'], error: FieldError) {
  const sentence = sayFieldError(words, error)
  return error.text?.id === 'fields.notEmpty' ? words.person.writeFirst : sentence
}

/** Runs a form; what is wrong with its fields comes back instead of being thrown. */
export async function tryForm<Value>(run: () => Promise<Value>): Promise<{ done: Value } | { errors: FieldError[] }> {
  try {
    return { done: await run() }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid' && error.fields.length > 0) return { errors: error.fields }
    throw error
  }
}
