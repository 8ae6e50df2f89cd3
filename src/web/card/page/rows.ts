import { html } from '#platform/html/html.ts'
import type { Row, ShownCard } from './card-view.ts'
import { icon } from './icons.ts'
import { words } from './words.ts'

/** Every way to reach somebody, and where else to find them. */
export const contacts = ({ contacts }: ShownCard) => list('contact', words.contact, contacts)
export const links = ({ links }: ShownCard) => list('links', words.links, links)

function list(id: string, heading: string, rows: Row[]) {
  if (rows.length === 0) return null
  return html`<section class="${id}" aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
<ul class="rows">
${rows.map((row) => html`<li>${row.href === null ? html`<span>${inside(row)}</span>` : html`<a href="${row.href}"${rel(row.href)}>${inside(row)}</a>`}</li>\n`)}</ul>
</section>`
}

const inside = ({ icon: name, label, value, isOwn }: Row) =>
  html`${icon(name)}<span class="label"${isOwn && html` dir="auto"`}>${label}</span> <span class="value" dir="auto">${breakable(value)}</span>`

const rel = (href: string) => /^https?:/.test(href) && html` rel="noopener nofollow"`

/** Addresses are long and have no blanks: they break behind their signs rather than anywhere. */
const breakable = (value: string) =>
  /\s/.test(value)
    ? value
    : html`${value.split(/(?<=[@/._-])(?=[^@/._-])/).map((part, at) => [at > 0 && html`<wbr>`, part])}`
