/** The words that phrases about dates are made of, as pieces of patterns. */
export const pieces = {
  weekday:
    'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?',
  month:
    'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?',
  count:
    'a couple(?: of)?|couple(?: of)?|a few|few|a dozen|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|\\d{1,3}',
  ordinal: '(?:(?:twenty|thirty)[- ])?(?:first|second|third|[a-z]{3,8}th)|\\d{1,2}(?:st|nd|rd|th)',
  unit: 'days?|weeks?|wks?|weekends?|fortnights?|months?|quarters?|years?',
  part: 'morning|afternoon|evening|night|lunchtime|lunch|midday|arvo|a\\.?m\\.?|p\\.?m\\.?',
  year: '(?:19|20)\\d\\d',
} as const

/** The words of one match; those that did not occur are empty. */
export type Words = Record<keyof typeof pieces | 'number' | 'quarter' | 'span' | 'holiday' | 'lead' | 'when', string>

/** A pattern from a phrase with <pieces> in it, for whole words. */
export function phrasePattern(phrase: string): RegExp {
  const filled = phrase.replace(/<(\w+)>/g, (whole, name: string) =>
    name in pieces && !whole.startsWith('(?') ? `(?<${name}>${pieces[name as keyof typeof pieces]})` : whole,
  )
  return new RegExp(
    `(?<![a-zÀ-ɏ\\d])(?:${filled.replace(/(?<= )week(?![a-z])/g, '(?:week|wk)').replaceAll(' ', '\\s+')})(?![a-zÀ-ɏ\\d])`,
    'gi',
  )
}

const counts = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ordinals =
  'zeroth first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const oddCounts: Record<string, number> = { fifteen: 15, twenty: 20, thirty: 30, 'a dozen': 12, a: 1, an: 1 }

export function countOf(word: string): number {
  const plain = word.toLowerCase().replace(/\s+/g, ' ')
  if (/^\d/.test(plain)) return Number.parseInt(plain, 10)
  if (plain.includes('couple')) return 2
  if (plain.includes('few')) return 3
  return oddCounts[plain] ?? counts.indexOf(plain)
}

export function ordinalOf(word: string): number {
  const plain = word.toLowerCase()
  if (/^\d/.test(plain)) return Number.parseInt(plain, 10)
  const [tens = '', ones = ''] = plain.split(/[- ]/)
  if (tens === 'thirtieth') return 30
  if (tens === 'twenty') return 20 + ordinals.indexOf(ones)
  if (tens === 'thirty') return 31
  return ordinals.indexOf(plain)
}
