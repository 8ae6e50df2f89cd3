import { type FieldError, Refusal } from '#contract/errors.ts'
import { sayFieldError } from '../../../words/field-error.ts'
import type { ScreenRequest } from '../../frame/screen.ts'

/** What was typed into a form, and what is wrong with it. */
export type Composed = { values: Record<string, string>; errors: FieldError[] }

/** Runs a form; what is wrong with its fields comes back instead of being thrown. */
export async function tryForm<Value>(
  page: ScreenRequest,
  run: () => Promise<Value>,
): Promise<{ done: Value } | { errors: FieldError[] }> {
  try {
    return { done: await run() }
  } catch (error) {
    if (error instanceof Refusal && error.code === 'invalid' && error.fields.length > 0)
      return { errors: sayErrors(page, error.fields) }
    throw error
  }
}

export const sayErrors = ({ words }: ScreenRequest, errors: readonly FieldError[]) =>
  errors.map((error): FieldError => {
    const isEmpty = error.text?.id === 'fields.notEmpty'
    return { field: error.field, message: isEmpty ? words.person.writeFirst : sayFieldError(words, error) }
  })
