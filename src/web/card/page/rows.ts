import { html } from '#platform/html/html.ts'
import type { CardView, ContactRow } from './card-view.ts'
import { icon } from './icons.ts'

export const contactSection = ({ contacts, words }: CardView) => list('contact', words.contact, contacts)
export const linkSection = ({ links, words }: CardView) => list('links', words.links, links)

function list(id: string, heading: string, rows: ContactRow[]) {
  if (rows.length === 0) return null
  return html`<section class="${id}" aria-labelledby="${id}">
<h2 id="${id}">${heading}</h2>
<ul class="rows">
${rows.map((row) => html`<li>${row.href === null ? html`<span>${rowContent(row)}</span>` : html`<a href="${row.href}"${rel(row.href)}>${rowContent(row)}</a>`}</li>\n`)}</ul>
</section>`
}

const rowContent = ({ icon: name, label, value, isOwn }: ContactRow) =>
  html`${icon(name)}<span class="label"${isOwn && html` dir="auto"`}>${label}</span> <span class="value" dir="auto">${breakable(value)}</span>`

const rel = (href: string) => /^https?:/.test(href) && html` rel="noopener nofollow"`

/** Lets long addresses wrap after punctuation instead of anywhere. */
const breakable = (value: string) =>
  /\s/.test(value)
    ? value
    : html`${value.split(/(?<=[@/._-])(?=[^@/._-])/).map((part, at) => [at > 0 && html`<wbr>`, part])}`
