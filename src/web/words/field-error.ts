import type { Words } from '#contract/texts/words.ts'
import { isEnglish } from './service-sentence.ts'

/** What the contract says about a wrong field, as a sentence in the reader's language. */
export function sayFieldError(words: Pick<Words, 'errors'>, message: string): string {
  const { field } = words.errors
  // The contract is in English.
  if (isEnglish(words)) return /^\p{Ll}/u.test(message) ? field.other({ message }) : message
  const [, bound, number] =
    /^must (be at most|be at least|have at most) ([\d,]+) (?:characters|items)/.exec(message) ?? []
  const size = Number(number?.replaceAll(',', ''))
  if (bound === 'be at most') return field.tooLong({ max: size })
  if (bound === 'be at least') return field.tooShort({ min: size })
  if (bound === 'have at most') return field.tooMany({ max: size })
  const known = kinds.find(([beginning]) => message.startsWith(beginning))
  return known ? field[known[1]] : field.other({ message })
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
