import { type FieldError, Refusal } from '#contract/errors.ts'
import type { TextId } from '#contract/texts/catalogs.ts'
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
  const sentence = sayText(words, { ...text, id: onPages[text.id] ?? text.id })
  return new PageRefusal(code, sentence, { fields, retryAfter, ticket, cause: refusal })
}

/** Where the API speaks of fields, headers and paths, a page says what to do there. */
const onPages: Partial<Record<TextId, TextId>> = {
  'refusals.door.keyExpired': 'errors.formExpired',
  'refusals.door.keyInProgress': 'errors.stillSending',
  'refusals.leads.sameEmail': 'errors.sameEmail',
  'refusals.confirmation.confirmFirst': 'errors.confirmFirst',
  'refusals.uploads.archiveType': 'archive.wrongFile',
}

/** What is wrong with a field, as a sentence in the reader's language. English texts follow the field's name: "must be …". */
export function sayFieldError(words: Words, { message, text }: Pick<FieldError, 'message' | 'text'>): string {
  const said = text ? sayText(words, text) : message
  return /^\p{Ll}/u.test(said) ? words.errors.wrongField({ message: said }) : said
}
