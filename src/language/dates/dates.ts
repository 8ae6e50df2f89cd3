import type { Language } from '../languages/language.ts'
import { languageOf } from '../languages/language-of.ts'
import { allMatches } from '../phrases/phrases.ts'
import { withoutAccents } from '../words/fold.ts'
import { type Clock, hoursFromNow, timesIn } from './clock-times.ts'
import { type CompiledLanguage, compiledLanguage } from './compiled-language.ts'
import { isNoDue, leadIn, tailLength } from './date-surroundings.ts'
import type { DateRead, Mention, Moment, Span } from './mention.ts'
import { writtenDates } from './written-dates.ts'

type Match = Span & { day: Temporal.PlainDate; whole: boolean }

/** The due day, as a calendar date in the writer's zone. Past days are never due. */
export function findDueDate(text: string, said: Moment, language = usualLanguage(text)): DateRead | null {
  const all = findDates(text, said, language)
  if (all.length === 0) return null
  const today = said.at.toZonedDateTimeISO(said.timeZone).toPlainDate()
  const ahead = all.filter(({ day }) => Temporal.PlainDate.compare(day, today) >= 0 && isKept(day))
  const best =
    correctedDate(withoutAccents(text), ahead, compiledLanguage(language)) ?? ahead.find(({ by }) => by) ?? ahead[0]
  if (!best) return null
  const { day, time, index, length, apart } = best
  return { dueOn: day.toString(), dueTime: time, index, length, ...(apart && { apart }) }
}

/** The language of the text; English where it cannot be told. */
const usualLanguage = (text: string): Language => languageOf(text) ?? 'en'

/** The years that both stores can keep. */
const isKept = ({ year }: Temporal.PlainDate) => year >= 1 && year <= 9999

/** "Thursday or Friday", "between the 18th and the 20th", "Monday, I mean Tuesday": the second is what holds. */
function correctedDate(text: string, [first, second]: Mention[], { around }: CompiledLanguage): Mention | null {
  if (!first || !second) return null
  const gap = text.slice(first.index + first.length, second.index)
  const start = text.slice(Math.max(0, first.index - 10), first.index)
  const isBetween = around.between.test(start) && around.and.test(gap)
  const isLatest =
    /^\s*,\s*$/.test(gap) && around.latest.test(text.slice(second.index, second.index + second.length + 15))
  const whole = { index: first.index, length: second.index + second.length - first.index }
  const isFrom = around.from.test(start) || around.from.test(`${/^\S+\s/.exec(text.slice(first.index))?.[0]}`)
  if (isFrom && /^\s*$/.test(gap) && around.to.test(text.slice(second.index))) return { ...first, ...whole }
  if (!isBetween && !isLatest && !around.instead.test(gap)) return null
  return { ...second, ...whole }
}

/** The dates in a text in the order they stand there, less those that only describe a thing ("Tuesday's meeting"). */
export function findDates(whole: string, said: Moment, language = usualLanguage(whole)): Mention[] {
  const now = said.at.toZonedDateTimeISO(said.timeZone)
  const today = now.toPlainDate()
  const text = withoutAccents(whole)
  const words = compiledLanguage(language)
  const soon = hoursFromNow(text, now, words)
  if (soon) return [soon]
  const times = timesIn(text, words)
  const figures = datesInFigures(writtenDates(text, today, said.timeZone, words), times)
  const found = longestMatches([...matches(text, today, words), ...figures])
    .filter((match) => !isNoDue(text, match, words))
    .map((match) => withTime(text, withLead(text, match, words), times, words))
    .reduce((kept: Mention[], one) => joinSameDay(text, kept, one, words), [])
  if (found.length === 0 && times.length === 0) {
    const meal = mealTime(text, now, words)
    return meal ? [meal] : []
  }
  if (found.length === 0) return times.slice(0, 1).map((clock) => dateOfTimeAlone(text, clock, now, words))
  const apart = times.find(({ index }) => !found.some((day) => index >= day.index && index < day.index + day.length))
  const single = found.length === 1 ? found[0] : undefined
  if (!single || single.time || !apart) return found
  return [{ ...single, time: apart.time, apart: { index: apart.index, length: apart.length } }]
}

