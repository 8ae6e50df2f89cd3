import { phrasePattern, pieces, type Words } from '../calendar/calendar-words.ts'
import { shortMonths, shortWeekdays } from '../calendar/day-names.ts'
import { lazy } from '../phrases/lazy.ts'
import { anyOf, pattern, phrases } from '../phrases/phrases.ts'
import { allMatches } from './all-matches.ts'
import { type Clock, timesIn } from './clock-times.ts'
import { gap, isNoDue, leadIn, tailLength } from './date-surroundings.ts'
import { dayPhrases } from './day-phrases.ts'
import { hoursFromNow } from './hours-from-now.ts'
import { mealTime } from './meal-times.ts'
import type { DateRead, Mention, Moment, Span } from './mention.ts'
import { writtenDates } from './written-dates.ts'

type Match = Span & { day: Temporal.PlainDate; whole: boolean }

const dayPatterns = lazy(() => dayPhrases.map((phrase) => ({ ...phrase, pattern: phrasePattern(phrase.says) })))
const noWords = Object.fromEntries(
  [...Object.keys(pieces), 'number', 'quarter', 'span', 'holiday', 'lead', 'when'].map((name) => [name, '']),
) as Words

/** The day something is due, as a calendar date where it was said. What is past is never due. */
export function findDueDate(text: string, said: Moment): DateRead | null {
  const today = said.at.toZonedDateTimeISO(said.timeZone).toPlainDate()
  const ahead = findDates(text, said).filter(({ day }) => Temporal.PlainDate.compare(day, today) >= 0 && isKept(day))
  const best = correctedDate(text, ahead) ?? ahead.find(({ by }) => by) ?? ahead[0]
  if (!best) return null
  const { day, time, index, length, apart } = best
  return { dueOn: day.toString(), dueTime: time, index, length, ...(apart && { apart }) }
}

/** The years that both stores can keep. */
const isKept = ({ year }: Temporal.PlainDate) => year >= 1 && year <= 9999

const latest =
  /^(?:\s*,?\s*(?:or|or maybe|or possibly)\s+(?:by |on |maybe )?|.{0,12}(?:kidding|i mean|actually|make that|sorry|scratch that|rather|no wait|no,)[\s,]+)$/i

/** "Thursday or Friday", "between the 18th and the 20th", "Monday, I mean Tuesday": the second is what holds. */
function correctedDate(text: string, [first, second]: Mention[]): Mention | null {
  if (!first || !second) return null
  const gap = text.slice(first.index + first.length, second.index)
  const range = /between\s+(?:the\s+)?$/i.test(text.slice(0, first.index)) && /^\s*and\s+$/i.test(gap)
  const end = /^\s*,\s*$/.test(gap) && /latest/i.test(text.slice(second.index, second.index + second.length + 15))
  const whole = { index: first.index, length: second.index + second.length - first.index }
  if (
    /^from\s|from\s+$/i.test(text.slice(Math.max(0, first.index - 6), first.index + 5).trimStart()) &&
    /^\s*$/.test(gap) &&
    /^(?:to|till|until|through)\s/i.test(text.slice(second.index))
  )
    return { ...first, ...whole }
  if (!range && !end && !latest.test(gap)) return null
  return { ...second, ...whole }
}

/** The dates in a text in the order they stand there, less those that only describe a thing ("Tuesday's meeting"). */
export function findDates(text: string, said: Moment): Mention[] {
  const now = said.at.toZonedDateTimeISO(said.timeZone)
  const today = now.toPlainDate()
  const soon = hoursFromNow(text, now)
  if (soon) return [soon]
  const times = timesIn(text)
  const found = longestMatches([...matches(text, today), ...datesInFigures(text, today, times, said.timeZone)])
    .filter((match) => !isNoDue(text, match))
    .map((match) => withTime(text, withLead(text, match), times))
    .reduce((kept: Mention[], one) => joinSameDay(text, kept, one), [])
  if (found.length === 0 && times.length === 0) {
    const meal = mealTime(text, now)
    return meal ? [meal] : []
  }
  if (found.length === 0) return times.slice(0, 1).map((clock) => dateOfTimeAlone(text, clock, now))
  const apart = times.find(({ index }) => !found.some((day) => index >= day.index && index < day.index + day.length))
  const single = found.length === 1 ? found[0] : undefined
  if (!single || single.time || !apart) return found
  return [{ ...single, time: apart.time, apart: { index: apart.index, length: apart.length } }]
}

