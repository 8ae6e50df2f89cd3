import { existingDate, inWeek, startOfWeek, weekdayOnOrAfter } from '#language/calendar/calendar.ts'
import { monthNumber, weekdayNumber } from '#language/calendar/day-names.ts'
import { addSpan } from '#language/dates/meanings/meaning.ts'
import { holidayNames, holidayOn, readLength } from '#language/en/dates/words.ts'

type Day = Temporal.PlainDate

/** Whether a question is about the past or the future. */
export type Direction = 'back' | 'ahead'
/** The end is exclusive. */
export type Range = { from: Day; to: Day }
/** A range that a question names, in the member's calendar, and the words that name it. */
export type Span = Range & { said: string }
/** Earlier than any memory, and within the range of both databases. */
export const beginningOfTime = Temporal.PlainDate.from('1900-01-01')
export const endOfTime = Temporal.PlainDate.from('9000-01-01')

export type PhraseGroups = Record<string, string>

/**
 * A way to name a time: a pattern with the pieces of calendar-words.ts in it, and the days it means.
 * `led`: it is a time only after a word such as "in" or "since", for it may mean something else.
 */
type SpanPhrase = {
  says: string
  range: (said: PhraseGroups, today: Day, looks: Direction) => Range | null
  led?: (words: string) => boolean
}

const always = () => true
const month = '<month>\\.?'
const monthOfPhrase = (said: PhraseGroups) => monthNumber(said.month ?? '')
const numberOf = (text: string | undefined) => Number.parseInt(text ?? '', 10)

