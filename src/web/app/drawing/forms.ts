import { randomUUID } from 'node:crypto'
import { type Html, html, type Part } from '#platform/html/html.ts'
import { type IconName, icon } from './icons.ts'

/** Makes a form count once, however often its button is pressed. Scripts renew it after each answer. */
export const formKey = () => html`<input type="hidden" name="key" value="${newKey()}">`

/** For forms with a file, which have their key in their address. */
export const newKey = () => randomUUID()

/** Tells controls with the same label apart: "Mark done: send the deck". Hidden text would be read with a space before the colon. */
export const named = (label: string, about: string) => html`aria-label="${label}: ${about}"`

type ActionButton = {
  action: string
  label: string
  /** What it acts on, for screen readers: "Mark done: send the deck". */
  about: string
  /** The ids of the parts that change, separated by spaces. Empty if the whole page is loaded again. */
  part: string
  fields?: Record<string, string>
  style?: 'main' | 'quiet' | 'link'
  picture?: IconName
  /** The key that presses it in the chosen row of a list. */
  shortcut?: 'x'
}

/** A button that changes something in place: a form of its own, so that it works without script. */
export function actionButton({
  action,
  label,
  about,
  part,
  fields = {},
  style = 'main',
  picture,
  shortcut,
}: ActionButton): Html {
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  )
  return html`<form method="post" action="${action}" ${part && html`data-part="${part}"`}>${formKey()}${hidden}<button type="submit" class="${style}" ${shortcut && html`data-key="${shortcut}"`} ${named(label, about)}>${picture && icon(picture)}<span>${label}</span></button></form>`
}

/** What stands where something was removed or done, until the page is left. */
export function undoLine({ id, sentence, undo }: { id: string; sentence: string; undo: Part }) {
  return html`<li id="${id}" class="undo-line" tabindex="-1" data-focus><span dir="auto">${sentence}</span> ${undo}</li>`
}