/** "COB the 17th", "tomorrow, the 11th": two words for one day. */
function joinSameDay(text: string, kept: Mention[], one: Mention): Mention[] {
  const last = kept.at(-1)
  const end = last ? last.index + last.length : 0
  if (!last || !/^[\s,(]{1,3}$/.test(text.slice(end, one.index))) return [...kept, one]
  const dayEnd = /(?:eo[bd]|cob|cop|end of (?:the )?(?:business )?day|close of (?:business|play))$/i.test(
    text.slice(last.index, end),
  )
  if (!dayEnd && !last.day.equals(one.day)) return [...kept, one]
  const whole = { index: last.index, length: one.index + one.length - last.index }
  return [...kept.slice(0, -1), { ...one, ...whole, by: last.by || one.by, time: one.time ?? last.time }]
}

/** Words without which no phrase of ours names a day. */
const dayWord = phrases`
  ${/\d/}, right, straight, day, week, month, year, quarter, qtr, tonight, tonite, morning, morrow, tmr, tmw, tomoz, 2m,
  2nite, this${/ /}, ${anyOf(shortWeekdays)}, next, night, ${/eo[bdwmqy]|co[bp]/}, nxt, wk, business, play, end, bed,
  ${anyOf(shortMonths)}, mas, ides, the${/ /}, halloween, thanks, teenth, mayo, nye, gras, easter, pentecost, purim, passover,
  pesach, rosh, kippur, uk, ramadan, eid, id ul`
const hasDayWord = pattern('i')`${dayWord}`

function matches(text: string, today: Temporal.PlainDate): Match[] {
  if (!hasDayWord.test(text)) return []
  return dayPatterns().flatMap(({ pattern, day, whole = false }) =>
    allMatches(pattern, text).flatMap((match) => {
      const found = day({ ...noWords, ...defined(match.groups ?? {}) }, today)
      return found ? [{ day: found, whole, index: match.index, length: match[0].length }] : []
    }),
  )
}

/** Dates in figures, unless a time of day was taken for one. */
function datesInFigures(text: string, today: Temporal.PlainDate, times: Clock[], timeZone: string): Match[] {
  return writtenDates(text, today, timeZone)
    .filter(
      ({ index, length }) => !times.some((time) => time.index <= index && time.index + time.length >= index + length),
    )
    .map((match) => ({ ...match, whole: false }))
}

function longestMatches(all: Match[]): Match[] {
  const kept: Match[] = []
  for (const match of all.toSorted((a, b) => b.length - a.length || a.index - b.index)) {
    if (!kept.some((other) => overlap(match, other))) kept.push(match)
  }
  return kept.sort((a, b) => a.index - b.index)
}

function withLead(text: string, { day, whole, index, length }: Match): Mention {
  const lead = leadIn(
    text.slice(Math.max(0, index - 40), index),
    text.slice(index, index + length),
    text.slice(index + length, index + length + 8),
  )
  const dayBefore = lead.before && !whole
  return {
    day: dayBefore ? day.subtract({ days: 1 }) : day,
    time: null,
    by: lead.by,
    index: index - lead.length,
    length: length + lead.length + tailLength(text.slice(index + length, index + length + 30)),
  }
}

/** Joins a time of day that stands next to the day, on either side. */
function withTime(text: string, mention: Mention, times: Clock[]): Mention {
  const end = mention.index + mention.length
  for (const { time, index, length } of times) {
    const inside = index >= mention.index && index + length <= end
    const after = index >= end && gap.test(text.slice(end, index))
    const before = index + length <= mention.index && gap.test(text.slice(index + length, mention.index))
    if (!inside && !after && !before) continue
    const start = Math.min(mention.index, index)
    const by = mention.by || /^(?:by|before|until|till|no later)/i.test(text.slice(index, index + 10))
    return { ...mention, by, time, index: start, length: Math.max(end, index + length) - start }
  }
  return mention
}

/** A time without a day is the next time the clock shows it. */
function dateOfTimeAlone(text: string, { time, index, length }: Clock, now: Temporal.ZonedDateTime): Mention {
  const today = now.toPlainDate()
  const gone = time !== null && Temporal.PlainTime.compare(Temporal.PlainTime.from(time), now.toPlainTime()) <= 0
  const by = /^(?:by|before|until|till|no later)/i.test(text.slice(index))
  return { day: gone ? today.add({ days: 1 }) : today, time, by, index, length }
}

const overlap = (a: Span, b: Span) => a.index < b.index + b.length && b.index < a.index + a.length

const defined = (groups: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(groups).filter(([, value]) => value !== undefined)) as Partial<Words>
