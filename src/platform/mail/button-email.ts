import { html, renderHtml } from '../html/html.ts'

type ButtonEmail = { title: string; about: string; button: string; url: string; after: string[] }

/** The HTML of an e-mail with one button. */
export function renderButtonEmail({ title, about, button, url, after }: ButtonEmail) {
  return renderHtml(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="font: 16px/1.6 sans-serif; max-width: 34em; margin: 2em auto; padding: 0 1em">
<p>Hello,</p>
<p>${about}</p>
<p><a href="${url}" style="display: inline-block; padding: 0.7em 1.2em; border-radius: 8px; background: #0b5f4e; color: #fff; text-decoration: none">${button}</a></p>
${after.map((paragraph) => html`<p>${paragraph}</p>\n`)}<p style="font-size: 13px">If the button does nothing, open this address: <a href="${url}">${url}</a></p>
</body></html>
`)
}
