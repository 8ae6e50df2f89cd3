import { type Html, html, type Part } from '#platform/html/html.ts'
import { named } from '../../app/drawing/forms.ts'

type Entry = { href: string; title: Part; facts?: Part[] }

/** Things in a list that lead to a page each. */
export const entryList = (entries: Entry[]) => html`<ul class="entries">
${entries.map(
  ({ href, title, facts = [] }) =>
    html`<li><a href="${href}">${title}</a>${facts.filter(Boolean).map((fact) => html`<span>${fact}</span>`)}</li>
`,
)}</ul>`

type Row = { title: string; facts: Part[]; buttons?: Part }

/** Things in a list, each with its own buttons. */
export const rowList = (rows: Row[]) => html`<ul class="rows">
${rows.map(
  ({ title, facts, buttons }) =>
    html`<li><strong dir="auto">${title}</strong>${facts.filter(Boolean).map((fact) => html`<span>${fact}</span>`)}${buttons && html`<div class="actions">${buttons}</div>`}</li>
`,
)}</ul>`

type Button = { action: string; label: string; about: string; fields?: Html | undefined }

/** A form that is only a button. `about` tells buttons with the same label apart. */
export const rowButton = ({ action, label, about, fields }: Button) =>
  html`<form method="post" action="${action}">${fields}<button type="submit" class="quiet" ${named(label, about)}>${label}</button></form>`

type Danger = { action: string; title: string; text: string; label: string; fields?: Html; style?: string }

/** A change that deserves a word before. */
export const dangerPanel = ({ action, title, text, label, fields, style = 'danger' }: Danger) =>
  html`<form class="panel" method="post" action="${action}">${fields}
<h2>${title}</h2>
<p>${text}</p>
<button type="submit" class="${style}">${label}</button>
</form>`
