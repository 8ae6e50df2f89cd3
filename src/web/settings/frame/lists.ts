import { html, type Part } from '#platform/html/html.ts'

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
    html`<li><strong dir="auto">${title}</strong>${facts.filter(Boolean).map((fact) => html`<span>${fact}</span>`)}
  ${buttons && html`<div class="actions">${buttons}</div>`}</li>
`,
)}</ul>`
