import { html } from './html.ts'

const written = { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' } as const

/** An instant as the member's clock shows it. */
export function when(instant: string, timeZone: string) {
  const text = Temporal.Instant.from(instant).toLocaleString('en-GB', { ...written, timeZone })
  return html`<time datetime="${instant}">${text}</time>`
}
