import { wordsFor } from '#contract/texts/catalogs.ts'
import { localeFor } from '#language/locales/locale.ts'
import type { Member } from '#platform/context/context.ts'
import { type Html, html, renderHtml } from '#platform/html/html.ts'

export type Line = { text: string; url: string; hint?: string | undefined }
export type Section = { heading: string; lines: Line[]; more?: string | undefined }
type Listing = {
  language: string
  greeting: string
  sections: Section[]
  button: { label: string; url: string }
  why: string
  links: { label: string; url: string }[]
}

/** An e-mail of lists, as plain text and as HTML. */
export function renderListing(listing: Listing) {
  return { text: plainText(listing), html: renderHtml(markup(listing)) }
}

function plainText({ greeting, sections, button, why, links }: Listing) {
  const lists = sections.map(({ heading, lines, more }) =>
    [heading, ...lines.map(plainLine), ...(more ? [`- ${more}`] : [])].join('\n'),
  )
  const footer = [why, ...links.map(({ label, url }) => `${label}: ${url}`)].join('\n')
  return `${[greeting, ...lists, `${button.label}: ${button.url}`, footer].join('\n\n')}\n`
}

const plainLine = ({ text, hint, url }: Line) => `- ${text}${hint ? `\n  ${hint}` : ''}\n  ${url}`

function markup({ language, greeting, sections, button, why, links }: Listing) {
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${greeting}</title></head>
<body style="font: 16px/1.6 sans-serif; max-width: 34em; margin: 2em auto; padding: 0 1em">
<p>${greeting}</p>
${sections.map(drawSection)}<p style="margin: 2em 0"><a href="${button.url}" style="display: inline-block; padding: 0.7em 1.2em; border-radius: 8px; background: #0b5f4e; color: #fff; text-decoration: none">${button.label}</a></p>
<p style="font-size: 13px; border-top: 1px solid #8a8274; padding-top: 1em">${why}<br>
${links.map(({ label, url }, at) => html`${at > 0 && ' · '}<a href="${url}">${label}</a>`)}</p>
</body></html>
`
}

function drawSection({ heading, lines, more }: Section): Html {
  return html`<h2 style="font: 600 19px/1.4 Georgia, serif; margin: 1.6em 0 0.4em">${heading}</h2>
<ul style="padding: 0; margin: 0; list-style: none">
${lines.map(
  ({ text, url, hint }) =>
    html`<li style="margin: 0 0 0.7em"><a href="${url}">${text}</a>${hint && html`<br><span style="font-size: 14px">${hint}</span>`}</li>
`,
)}${more && html`<li>${more}</li>`}</ul>
`
}

/** The words of e-mails and notifications in the member's language, and how it writes dates. */
export function reminderWords(member: Pick<Member, 'locale'>) {
  const locale = localeFor(member.locale)
  return { words: wordsFor(locale).digest, locale }
}
