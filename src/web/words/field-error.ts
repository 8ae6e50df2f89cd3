import type { FieldError } from '#contract/errors.ts'
import { sayText } from '#contract/texts/text.ts'
import type { Words } from '#contract/texts/words.ts'

/** What is wrong with a field, as a sentence in the reader's language. English texts follow the field's name: "must be …". */
export function sayFieldError(words: Words, { message, text }: Pick<FieldError, 'message' | 'text'>): string {
  const said = text ? sayText(words, text) : message
  return /^\p{Ll}/u.test(said) ? words.errors.wrongField({ message: said }) : said
}
