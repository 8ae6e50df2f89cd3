import { html, renderHtml } from '../html/html.ts'

type ButtonEmail = {
  /** The same in every e-mail of a language. */
  frame: { lang: string; hello: string; noButton: string }
  title: string
  about: string
  button: string
  url: string
  after: string[]
}

/** The HTML of an e-mail with one button. */
export function renderButtonEmail({ frame, title, about, button, url, after }: ButtonEmail) {
  return renderHtml(html`<!doctype html>
<html lang="${frame.lang}"><head><meta charset="utf-8"><title>${title}</title></head>
<body style="font: 16px/1.6 sans-serif; max-width: 34em; margin: 2em auto; padding: 0 1em">
<p>${frame.hello}</p>
<p>${about}</p>
<p><a href="${url}" style="display: inline-block; padding: 0.7em 1.2em; border-radius: 8px; background: #0b5f4e; color: #fff; text-decoration: none">${button}</a></p>
${after.map((paragraph) => html`<p>${paragraph}</p>\n`)}<p style="font-size: 13px">${frame.noButton} <a href="${url}">${url}</a></p>
</body></html>
`)
}
