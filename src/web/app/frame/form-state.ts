import { Refusal } from '#contract/errors.ts'
import type { FormState } from './screen.ts'

/** What was typed, and what a rule says is wrong with it. An error that is not about the form is thrown again. */
export function formStateOf(error: unknown, values: Record<string, string>): FormState {
  if (!(error instanceof Refusal) || !aboutForms.includes(error.code)) throw error
  const { fields, message } = error
  return { values, errors: fields, formError: fields.length > 0 ? undefined : message }
}

const aboutForms: Refusal['code'][] = ['invalid', 'conflict']
