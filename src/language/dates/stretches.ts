import { startOfWeek } from '../calendar/calendar.ts'
import type { Language } from '../languages/language.ts'
import { allMatches } from '../phrases/phrases.ts'
import { withoutAccents } from '../words/fold.ts'
import { compiledLanguage } from './compiled-language.ts'
import type { Unit } from './meanings/meaning.ts'
import type { Span } from './mention.ts'
import { writtenDates } from './written-dates.ts'

type Day = Temporal.PlainDate
/** A stretch of days that a text names; the end is exclusive. */
type Stretch = Span & { from: Day; to: Day }
type Seen = { today: Day; timeZone: string; language: Language; isPast: boolean }

/** The times that a text names, as stretches of days, the longest of those that overlap. */
export function findStretches(whole: string, { today, timeZone, language, isPast }: Seen): Stretch[] {
  const text = withoutAccents(whole)
  const { phrases, read } = compiledLanguage(language)
  const named = phrases.flatMap(({ pattern, day, back, whole, isCounted }) =>
    allMatches(pattern, text).flatMap((match) => {
      const said = read(match.groups ?? {})
      const found = (isPast && back ? back : day)(said, today)
      return found ? [stretch(match, found, whole ?? (isCounted ? said.unit : 'day'))] : []
    }),
  )
  const written = writtenDates(text, today, timeZone, compiledLanguage(language)).map(({ day, index, length }) => {
    const isAhead = isPast && Temporal.PlainDate.compare(day, today) > 0
    return { ...daysOf('day', isAhead ? day.subtract({ years: 1 }) : day), index, length }
  })
  const kept: Stretch[] = []
  for (const one of [...named, ...written].toSorted((a, b) => b.length - a.length || a.index - b.index)) {
    if (!kept.some((other) => one.index < other.index + other.length && other.index < one.index + one.length))
      kept.push(one)
  }
  return kept.sort((a, b) => a.index - b.index)
}

const stretch = (match: RegExpExecArray, day: Day, unit: Unit): Stretch => ({
  ...daysOf(unit, day),
  index: match.index,
  length: match[0].length,
})

/** The week, weekend, month, quarter or year that contains a day. */
function daysOf(unit: Unit, day: Day): { from: Day; to: Day } {
  const monday = startOfWeek(day)
  if (unit === 'week' || unit === 'fortnight') return { from: monday, to: monday.add({ weeks: 1 }) }
  if (unit === 'weekend') return { from: monday.add({ days: 5 }), to: monday.add({ weeks: 1 }) }
  if (unit === 'day' || unit === 'workday') return { from: day, to: day.add({ days: 1 }) }
  const first = day.with({ day: 1 })
  if (unit === 'month') return { from: first, to: first.add({ months: 1 }) }
  const start = first.with({ month: unit === 'year' ? 1 : Math.floor((day.month - 1) / 3) * 3 + 1 })
  return { from: start, to: start.add(unit === 'year' ? { years: 1 } : { months: 3 }) }
}
