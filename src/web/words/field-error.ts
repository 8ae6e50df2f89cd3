import { en } from './en.ts'
import type { Words } from './words.ts'

/** What the contract says about a wrong field, as a sentence in the reader's language. */
export function sayFieldError({ errors: { field } }: Pick<Words, 'errors'>, message: string): string {
  // The contract is in English.
  if (field === en.errors.field) return field.other(message)
  const [, bound, number] =
    /^must (be at most|be at least|have at most) ([\d,]+) (?:characters|items)/.exec(message) ?? []
  const size = Number(number?.replaceAll(',', ''))
  if (bound === 'be at most') return field.tooLong(size)
  if (bound === 'be at least') return field.tooShort(size)
  if (bound === 'have at most') return field.tooMany(size)
  const known = kinds.find(([beginning]) => message.startsWith(beginning))
  return known ? field[known[1]] : field.other(message)
}

/** The same for a message that may be a sentence in the reader's language already. */
export const fieldSentence = (words: Pick<Words, 'errors'>, message: string) =>
  /^\p{Ll}/u.test(message) ? sayFieldError(words, message) : message

const kinds = [
  ['must not be empty', 'empty'],
  ['must be an e-mail address', 'email'],
  ['must be a web address', 'website'],
  ['must begin with https://', 'secureAddress'],
  ['must be a single line', 'oneLine'],
  ['must be a calendar date', 'date'],
  ['must be a date', 'date'],
  ['must be a time of day', 'time'],
  ['must be in the future', 'future'],
  ['must not be in the future', 'past'],
  ['must be after today', 'afterToday'],
  ['must be an IANA time zone', 'timeZone'],
  ['must be 1 to 64 characters: letters', 'slug'],
] as const
