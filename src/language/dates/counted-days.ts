import { addWorkdays, nextWeekday, weekdayBefore } from '../calendar/calendar.ts'
import { weekdayNumber } from '../calendar/day-names.ts'
import { pieces, readLength } from '../en/dates/words.ts'
import { pattern, phrases } from '../phrases/phrases.ts'
import { findDates } from './dates.ts'
import { addSpan } from './meanings/meaning.ts'
import { type DateRead, daysAhead, type Mention, type Moment } from './mention.ts'

type Day = Temporal.PlainDate

const lead = phrases`by, on, no later than, at least, about, around, roughly`
const length = pattern(
  'iu',
)`(?<count>${{ source: pieces.count }}) (?:(?:clear|full|whole|good) )?(?<working>(?:working |business |work)?)(?<unit>${{ source: pieces.unit }})`
const oneUnit = /(?<one>day|night|evening|afternoon|morning|week|month)/
const weekday = pattern()`(?<weekday>${{ source: pieces.weekday }})`
const way = phrases`
  before[hand], after[wards | ward], ahead of, ahead, prior to, prior, earlier than, earlier, in advance of, in advance, later`
const notCounted = phrases`tomorrow, yesterday, next${/(?!\p{L})/u}, (she | he | they | we | you | I)${/ /}`
const countedPattern = pattern(
  'iu',
)`(?<![\p{L}\d])(?:${lead} )*(?:(?:the|a) full |(?:the|that) (?:very )?)?(?:${length}|${oneUnit}|${weekday}) (?<way>${way})(?! ${notCounted})(?!\p{L})(?<of> (?:that|then|it|this))?(?=(?<rest>[^.;!?]*))`

/** "Two days before her flight on the 20th", "the night before": counted from another day, named there or earlier. */
export function countedDay(words: string, earlier: () => string, said: Moment): DateRead | null {
  if (!/before|after|ahead|prior|earlier|advance|later/i.test(words)) return null
  const match = countedPattern.exec(words)
  const {
    count = '',
    unit = '',
    working = '',
    one = '',
    weekday = '',
    way = '',
    of = '',
    rest = '',
  } = match?.groups ?? {}
  if (!match) return null
  const ahead = daysAhead(said)
  const own = of ? undefined : findDates(rest.slice(0, 80), said, 'en').find(ahead)
  const from = own ?? findDates(earlier(), said, 'en').findLast(ahead)
  if (!from) return null
  const sign = /^(?:after|later)/i.test(way) ? 1 : -1
  const counted = readLength({ count: count || 'one', unit: unit || oneOf(one) })
  const day = working
    ? addWorkdays(from.day, counted.count * sign)
    : weekday
      ? weekdayFrom(from.day, weekdayNumber(weekday), sign)
      : addSpan(counted, from.day, sign)
  if (!day || !ahead({ day })) return null
  return { dueOn: day.toString(), dueTime: null, index: match.index, length: lengthOf(match[0], own, rest) }
}

const oneOf = (word: string) => (/^(?:week|month)$/i.test(word) ? word.toLowerCase() : 'day')

/** With the day that it is counted from; an event without a day stays in the line, with the words before it. */
function lengthOf(words: string, own: Mention | undefined, rest: string): number {
  if (own) return words.length + own.index + own.length
  return /^\W*$/.test(rest) || !/^ (?:the|her|his|their|my|our|\p{Lu})/u.test(rest) ? words.length : 0
}

const weekdayFrom = (day: Day, weekday: number, sign: number) =>
  sign > 0 ? nextWeekday(day, weekday) : weekdayBefore(day, weekday)
