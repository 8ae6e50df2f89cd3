import { Refusal } from '#contract/errors.ts'
import { digest } from '../../site/compressed.ts'
import type { FormState } from './screen.ts'

/** The input with the errors of a rule. An error that isn't about the form is rethrown. */
export function formStateOf(error: unknown, values: Record<string, string>): FormState {
  if (!(error instanceof Refusal) || !aboutForms.includes(error.code)) throw error
  const { fields, message } = error
  return { values, errors: fields, formError: fields.length > 0 ? undefined : message }
}

const aboutForms: Refusal['code'][] = ['invalid', 'conflict']

/** A short hash of a field's value when its form was rendered. */
export const shortDigest = (value: unknown) => digest(JSON.stringify(value)).slice(0, 8)

/** The digests of the fields of a form, as the form sent them back. */
export function readFingerprint(text = '{}'): Record<string, unknown> {
  try {
    return Object(JSON.parse(text))
  } catch {
    return {}
  }
}

/** People type addresses without `https://`. What is before the colon of `example.com:8443` is a host, and no scheme. */
export const withScheme = (typed: string) =>
  typed === '' || /^[a-z][a-z\d+-]*:/i.test(typed) ? typed : `https://${typed}`
