import { type HolidayNames, holidayFinder } from '../../calendar/holidays.ts'
import type { Unit } from '../../dates/meanings/meaning.ts'
import { type Numbered, numberReader, wholeWord, wordsOf } from '../../language-data/date-words.ts'

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

/** The words that English phrases about dates are made of, as pieces of patterns. */
export const pieces = {
  weekday: weekdays.join('|'),
  month: months.join('|'),
  count: wordsOf(counts),
  ordinal: wordsOf(ordinals),
  unit: Object.values(units).join('|'),
  part,
  year: '(?:19|20)\\d\\d',
} as const

const countOf = numberReader(counts)
const unitPatterns = Object.entries(units).map(([unit, words]) => ({ unit: unit as Unit, pattern: wholeWord(words) }))

/** A length of time as it was written. */
export const readLength = ({ count, unit }: { count: string; unit: string }) => ({
  count: countOf(count),
  unit: unitPatterns.find(({ pattern }) => pattern.test(unit))?.unit ?? 'day',
})

export const holidays: HolidayNames = [
  ["new year'?s? eve|nye", { on: [12, 31] }],
  ["new year'?s?(?: day)?", { on: [1, 1] }],
  ["valentine'?s?(?: day)?", { on: [2, 14] }],
  ["(?:st\\.?|saint) patrick'?s?(?: day)?|st paddy'?s day", { on: [3, 17] }],
  ["april fools?'?s?(?: day)?", { on: [4, 1] }],
  ['earth day', { on: [4, 22] }],
  ['cinco de mayo', { on: [5, 5] }],
  ['juneteenth', { on: [6, 19] }],
  ['independence day|fourth of july|4th of july|july (?:the )?(?:4th|fourth)', { on: [7, 4] }],
  ["halloween|hallowe’en|hallowe'en", { on: [10, 31] }],
  ["all saints'? day", { on: [11, 1] }],
  ["(?:veterans'?|armistice|remembrance) day", { on: [11, 11] }],
  ['(?:christmas|xmas|x-mas) eve', { on: [12, 24] }],
  ['(?:christmas|xmas|x-mas)(?: day)?', { on: [12, 25] }],
  ['boxing day', { on: [12, 26] }],
  ["(?:mlk|martin luther king)(?:,? jr\\.?)?(?:'s)? day", { nth: [1, 1, 3] }],
  ["president'?s'? day", { nth: [2, 1, 3] }],
  ["mother'?s'? day", { nth: [5, 7, 2] }],
  ['memorial day', { nth: [5, 1, -1] }],
  ["father'?s'? day", { nth: [6, 7, 3] }],
  ['labou?r day', { nth: [9, 1, 1] }],
  ['columbus day', { nth: [10, 1, 2] }],
  ['thanksgiving(?: day)?|turkey day', { nth: [11, 4, 4] }],
  ['black friday', { nth: [11, 4, 4], plus: 1 }],
  ['cyber monday', { nth: [11, 4, 4], plus: 4 }],
  ['(?:mardi gras|shrove tuesday|pancake day)', { easter: -47 }],
  ['ash wednesday', { easter: -46 }],
  ['palm sunday', { easter: -7 }],
  ['good friday', { easter: -2 }],
  ['easter monday', { easter: 1 }],
  ['easter(?: sunday| weekend)?', { easter: 0 }],
  ['pentecost|whit sunday', { easter: 49 }],
  ['whit monday', { easter: 50 }],
  ["(?:chinese|lunar)(?: lunar)? new year'?s?(?: day)?", { calendar: 'chinese', monthCode: 'M01', day: 1 }],
  ['purim', { calendar: 'hebrew', monthCode: 'M06', day: 14 }],
  ['passover|pesach', { calendar: 'hebrew', monthCode: 'M07', day: 15 }],
  ['rosh hashann?ah?', { calendar: 'hebrew', monthCode: 'M01', day: 1 }],
  ['yom kippur', { calendar: 'hebrew', monthCode: 'M01', day: 10 }],
  ['(?:c?hanukk?ah|hannukah)', { calendar: 'hebrew', monthCode: 'M03', day: 25 }],
  ['ramadan', { calendar: 'islamic-umalqura', monthCode: 'M09', day: 1 }],
  ['eid al[- ]fitr', { calendar: 'islamic-umalqura', monthCode: 'M10', day: 1 }],
  ['(?:eid al|id ul)[- ]adha', { calendar: 'islamic-umalqura', monthCode: 'M12', day: 10 }],
]

export const holidayNames = holidays.map(([names]) => names).join('|')
export const holidayOn = holidayFinder(holidays)
