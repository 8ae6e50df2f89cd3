import { type Html, html, type Part } from '#platform/html/html.ts'
import { named } from './forms.ts'
import { type IconName, icon } from './icons.ts'

type Menu = {
  id: string
  label: string
  /** What it acts on, for screen readers: "Later: send the deck". */
  about: string
  picture: IconName
  /** Whether a swipe to the left opens it. */
  isSwiped?: boolean
  items: Part
}

/** What else can be done with a row: a sheet that rises from the edge of a phone, and opens beside the button elsewhere. */
export const rowMenu = ({ id, label, about, picture, isSwiped = false, items }: Menu): Html =>
  html`<button type="button" popovertarget="${id}" ${named(label, about)} title="${label}"
  ${isSwiped && html`data-swipe-end="${label}"`}>${icon(picture)}</button>
<div id="${id}" class="sheet" popover role="group" data-about="${about}" ${named(label, about)}>
${items}</div>`
