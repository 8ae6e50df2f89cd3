import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'

/** A page, as far as dates depend on it. */
export type Clock = { ctx: Pick<MemberContext, 'now' | 'member'>; locale: string }

/** Today in the member's time zone. */
export function todayOf({ ctx }: Clock) {
  return ctx.now().toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
}

export function dateOf({ ctx }: Clock, instant: string) {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(ctx.member.timeZone).toPlainDate()
}

/** A day near today by its name: "today", "tomorrow", "Friday"; then "14 March", with the year if it is another. */
export function dayName(page: Clock, day: Temporal.PlainDate | string) {
  const date = Temporal.PlainDate.from(day)
  const today = todayOf(page)
  const ahead = today.until(date).days
  if (Math.abs(ahead) <= 1) return new Intl.RelativeTimeFormat(page.locale, { numeric: 'auto' }).format(ahead, 'day')
  if (ahead > 1 && ahead < 7) return date.toLocaleString(page.locale, { weekday: 'long' })
  const year = date.year === today.year ? {} : { year: 'numeric' as const }
  return date.toLocaleString(page.locale, { day: 'numeric', month: 'long', ...year })
}

/** How long ago, in the largest unit that is not zero: "3 weeks ago", "yesterday", "in 2 days". */
export function agoName(page: Clock, instant: string) {
  const days = todayOf(page).until(dateOf(page, instant)).days
  const format = new Intl.RelativeTimeFormat(page.locale, { numeric: 'auto' })
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
  const format = { hour: '2-digit', minute: '2-digit', timeZone: ctx.member.timeZone } as const
  return Temporal.Instant.from(instant).toLocaleString(locale, format)
}

/** "March 2026", for the headings of a timeline. */
export function monthName(page: Clock, day: Temporal.PlainDate) {
  return day.toLocaleString(page.locale, { month: 'long', year: 'numeric' })
}
