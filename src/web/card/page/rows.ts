import { type Html, html } from '#platform/html/html.ts'
import { breakable } from './breakable.ts'
import type { CardView, ContactRow } from './card-view.ts'
import { icon } from './icons.ts'

export const contactSection = ({ contacts, words }: CardView) => list('contact', words.contact, contacts, rowContent)
export const linkSection = ({ links, words }: CardView) => list('links', words.links, links, linkContent)

function list(id: string, heading: string, rows: ContactRow[], content: (row: ContactRow) => Html) {
  if (rows.length === 0) return null
  return html`<section class="${id}" aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
<ul class="rows">
${rows.map((row) => html`<li>${row.href === null ? html`<span>${content(row)}</span>` : html`<a href="${row.href}"${rel(row.href)}>${content(row)}</a>`}</li>\n`)}</ul>
</section>`
}

const rowContent = ({ icon: name, label, value, isOwn }: ContactRow) =>
  html`${icon(name)}<span class="label"${isOwn && html` dir="auto"`}>${label}</span> <span class="value" dir="auto">${breakable(value)}</span>`

/** What it is first, its address second. */
const linkContent = ({ icon: name, label, value, isOwn }: ContactRow) =>
  html`${icon(name)}<span class="does"${isOwn && html` dir="auto"`}>${label}</span> <span class="at">${breakable(value)}</span>`

const rel = (href: string) => /^https?:/.test(href) && html` rel="nofollow"`
