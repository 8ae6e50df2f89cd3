import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { localeFor, wordsFor } from '../words/words.ts'

const timeOfDay = { hour: '2-digit', minute: '2-digit' } as const
const dateAndTime = { day: 'numeric', month: 'short', year: 'numeric', ...timeOfDay } as const

/** A moment in the member's time zone: "today at 09:30" or "14 Mar 2026, 09:30". */
export function localTime(
  { now, member }: Pick<MemberContext, 'now' | 'member'>,
  instant: string,
  locale = localeFor(member.locale),
) {
  const { timeZone } = member
  const at = Temporal.Instant.from(instant)
  const toDate = (each: Temporal.Instant) => each.toZonedDateTimeISO(timeZone).toPlainDate()
  const ahead = toDate(at).since(toDate(now())).days
  const isNear = Math.abs(ahead) <= 1
  const text = at.toLocaleString(locale, { ...(isNear ? timeOfDay : dateAndTime), timeZone })
  return html`<time datetime="${instant}">${isNear ? onNearDay(locale, ahead, text) : text}</time>`
}

function onNearDay(locale: string, ahead: number, time: string) {
  const day = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(ahead, 'day')
  return wordsFor(locale).dates.dayAndTime(day, time)
}
