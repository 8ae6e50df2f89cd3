import type { FieldError } from '#contract/errors.ts'
import type { FormState, ScreenRequest } from '../frame/screen.ts'

/** Errors name the input they belong to, and say what the form asks for. */
export function inPlainWords({ words }: ScreenRequest, state: FormState): FormState {
  const errors = state.errors.map(({ field, message }): FieldError => {
    if (field === 'birthday') return { field, message: words.edit.birthdayError }
    return { field: field.replace(/^(profiles\.\d+)\..*/, '$1'), message }
  })
  return { ...state, errors }
}
