import { existingDate, nearestYear } from '../calendar/calendar.ts'
import { pieces } from '../calendar/calendar-words.ts'
import { monthNumber, weekdayNumber } from '../calendar/day-names.ts'
import { lazy } from '../phrases/lazy.ts'

type Day = Temporal.PlainDate
type Groups = Record<string, string | undefined>
type DateFormat = { pattern: RegExp; day: (groups: Groups, today: Day, monthFirst: boolean) => Day | null }

const weekday = `(?:(?<weekday>${pieces.weekday})\\.?,? )?`
const number = '(?<number>\\d{1,2})(?:st|nd|rd|th)?(?: ?[-–] ?\\d{1,2}(?:st|nd|rd|th)?)?'
const month = `(?<month>${pieces.month})\\.?(?![a-zÀ-ɏ])`
const year =
  "(?:(?:,? |[-/])(?<year>(?:19|20)\\d\\d)(?!\\d)|[-/](?<dashed>\\d\\d)(?!\\d)| ['’](?<short>\\d\\d)(?!\\d))?"
const end = '(?![\\d:/]|[.-]\\d| ?[ap]\\.?m(?![a-z]))'

const pattern = (says: string) => new RegExp(`(?<![a-zÀ-ɏ\\d/.:$€£-])${says}`, 'gi')

/** Dates as calendars have them: 2026-03-09, 3/9, 9.3.2026, 9 March, March 9th, 2026. */
const dateFormats = lazy((): DateFormat[] => [
  {
    pattern: pattern('(?<year>\\d{4})([-/.])(?<first>\\d{1,2})\\2(?<second>\\d{1,2})(?!\\d)'),
    day: ({ year, first, second }) => existingDate(Number(year), Number(first), Number(second)),
  },
  {
    pattern: pattern(
      `${weekday}(?<first>\\d{1,2})(?:\\/(?<second>\\d{1,2})(?:\\/(?<year>\\d{4}|\\d\\d))?|([.-])(?<third>\\d{1,2})\\5(?<last>\\d{4}|\\d\\d))${end}`,
    ),
    day: inFigures,
  },
  { pattern: pattern(`${weekday}(?:the )?${number}(?: of | |[-/])?${month}${year}`), day: inWords },
  { pattern: pattern(`${weekday}${month} ?(?:the )?${number}${end}${year}`), day: inWords },
])

/** The calendar dates in a text. Where the zone is American, 3/9 is in March. */
export function writtenDates(text: string, today: Day, timeZone: string) {
  if (
    !/\d[/.-]\d|\d.{0,9}(?:jan|feb|ma[ry]|apr|ju[nl]|aug|sep|oct|nov|dec)|(?:jan|feb|ma[ry]|apr|ju[nl]|aug|sep|oct|nov|dec).{0,11}\d/i.test(
      text,
    )
  )
    return []
  const monthFirst = /^(?:America|US|UTC|Etc|Pacific\/Honolulu|Asia\/Manila|[+-])/.test(timeZone)
  return dateFormats().flatMap(({ pattern, day }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const found = day(match.groups ?? {}, today, monthFirst)
      return found ? [{ day: found, index: match.index, length: match[0].length }] : []
    }),
  )
}

function inFigures({ weekday = '', first, second, third, year, last }: Groups, today: Day, monthFirst: boolean) {
  const [one, two] = [Number(first), Number(second ?? third)]
  const swapped = monthFirst ? one > 12 : two <= 12
  const [month, day] = swapped ? [two, one] : [one, two]
  return onDay(today, month, day, { year: year ?? last, weekday })
}

function inWords({ weekday = '', number, month = '', year, short, dashed }: Groups, today: Day) {
  return onDay(today, monthNumber(month), Number(number), { year: year ?? short ?? dashed, weekday })
}

function onDay(today: Day, month: number, day: number, said: { year: string | undefined; weekday: string }) {
  if (said.year) return existingDate(Number(said.year) + centuryOf(said.year), month, day)
  return nearestYear(today, month, day, said.weekday ? weekdayNumber(said.weekday) : 0)
}

/** Of two figures: up to 69 in this century. */
const centuryOf = (year: string) => (year.length === 4 ? 0 : Number(year) < 70 ? 2000 : 1900)