/** "COB the 17th", "tomorrow, the 11th": two words for one day. */
function joinSameDay(text: string, kept: Mention[], one: Mention, { around }: CompiledLanguage): Mention[] {
  const last = kept.at(-1)
  const end = last ? last.index + last.length : 0
  if (!last || !/^[\s,(]{1,3}$/.test(text.slice(end, one.index))) return [...kept, one]
  const isDayEnd = around.dayEnd?.test(text.slice(last.index, end))
  if (!isDayEnd && !last.day.equals(one.day)) return [...kept, one]
  const whole = { index: last.index, length: one.index + one.length - last.index }
  return [...kept.slice(0, -1), { ...one, ...whole, by: last.by || one.by, time: one.time ?? last.time }]
}

function matches(text: string, today: Temporal.PlainDate, { sign, phrases, read }: CompiledLanguage): Match[] {
  if (!sign.test(text)) return []
  return phrases.flatMap(({ pattern, day, whole }) =>
    allMatches(pattern, text).flatMap((match) => {
      const found = day(read(match.groups ?? {}), today)
      return found ? [{ day: found, whole: whole !== undefined, index: match.index, length: match[0].length }] : []
    }),
  )
}

/** Dates in figures, unless a time of day was taken for one. */
function datesInFigures(dates: Omit<Match, 'whole'>[], times: Clock[]): Match[] {
  return dates
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

function withLead(text: string, { day, whole, index, length }: Match, words: CompiledLanguage): Mention {
  const lead = leadIn(
    text.slice(Math.max(0, index - 40), index),
    text.slice(index, index + length),
    text.slice(index + length, index + length + 8),
    words,
  )
  const dayBefore = lead.before && !whole
  return {
    day: dayBefore ? day.subtract({ days: 1 }) : day,
    time: null,
    by: lead.by,
    index: index - lead.length,
    length: length + lead.length + tailLength(text.slice(index + length, index + length + 30), words),
  }
}

/** Joins a time of day that stands next to the day, on either side. */
function withTime(text: string, mention: Mention, times: Clock[], { around }: CompiledLanguage): Mention {
  const end = mention.index + mention.length
  for (const { time, index, length } of times) {
    const inside = index >= mention.index && index + length <= end
    const after = index >= end && around.gap.test(text.slice(end, index))
    const before = index + length <= mention.index && around.gap.test(text.slice(index + length, mention.index))
    if (!inside && !after && !before) continue
    const start = Math.min(mention.index, index)
    const by = mention.by || around.byTime.test(text.slice(index, index + 10))
    return { ...mention, by, time, index: start, length: Math.max(end, index + length) - start }
  }
  return mention
}

/** A time without a day is the next time the clock shows it. */
function dateOfTimeAlone(
  text: string,
  { time, index, length }: Clock,
  now: Temporal.ZonedDateTime,
  { around }: CompiledLanguage,
): Mention {
  const today = now.toPlainDate()
  const gone = time !== null && Temporal.PlainTime.compare(Temporal.PlainTime.from(time), now.toPlainTime()) <= 0
  const by = around.byTime.test(text.slice(index, index + 10))
  return { day: gone ? today.add({ days: 1 }) : today, time, by, index, length }
}

const overlap = (a: Span, b: Span) => a.index < b.index + b.length && b.index < a.index + a.length

/** "By lunch": today's, or tomorrow's once that is over. A part of a day has no time. */
function mealTime(text: string, now: Temporal.ZonedDateTime, { clock }: CompiledLanguage): Mention | null {
  const match = clock.meals?.pattern.exec(text)
  const over = clock.meals?.over[match?.groups?.meal?.toLowerCase() ?? '']
  if (!match || over === undefined) return null
  const day = now.toPlainDate().add({ days: now.hour >= over ? 1 : 0 })
  return { day, time: null, by: !/after/i.test(match[0]), index: match.index, length: match[0].length }
}
