import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'
import { localeFor } from '../words/words.ts'

const timeOfDay = { hour: '2-digit', minute: '2-digit' } as const
const dateAndTime = { day: 'numeric', month: 'short', year: 'numeric', ...timeOfDay } as const
const nearDays = new Map([
  [-1, 'yesterday at '],
  [0, 'today at '],
  [1, 'tomorrow at '],
])

/** A moment in the member's time zone: "today at 09:30" or "14 Mar 2026, 09:30". */
export function localTime({ now, member }: Pick<MemberContext, 'now' | 'member'>, instant: string) {
  const { timeZone } = member
  const at = Temporal.Instant.from(instant)
  const toDate = (each: Temporal.Instant) => each.toZonedDateTimeISO(timeZone).toPlainDate()
  const day = nearDays.get(toDate(at).since(toDate(now())).days)
  const text = at.toLocaleString(localeFor(member.locale), { ...(day ? timeOfDay : dateAndTime), timeZone })
  return html`<time datetime="${instant}">${day}${text}</time>`
}
