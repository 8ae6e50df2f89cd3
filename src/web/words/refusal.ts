import { Refusal } from '#contract/errors.ts'
import { en } from './en.ts'
import { sayFieldError } from './field-error.ts'
import type { Words } from './words.ts'

/** A refusal in the reader's language. */
export class PageRefusal extends Refusal {}

/** What the door refuses is said in English. On a page it is said in the reader's language. */
export function refusalIn(words: Words, refusal: Refusal): Refusal {
  if (words === en || refusal instanceof PageRefusal) return refusal
  const fields = refusal.fields.map(({ field, message }) => ({ field, message: sayFieldError(words, message) }))
  const { code, message, retryAfter, ticket } = refusal
  return new PageRefusal(code, words.errors.refusal(code, message), { fields, retryAfter, ticket, cause: refusal })
}
