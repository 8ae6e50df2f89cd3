import { wordsFor } from '#contract/texts/catalogs.ts'
import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'

/** A page, as far as dates depend on it. */
export type Clock = { ctx: Pick<MemberContext, 'now' | 'member'>; locale: string }

/** Today in the member's time zone: the same day for a whole page, however long it takes to draw. */
export function todayOf({ ctx }: Clock) {
  const known = todays.get(ctx)
  if (known) return known
  const today = ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
  todays.set(ctx, today)
  return today
}

const todays = new WeakMap<object, Temporal.PlainDate>()

export function dateOf({ ctx }: Clock, instant: string) {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
}

/** A day near today by its name: "today", "tomorrow", "Friday"; then "14 March", with the year if it is another. */
export function dayName(page: Clock, day: Temporal.PlainDate | string) {
  return nameDay(page, day).name
}

/** The same inside a sentence, where languages put a word before it: "am Freitag", "le 14 mars". */
export function onDay(page: Clock, day: Temporal.PlainDate | string) {
  const { dates } = wordsFor(page.locale)
  const { name, kind, date } = nameDay(page, day)
  if (kind === 'near') return name
  return kind === 'weekday' ? dates.onWeekday({ name, weekday: date.dayOfWeek }) : dates.onDate({ date: name })
}

/** As short as it can be said inside a sentence, where a list has little room. */
export function onShortDay(page: Clock, day: string) {
  const { kind, date } = nameDay(page, day)
  const isShort = kind === 'date' && date.year === todayOf(page).year
  return isShort ? wordsFor(page.locale).dates.onDate({ date: shortDay(page, day) }) : onDay(page, day)
}

type DayKind = 'near' | 'weekday' | 'date'

function nameDay(
  page: Clock,
  day: Temporal.PlainDate | string,
): { name: string; kind: DayKind; date: Temporal.PlainDate } {
  const date = Temporal.PlainDate.from(day)
  const today = todayOf(page)
  const ahead = today.until(date).days
  if (Math.abs(ahead) <= 1) return { name: relativeFormat(page.locale).format(ahead, 'day'), kind: 'near', date }
  if (ahead > 1 && ahead < 7)
    return { name: weekdayFormat(page.locale).format(atMidnight(date)), kind: 'weekday', date }
  return { name: dateText(page, date, date.year !== today.year), kind: 'date', date }
}

/** "14 March 1985", or "14 March". */
export function dateText({ locale }: Pick<Clock, 'locale'>, day: Temporal.PlainDate, withYear: boolean) {
  return (withYear ? dayWithYearFormat : dayFormat)(locale).format(atMidnight(day))
}

/** "14 Mar", where there is little room. */
export const shortDay = ({ locale }: Pick<Clock, 'locale'>, day: string) =>
  shortDayFormat(locale).format(atMidnight(Temporal.PlainDate.from(day)))

/** A day in the past where a list has little room: "yesterday", "Mon", "3 Nov", "Nov 2024". */
export function pastDay(page: Clock, day: Temporal.PlainDate) {
  const today = todayOf(page)
  const { days } = day.until(today)
  if (Math.abs(days) <= 1) return nameDay(page, day).name
  if (days > 0 && days < 7) return shortWeekdayFormat(page.locale).format(atMidnight(day))
  return (day.year === today.year ? shortDayFormat : shortMonthFormat)(page.locale).format(atMidnight(day))
}

/** How long ago, in the largest unit that is not zero: "3 weeks ago", "yesterday", "in 2 days". */
export const agoName = (page: Clock, instant: string) => agoOfDay(page, dateOf(page, instant))

export function agoOfDay(page: Clock, day: Temporal.PlainDate) {
  const days = todayOf(page).until(day).days
  const format = relativeFormat(page.locale)
  const [size, unit] = units.find(([size]) => Math.abs(days) >= size) ?? [1, 'day' as const]
  return format.format(Math.trunc(days / size), unit)
}

const units = [
  [365, 'year'],
  [30.4, 'month'],
  [7, 'week'],
] as const

/** A day as an element: readers see its name, programs its date. */
export const dayElement = (page: Clock, day: string) => html`<time datetime="${day}">${dayName(page, day)}</time>`

/** The time of day in the member's zone. */
export function timeName({ ctx, locale }: Clock, instant: string) {
  return timeFormat(locale, ctx.member.timeZone).format(Temporal.Instant.from(instant).epochMilliseconds)
}

/** "March 2026", for the headings of a timeline. */
export function monthName({ locale }: Clock, day: Temporal.PlainDate) {
  return capital(locale, monthFormat(locale).format(atMidnight(day)))
}

/** Many languages write months and days small, except where a line begins with one. */
const capital = (locale: string, text: string) => text.charAt(0).toLocaleUpperCase(locale) + text.slice(1)

/** A number, because formatting a Temporal value takes many times longer. */
const atMidnight = (day: Temporal.PlainDate) => day.toZonedDateTime('UTC').epochMilliseconds

const maxKept = 500

/** Makes a formatter once for each key: making one takes a hundred times longer than using it. */
export function keep<Format>(make: (locale: string, timeZone: string) => Format) {
  const kept = new Map<string, Format>()
  return (locale: string, timeZone = 'UTC') => {
    const key = `${locale} ${timeZone}`
    const known = kept.get(key)
    if (known) return known
    // Browsers send locales of their choice.
    if (kept.size >= maxKept) kept.clear()
    const format = make(locale, timeZone)
    kept.set(key, format)
    return format
  }
}

const dates = (options: Intl.DateTimeFormatOptions) =>
  keep((locale, timeZone) => new Intl.DateTimeFormat(locale, { ...options, timeZone }))

const weekdayFormat = dates({ weekday: 'long' })
const shortWeekdayFormat = dates({ weekday: 'short' })
const dayFormat = dates({ day: 'numeric', month: 'long' })
const shortDayFormat = dates({ day: 'numeric', month: 'short' })
const dayWithYearFormat = dates({ day: 'numeric', month: 'long', year: 'numeric' })
const shortMonthFormat = dates({ month: 'short', year: 'numeric' })
const monthFormat = dates({ month: 'long', year: 'numeric' })
const timeFormat = dates({ hour: '2-digit', minute: '2-digit' })
export const relativeFormat = keep((locale) => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }))
