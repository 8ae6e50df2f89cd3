import type { Unit } from '../../dates/meanings/meaning.ts'
import type { Numbered } from '../../language-data/date-words.ts'

export const weekdays = [
  'mon(?:day)?',
  'tue(?:s(?:day)?)?',
  'wed(?:s|nesday)?',
  'thu(?:r(?:s(?:day)?)?)?',
  'fri(?:day)?',
  'sat(?:urday)?',
  'sun(?:day)?',
] as const

export const months = [
  'jan(?:uary)?',
  'feb(?:ruary)?',
  'mar(?:ch)?',
  'apr(?:il)?',
  'may',
  'june?',
  'july?',
  'aug(?:ust)?',
  'sept?(?:ember)?',
  'oct(?:ober)?',
  'nov(?:ember)?',
  'dec(?:ember)?',
] as const

const ones = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|')
export const hourWords = ones.join('|')

export const counts: Numbered = [
  ['a couple(?: of)?', 2],
  ['couple(?: of)?', 2],
  ['a few', 3],
  ['few', 3],
  ['a dozen', 12],
  ['an?', 1],
  ...ones.map((word, at) => [word, at + 1] as const),
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['\\d{1,3}'],
]

const ordinalWords =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth'.split(
    '|',
  )

export const ordinals: Numbered = [
  ...ordinalWords.slice(0, 9).map((word, at) => [`twenty[- ]${word}`, 21 + at] as const),
  ['thirty[- ]first', 31],
  ['thirtieth', 30],
  ...ordinalWords.map((word, at) => [word, at + 1] as const),
  ['\\d{1,2}(?:st|nd|rd|th)'],
]

export const units: Partial<Record<Unit, string>> = {
  day: 'days?',
  week: 'weeks?|wks?',
  weekend: 'weekends?',
  fortnight: 'fortnights?',
  month: 'months?',
  quarter: 'quarters?',
  year: 'years?',
}

export const part = 'morning|afternoon|evening|night|lunchtime|lunch|midday|arvo|a\\.?m\\.?|p\\.?m\\.?'
