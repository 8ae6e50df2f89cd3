import type { ClockWords } from '../../language-data/date-words.ts'
import { pattern, phrases } from '../../phrases/phrases.ts'
import { hourWords } from './words.ts'

const hour = `\\d{1,2}|${hourWords}`
const lead = '(?:(?:at|by|before|around|until|till|@|from|no later than)\\s*(?:about\\s+|around\\s+)?)?'
const zone = '(?:\\s*(?:ET|EST|EDT|CT|CST|CDT|PT|PST|PDT|MT|GMT|BST|UTC|CET|CEST)(?![A-Za-z]))?'
const half = '\\s*(?:in the\\s+)?(?<half>am|pm|a\\.m\\.?|p\\.m\\.?|a m|p m)(?![a-zÀ-ɏ])'
const part = '(?:,?\\s*(?:in the|this|at)?\\s*(?<part>morning|afternoon|evening|night|tonight))?'
// A bare number is a time only where nothing is counted by it.
const alone =
  '(?=\\s*(?:$|[.,;!?)]|[—–-]\\s|(?:on|tomorrow|tmrw|today|tonight|this|next|sharp|to|for|with|about|so|and|but|re|mon|tue|wed|thu|fri|sat|sun)(?![a-zÀ-ɏ])|(?:mon|tues|wednes|thurs|fri|satur|sun)day))'

/** Cheap signs without which no text holds a time. */
const sign = phrases`
  ${/\d/}, noon, midday, midnight, o${/['’]?/}clock, ${/[ap]\.?\s?m(?![a-z])/}, past, quarter, half,
  in the (morning | afternoon | evening)`
const hourLead = phrases`at, by, before, around, until, till, @`

const mealsOver = { breakfast: 9, lunch: 13, tea: 17, dinner: 20, supper: 20, bed: 22 }

/** The ways people write a time of day. */
export const clock: ClockWords = {
  patterns: [
    `${lead}(?<hour>\\d{1,2}):(?<minute>[0-5]\\d)(?::\\d\\d)?(?![:\\d])(?:${half})?${part}${zone}`,
    `${lead}(?<hour>\\d{1,2})[.](?<minute>[0-5]\\d)${half}${zone}`,
    `${lead}(?<hour>${hour})(?:\\s+o['’]?clock|ish)?${half}${zone}`,
    `${lead}(?<hour>${hour})[ -]<tens>${half}${zone}`,
    `(?:at|by|before|around|until|till)\\s+(?<hour>${hour})[ -]<tens>(?![a-zÀ-ɏ])${part}`,
    `${lead}(?<hour>\\d{1,2})(?<minute>[0-5]\\d)${half}`,
    `(?:at|around)\\s+(?<hour>1\\d|2[0-3]|0?[1-9])(?<minute>[0-5][05])(?!\\d|[:/.,]\\d)${part}${alone}`,
    `(?<hour>${hour}) in the (?<part>morning|afternoon|evening)`,
    `${lead}half (?<halfPast>${hour})${alone}`,
    `${lead}(?<hour>\\d{1,2})[ap](?![a-zÀ-ɏ\\d])`,
    `${lead}(?<hour>\\d{1,2})h(?<minute>[0-5]\\d)?(?![a-zÀ-ɏ\\d])`,
    `${lead}half past (?<halfPast>${hour})(?![a-zÀ-ɏ])(?:${half})?${part}`,
    `${lead}(?:a )?quarter past (?<quarterPast>${hour})(?![a-zÀ-ɏ])(?:${half})?${part}`,
    `${lead}(?:a )?quarter to (?<quarterTo>${hour})(?![a-zÀ-ɏ])(?:${half})?${part}`,
    `${lead}(?:12\\s*)?(?<noon>noon|midday)`,
    `${lead}(?<midnight>midnight)`,
    `${lead}(?<hour>${hour})\\s+o['’]?clock${part}`,
    `(?:at|by|before|around|until|till|@)\\s*(?<hour>${hour})(?:ish)?,?\\s*(?:in the|this|at)?\\s*(?<part>morning|afternoon|evening|night|tonight)`,
    `(?:at|by|before|around|until|till|@)\\s*(?:about\\s+|around\\s+)?(?<hour>${hour})(?:ish)?${alone}`,
  ],
  minutes: [
    ['fifty five', 55],
    ['fifty', 50],
    ['forty five', 45],
    ['forty', 40],
    ['thirty', 30],
    ['twenty five', 25],
    ['twenty', 20],
    ['fifteen', 15],
    ['ten', 10],
    ['oh five', 5],
  ],
  sign: pattern('i')`${sign}|${hourLead}\s+(?:about |around )?${{ source: hourWords }}(?![a-z])`,
  morning: /^(?:a(?!fter)|morning)/i,
  evening: /tonight|evening|night|dinner|drinks/i,
  firstHour: 7,
  soon: '(?:(?:with)?in|over the next)\\s+(?:(?:about|the next|around)\\s+)?<parts>(?:\\s+more)?\\s+(?<unit>hours?|hrs?|minutes?|mins?)',
  hourParts: [
    ['half an', 0.5],
    ['a quarter of an', 0.25],
    ['1/2', 0.5],
    ['1/4', 0.25],
    ['3/4', 0.75],
    ['the', 1],
    ['\\d+\\.\\d'],
  ],
  hourUnit: /^h/i,
  meals: {
    pattern: new RegExp(
      `(?<![a-zÀ-ɏ])(?<way>by|before|until|till|after|straight after) (?<meal>${Object.keys(mealsOver).join('|')})(?:[- ]?time)?(?= *(?:$|[.,;!?)]|and |so |at the latest|latest|if |or |because |to |with the ))`,
      'i',
    ),
    over: mealsOver,
  },
}
