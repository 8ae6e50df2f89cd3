import { type FieldError, Refusal } from '#contract/errors.ts'
import { asIs, sayText } from '#contract/texts/text.ts'
import type { Words } from '#contract/texts/words.ts'

/** A refusal in the reader's language. */
export class PageRefusal extends Refusal {
  constructor(code: Refusal['code'], sentence: string, details?: ConstructorParameters<typeof Refusal>[2]) {
    super(code, asIs(sentence), details)
  }
}

/** What the door refuses, in the reader's language. */
export function refusalIn(words: Words, refusal: Refusal): Refusal {
  if (refusal instanceof PageRefusal) return refusal
  const fields = refusal.fields.map((each) => ({ ...each, message: sayFieldError(words, each) }))
  const { code, text, retryAfter, ticket } = refusal
  return new PageRefusal(code, sayText(words, text), { fields, retryAfter, ticket, cause: refusal })
}

/** What is wrong with a field, as a sentence in the reader's language. English texts follow the field's name: "must be …". */
export function sayFieldError(words: Words, { message, text }: Pick<FieldError, 'message' | 'text'>): string {
  const said = text ? sayText(words, text) : message
  return /^\p{Ll}/u.test(said) ? words.errors.wrongField({ message: said }) : said
}
