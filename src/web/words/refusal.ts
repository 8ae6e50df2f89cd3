import { Refusal } from '#contract/errors.ts'
import { en } from './en.ts'
import { sayFieldError } from './field-error.ts'
import type { Words } from './words.ts'

/**
 * What the door refuses is said in English. On a page it is said in the reader's language, by a refusal that has the one of
 * the door as its cause.
 */
export function refusalIn(words: Words, refusal: Refusal): Refusal {
  if (words === en || refusal.cause instanceof Refusal) return refusal
  const fields = refusal.fields.map(({ field, message }) => ({ field, message: sayFieldError(words, message) }))
  const { code, message, retryAfter, ticket } = refusal
  return new Refusal(code, words.errors.refusal(code, message), { fields, retryAfter, ticket, cause: refusal })
}
