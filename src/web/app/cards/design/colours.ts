import { type Html, html } from '#platform/html/html.ts'
import type { ScreenRequest } from '../../frame/screen.ts'
import type { Card } from '../frame/screen.ts'

const names = ['accent', 'background'] as const
/** The picker's initial color if the card has none. */
const firstColours = { accent: '#0b5f4e', background: '#f4efe6' }

/** Own colours, each with a box that says whether it is used: a colour picker is never empty. */
export function drawColours({ words: { cardLook: words } }: ScreenRequest, { colours }: Card): Html {
  const labels = { accent: words.useAccent, background: words.useBackground }
  return html`<p class="hint">${words.ownColoursHint}</p>
${names.map(
  (name) =>
    html`<div class="own-colour options">
  <p><label><input type="checkbox" name="own.${name}" ${colours?.[name] && html`checked`}> ${labels[name]}</label></p>
<input type="color" name="${name}" aria-label="${words[name]}" value="${colours?.[name] ?? firstColours[name]}"></div>
`,
)}`
}

/** The colours that a form says are used; null if none is. */
export function readColours(form: Record<string, string>) {
  const used = names.filter((name) => form[`own.${name}`] !== undefined)
  return used.length === 0 ? null : Object.fromEntries(used.map((name) => [name, form[name]]))
}
