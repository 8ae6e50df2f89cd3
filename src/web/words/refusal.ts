import { Refusal } from '#contract/errors.ts'
import type { Words } from '#contract/texts/words.ts'
import { sayFieldError } from './field-error.ts'
import { isEnglish } from './service-sentence.ts'

/** A refusal in the reader's language. */
export class PageRefusal extends Refusal {}

/** What the door refuses is said in English. On a page it is said in the reader's language. */
export function refusalIn(words: Words, refusal: Refusal): Refusal {
  if (isEnglish(words) || refusal instanceof PageRefusal) return refusal
  const fields = refusal.fields.map(({ field, message }) => ({ field, message: sayFieldError(words, message) }))
  const { code, retryAfter, ticket } = refusal
  return new PageRefusal(code, refusalText(words, refusal), { fields, retryAfter, ticket, cause: refusal })
}

export function refusalText(words: Words, { code, message }: Pick<Refusal, 'code' | 'message'>) {
  const { refusals } = words.errors
  return isEnglish(words) ? message : code in refusals ? refusals[code as keyof typeof refusals] : refusals.failed
}
