import { existingDate, nearestYear } from '../calendar/calendar.ts'
import { allMatches } from '../phrases/phrases.ts'
import type { CompiledLanguage, Groups } from './compiled-language.ts'

type Day = Temporal.PlainDate
type DateFormat = { pattern: RegExp; day: (groups: Groups, today: Day, monthFirst: boolean) => Day | null }

const end = '(?![\\d:/]|[.-]\\d| ?[ap]\\.?m(?![a-z]))'
const yearEnding =
  "(?:(?:,? |[-/])(?<year>(?:19|20)\\d\\d)(?!\\d)|[-/](?<dashed>\\d\\d)(?!\\d)| ['’](?<short>\\d\\d)(?!\\d))?"

const formats = new Map<CompiledLanguage, DateFormat[]>()

/** Dates as calendars have them: 2026-03-09, 3/9, 9.3.2026, 9 March, March 9th, 2026. */
function formatsOf(language: CompiledLanguage): DateFormat[] {
  const known = formats.get(language)
  if (known) return known
  const made = makeFormats(language)
  formats.set(language, made)
  return made
}

function makeFormats({ fill, read, written }: CompiledLanguage): DateFormat[] {
  const pattern = (says: string) => new RegExp(`(?<![a-zÀ-ɏ\\d/.:$€£-])${fill(says)}`, 'gi')
  const weekday = '(?:<short>\\.?,? )?'
  const number = `(?<number>\\d{1,2})${written.ending}?(?: ?[-–] ?\\d{1,2}${written.ending}?)?`
  const month = '<month>\\.?(?![a-zÀ-ɏ])'
  const year = `${written.yearOf ?? ''}${yearEnding}`
  const inWords = (groups: Groups, today: Day) => {
    const { month, number, weekday } = read(groups)
    return onDay(today, month, number, groups.year ?? groups.short ?? groups.dashed, weekday)
  }
  const inFigures = (groups: Groups, today: Day, monthFirst: boolean) => {
    const [one, two] = [Number(groups.first), Number(groups.second ?? groups.third)]
    const swapped = monthFirst ? one > 12 : two <= 12
    const [month, day] = swapped ? [two, one] : [one, two]
    return onDay(today, month, day, groups.year ?? groups.last, read(groups).weekday)
  }
  return [
    {
      pattern: pattern('(?<year>\\d{4})(?<mark>[-/.])(?<first>\\d{1,2})\\k<mark>(?<second>\\d{1,2})(?!\\d)'),
      day: ({ year, first, second }) => existingDate(Number(year), Number(first), Number(second)),
    },
    {
      pattern: pattern(
        `${weekday}(?<first>\\d{1,2})(?:\\/(?<second>\\d{1,2})(?:\\/(?<year>\\d{4}|\\d\\d))?|(?<mark>[.-])(?<third>\\d{1,2})\\k<mark>(?<last>\\d{4}|\\d\\d))${end}`,
      ),
      day: inFigures,
    },
    ...(written.dotted
      ? [{ pattern: pattern(`${weekday}(?<first>\\d{1,2})\\. ?(?<second>\\d{1,2})\\.(?!\\d)`), day: inFigures }]
      : []),
    { pattern: pattern(`${weekday}${written.article}${number}${written.of}${month}${year}`), day: inWords },
    ...(written.monthDay
      ? [{ pattern: pattern(`${weekday}${month} ?(?:the )?${number}${end}${year}`), day: inWords }]
      : []),
  ]
}

/** The calendar dates in a text. Whether 3/9 is in March depends on the language, and in English on the zone. */
export function writtenDates(text: string, today: Day, timeZone: string, language: CompiledLanguage) {
  if (!/\d[/.-] ?\d|\d.{0,12}\p{L}{3}|\p{L}{3}.{0,11}\d/u.test(text)) return []
  const monthFirst = language.written.monthFirstZones?.test(timeZone) ?? false
  return formatsOf(language).flatMap(({ pattern, day }) =>
    allMatches(pattern, text).flatMap((match) => {
      const found = day(match.groups ?? {}, today, monthFirst)
      return found ? [{ day: found, index: match.index, length: match[0].length }] : []
    }),
  )
}

function onDay(today: Day, month: number, day: number, year: string | undefined, weekday: number) {
  if (year) return existingDate(Number(year) + centuryOf(year), month, day)
  return nearestYear(today, month, day, weekday)
}

/** Two-digit years: up to 69 in this century. */
const centuryOf = (year: string) => (year.length === 4 ? 0 : Number(year) < 70 ? 2000 : 1900)