export const spanPhrases: SpanPhrase[] = [
  { says: 'today|tonight|this (?:morning|afternoon|evening)|so far today', range: (_, today) => oneDay(today) },
  {
    says: 'yesterday(?: (?:<part>))?|last night',
    range: (_, today) => oneDay(today.subtract({ days: 1 })),
  },
  { says: '(?:the )?day before yesterday', range: (_, today) => oneDay(today.subtract({ days: 2 })) },
  { says: 'tomorrow(?: (?:<part>))?', range: (_, today) => oneDay(today.add({ days: 1 })) },
  { says: '(?:the )?day after tomorrow', range: (_, today) => oneDay(today.add({ days: 2 })) },
  { says: '(?:just )?the other day', range: (_, today) => lately(today, { days: 14 }) },
  { says: 'recently|lately|of late|these days', range: (_, today) => lately(today, { days: 30 }) },
  {
    says: '(?<which>this|last|next|previous|current|the coming|the following) (?<whole>week|weekend|month|quarter|year)(?! of)',
    range: ({ which = '', whole = '' }, today) => wholeOf(whole, moveByUnit(today, whole, step(which))),
  },
  {
    says: '(?<=end of )the (?<whole>week|month|quarter|year)(?! of)',
    range: ({ whole = '' }, today) => wholeOf(whole, today),
  },
  {
    says: '(?:the )?(?<whole>week|weekend|month|quarter|year) (?<which>before last|after next)',
    range: ({ which = '', whole = '' }, today) =>
      wholeOf(whole, moveByUnit(today, whole, which === 'after next' ? 2 : -2)),
  },
  {
    says: '(?:(?:the )?past|the last)(?: <count>)? <unit>|(?:last|these past|these last) <count> <unit>',
    range: (said, today) => rangeBack(said, today),
  },
  {
    says: '(?:the )?(?:next|coming) <count> <unit>|the next <unit>|within <count> <unit>',
    range: (said, today) => {
      const last = addSpan(readLength(countAndUnit(said)), today)
      return last && { from: today, to: last.add({ days: 1 }) }
    },
  },
  {
    says: '<count> <unit> (?:ago|back)',
    range: (said, today) => {
      const day = addSpan(readLength(countAndUnit(said)), today, -1)
      return day && wholeOf(unitOf(said), day)
    },
  },
  {
    says: 'in <count> <unit>|<count> <unit> from (?:now|today)',
    range: (said, today) => {
      const day = addSpan(readLength(countAndUnit(said)), today)
      return day && wholeOf(unitOf(said), day)
    },
  },
  {
    says: `(?:(?<which>last|next|this) )?${month}(?:,?(?: of)? <year>)?`,
    range: (said, today, looks) => {
      const year = numberOf(said.year)
      if (year) return wholeOf('month', first(year, monthOfPhrase(said)))
      return nearest((each) => wholeOf('month', first(each, monthOfPhrase(said))), said.which, today, looks)
    },
    led: (words) => !/\d{4}$|^(?:last|next) /i.test(words) && !/^this (?!may$|march$)/i.test(words),
  },
  {
    says: '(?:(?<which>last|next|this|the) )?(?<season>spring|summer|autumn|fall|winter)(?:(?: of)? <year>)?',
    range: ({ which, season = '', year }, today, looks) => {
      const start = { spring: 3, summer: 6, autumn: 9, fall: 9 }[season.toLowerCase()] ?? 12
      const inYear = (each: number) => ({ from: first(each, start), to: first(each, start).add({ months: 3 }) })
      return year ? inYear(Number(year)) : nearest(inYear, which, today, looks)
    },
    led: (words) => !/^(?:last|next|this) |\d{4}$/i.test(words),
  },
  {
    says: '(?:q(?<quarter>[1-4])|(?:the )?(?<nth>first|second|third|fourth) quarter)(?:(?: of)? <year>)?',
    range: ({ quarter, nth = '', year }, today, looks) => {
      const which = quarter ? Number(quarter) : ['first', 'second', 'third', 'fourth'].indexOf(nth.toLowerCase()) + 1
      const inYear = (each: number) => wholeOf('quarter', first(each, which * 3 - 2))
      return year ? inYear(Number(year)) : nearest(inYear, undefined, today, looks)
    },
  },
  {
    says: `(?:the )?(?<which>first|last) (?:<count> )?<unit> (?:of|in) ${month}(?:,?(?: of)? <year>)?`,
    range: (said, today, looks) => {
      const inYear = (year: number) => wholeOf('month', first(year, monthOfPhrase(said)))
      const whole = said.year ? inYear(numberOf(said.year)) : nearest(inYear, undefined, today, looks)
      return whole && partOf(whole, said)
    },
  },
  {
    says: "(?:20|['’])?(?<since>\\d\\d) (?:and|to) (?:20|['’])?(?<until>\\d\\d)(?! (?:min|hour|day|week|month|year))",
    range: ({ since, until }) => ({
      from: first(2000 + numberOf(since), 1),
      to: first(2001 + numberOf(until), 1),
    }),
    led: always,
  },
  { says: '<year>', range: ({ year }) => wholeOf('year', first(numberOf(year), 1)), led: always },
  {
    says: '(?<year>(?:19|20)\\d\\d)-(?<figures>0[1-9]|1[0-2])(?:-(?<day>[0-3]\\d))?',
    range: ({ year, figures, day }) => {
      if (!day) return wholeOf('month', first(numberOf(year), numberOf(figures)))
      return onDay(existingDate(numberOf(year), numberOf(figures), numberOf(day)))
    },
  },
  {
    says: '(?<day>[0-3]?\\d)[./](?<figures>[01]?\\d)[./](?<year>(?:19|20)\\d\\d)',
    // 3/5/2026 is ambiguous between countries; 13/5/2026 and 3.5.2026 are not.
    range: ({ day, figures, year, all = '' }) => {
      if (!all.includes('.') && numberOf(day) <= 12) return null
      return onDay(existingDate(numberOf(year), numberOf(figures), numberOf(day)))
    },
  },
  {
    says: `(?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${month}(?:,?(?: of)? <year>)?`,
    range: (said, today, looks) => dated(said, today, looks),
  },
  {
    says: `${month} (?:the )?(?<day>\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,?(?: of)? <year>)?`,
    range: (said, today, looks) => dated(said, today, looks),
  },
  {
    says: 'the (?<day>\\d{1,2})(?:st|nd|rd|th)(?=\\s*(?:$|[?.,;!]|and|or|to|about))',
    range: ({ day }, today, looks) => rangeOfDayNumber(numberOf(day), today, looks),
    led: always,
  },
  {
    says: '(?:(?<which>last|this past|past|next|this|coming) )?<weekday>(?: (?:<part>))?',
    range: (said, today, looks) => onDay(weekdayOf(said, today, looks)),
    led: (words) => !/day\b/i.test(words) && !/^(?:last|this past|past|next|coming) /i.test(words),
  },
  {
    says: "<weekday> (?:of )?(?<which>last|this|next) week|(?<which>last|this|next) week(?:'s)?,? (?:on )?<weekday>",
    range: ({ weekday = '', which = '' }, today) => oneDay(inWeek(today, step(which), weekdayNumber(weekday))),
  },
  {
    says: `(?:(?<which>last|next|this) )?(?<holiday>${holidayNames})(?: <year>)?`,
    range: ({ holiday = '', which, year }, today, looks) => {
      const inYear = (each: number) => onDay(holidayOn(holiday, today, each))
      return year ? inYear(Number(year)) : nearest(inYear, which, today, looks)
    },
  },
]

