import { randomUUID } from 'node:crypto'
import { type Html, html } from '#platform/html/html.ts'
import { type IconName, icon } from './icons.ts'

/** Makes a form count once, however often its button is pressed. Scripts renew it after each answer. */
export const formKey = () => hiddenField('key', newKey())

/** For forms with a file, which have their key in their address. */
export const newKey = () => randomUUID()

export const hiddenField = (name: string, value: string | number | undefined) =>
  html`<input type="hidden" name="${name}" value="${value}">`

export const hiddenFields = (fields: Record<string, string>) =>
  Object.entries(fields).map(([name, value]) => hiddenField(name, value))

/** Tells controls with the same label apart: "Mark done: send the deck". Hidden text would be read with a space before the colon. */
export const named = (label: string, about: string) => html`aria-label="${label}: ${about}"`

type ActionButton = {
  action: string
  label: string
  /** What it acts on, for screen readers: "Mark done: send the deck". */
  about: string
  /** The ids of the parts that change, separated by spaces. Left out if the whole page is loaded again. */
  part?: string
  fields?: Record<string, string>
  /** What is said while it may take seconds. */
  busy?: string
  /** `bare`: only the picture is shown. */
  style?: 'main' | 'quiet' | 'link' | 'bare'
  picture?: IconName
  /** Pressed by a swipe of its row to the right (`start`) or to the left (`end`). */
  swipe?: 'start' | 'end'
  /** The key that presses it in the chosen row of a list. */
  shortcut?: 'x'
}

/** A button that changes something in place: a form of its own, so that it works without script. */
export function actionButton(button: ActionButton): Html {
  const { action, label, about, part, busy, fields = {}, style = 'main', picture, swipe, shortcut } = button
  const isIcon = style === 'bare'
  return html`<form method="post" action="${action}" ${part && html`data-part="${part}"`}
  ${busy && html`data-busy="${busy}"`}>
  ${formKey()}${hiddenFields(fields)}
  <button type="submit" class="${style}" ${shortcut && html`data-key="${shortcut}"`} ${named(label, about)}
    ${isIcon && html`title="${label}"`} ${swipe && html`data-swipe-${swipe}="${label}"`}>
    ${picture && icon(picture)}${!isIcon && html`<span>${label}</span>`}</button></form>`
}

type Danger = { action: string; title: string; text: string; label: string; fields?: Html; style?: string }

/** A change that deserves a word before. */
export const dangerPanel = ({ action, title, text, label, fields, style = 'danger' }: Danger) =>
  html`<form class="panel" method="post" action="${action}">${fields}
<h2>${title}</h2>
<p>${text}</p>
<button type="submit" class="${style}">${label}</button>
</form>`

/** Pressed by the Enter key, whatever other buttons come before it. */
export const enterButton = (label: string) =>
  html`<button type="submit" class="unseen" tabindex="-1" aria-hidden="true">${label}</button>`
