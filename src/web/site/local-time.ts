import type { MemberContext } from '#platform/context/context.ts'
import { html } from '#platform/html/html.ts'

const clock = { hour: '2-digit', minute: '2-digit' } as const
const written = { day: 'numeric', month: 'short', year: 'numeric', ...clock } as const
const near = new Map([
  [-1, 'yesterday at '],
  [0, 'today at '],
  [1, 'tomorrow at '],
])

/** An instant as the member's clock shows it, and its day by name where that is shorter. */
export function when({ now, member: { timeZone } }: Pick<MemberContext, 'now' | 'member'>, instant: string) {
  const at = Temporal.Instant.from(instant)
  const dayOf = (each: Temporal.Instant) => each.toZonedDateTimeISO(timeZone).toPlainDate()
  const day = near.get(dayOf(at).since(dayOf(now())).days)
  const text = at.toLocaleString('en-GB', { ...(day ? clock : written), timeZone })
  return html`<time datetime="${instant}">${day}${text}</time>`
}