const first = (year: number, month: number) => Temporal.PlainDate.from({ year, month, day: 1 })
const oneDay = (day: Day): Range => ({ from: day, to: day.add({ days: 1 }) })
const onDay = (day: Day | null) => day && oneDay(day)
const lately = (today: Day, ago: { days: number }): Range => ({ from: today.subtract(ago), to: today.add({ days: 1 }) })
const isAfter = (one: Day, other: Day) => Temporal.PlainDate.compare(one, other) > 0

function step(which: string) {
  if (/last|previous/i.test(which)) return -1
  return /next|coming|following/i.test(which) ? 1 : 0
}

const countAndUnit = ({ count, unit }: PhraseGroups) => ({ count: count || 'one', unit: unitName(unit ?? '') })
const unitName = (unit: string) => (/^weekend/i.test(unit) ? 'weeks' : unit.toLowerCase())
const unitOf = (said: PhraseGroups) =>
  countAndUnit(said)
    .unit.replace(/^(?:fortnight|wk)s?$/, 'week')
    .replace(/s$/, '')

function rangeBack(said: PhraseGroups, today: Day): Range | null {
  const from = addSpan(readLength(countAndUnit(said)), today, -1)
  return from && { from, to: today.add({ days: 1 }) }
}

/** "The first two weeks of March". */
function partOf({ from, to }: Range, said: PhraseGroups): Range | null {
  if (/^first$/iu.test(said.which ?? '')) {
    const end = addSpan(readLength(countAndUnit(said)), from)
    return end && { from, to: end }
  }
  const start = addSpan(readLength(countAndUnit(said)), to, -1)
  return start && { from: start, to }
}

function moveByUnit(day: Day, whole: string, by: number) {
  if (whole.startsWith('week')) return day.add({ weeks: by })
  const start = day.with({ day: 1 })
  return start.add(whole === 'month' ? { months: by } : whole === 'quarter' ? { months: 3 * by } : { years: by })
}

/** The week, month, quarter or year that contains a day. */
function wholeOf(whole: string, day: Day): Range {
  const monday = startOfWeek(day)
  if (whole === 'week') return { from: monday, to: monday.add({ weeks: 1 }) }
  if (whole === 'weekend') return { from: monday.add({ days: 5 }), to: monday.add({ weeks: 1 }) }
  const start = first(
    day.year,
    whole === 'year' ? 1 : whole === 'quarter' ? Math.floor((day.month - 1) / 3) * 3 + 1 : day.month,
  )
  if (whole === 'month') return { from: start, to: start.add({ months: 1 }) }
  if (whole === 'quarter') return { from: start, to: start.add({ months: 3 }) }
  return whole === 'year' ? { from: start, to: start.add({ years: 1 }) } : oneDay(day)
}

/** Without a year: the latest that has begun, or the next that has not ended. */
function nearest(inYear: (year: number) => Range | null, which: string | undefined, today: Day, looks: Direction) {
  const years = [-2, -1, 0, 1, 2].map((more) => inYear(today.year + more)).filter((range) => range !== null)
  const begun = years.filter(({ from }) => !isAfter(from, today))
  if (which?.toLowerCase() === 'last') return begun.findLast(({ to }) => !isAfter(to, today)) ?? null
  if (which?.toLowerCase() === 'next') return years.find(({ from }) => isAfter(from, today)) ?? null
  if (which?.toLowerCase() === 'this') return inYear(today.year)
  return (looks === 'back' ? begun.at(-1) : years.find(({ to }) => isAfter(to, today))) ?? null
}

function dated(said: PhraseGroups, today: Day, looks: Direction) {
  const inYear = (year: number) => onDay(existingDate(year, monthOfPhrase(said), numberOf(said.day)))
  const year = numberOf(said.year)
  return year ? inYear(year) : nearest(inYear, undefined, today, looks)
}

function rangeOfDayNumber(day: number, today: Day, looks: Direction) {
  const months = [-2, -1, 0, 1, 2].map((more) => today.with({ day: 1 }).add({ months: more }))
  const days = months.map(({ year, month }) => existingDate(year, month, day)).filter((each) => each !== null)
  if (looks === 'back') return onDay(days.findLast((each) => !isAfter(each, today)) ?? null)
  return onDay(days.find((each) => !isAfter(today, each)) ?? null)
}

function weekdayOf({ which, weekday }: PhraseGroups, today: Day, looks: Direction): Day {
  const number = weekdayNumber(weekday ?? '')
  const before = today.subtract({ days: ((today.dayOfWeek - number + 6) % 7) + 1 })
  const said = (which ?? '').toLowerCase()
  if (/last|past/.test(said)) return before
  if (said === 'next') return inWeek(today, 1, number)
  if (said === 'this') return inWeek(today, 0, number)
  return looks === 'back' && said === '' ? before : weekdayOnOrAfter(today.add({ days: 1 }), number)
}
