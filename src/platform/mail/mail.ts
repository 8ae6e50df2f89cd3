import { html, renderHtml } from '../html/html.ts'

/** An e-mail. The HTML is optional, the plain text is not. */
export type Email = {
  to: string
  /** The same for each try to send it: mail programs show an e-mail that arrives twice with one id once. */
  id?: string
  subject: string
  text: string
  html?: string
  /** Headers beside those of every e-mail, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
  attachments?: { filename: string; mediaType: string; content: string | Buffer }[]
}

/** Sends e-mails. That may take a while: it is done in jobs, never while a request waits. */
export type Mail = {
  send: (email: Email) => Promise<void>
  /** Where e-mails go, in words for the log. */
  description: string
}

/** The failure of a job whose e-mail was refused for good. */
export const mailRefused = 'MailRefused'

/** Numbers the e-mails of a job: another try of the job sends them with the same ids. */
export function mailOfJob(mail: Mail, jobId: string): Mail {
  let sent = 0
  return { ...mail, send: (email) => mail.send({ id: `${jobId}.${sent++}`, ...email }) }
}

/** The mailbox of an address, for rate limits: without upper case, and without what follows a plus. */
export const mailboxOf = (address: string) => address.toLowerCase().replace(/\+[^@]*@/, '@')

/**
 * A name for an e-mail: mail programs make links of what looks like an address, also without `http`. Spaces keep such a text
 * readable and no link. Marks that reverse the reading order, and other invisible characters, are left out.
 */
export function plainName(name: string, maxLength = 120) {
  const visible = name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]/gu, ' ')
    .replaceAll(/(?![\u200c\u200d])[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .trim()
  const unlinked = visible
    .replaceAll(/:(?=[/\\])/g, ': ')
    .replaceAll('@', ' @ ')
    .replaceAll(linkDot, '$& ')
  return shorten(unlinked.replaceAll(/ +/g, ' ').trim(), maxLength)
}

/** A dot, in any script, before a label of at least two letters, as in a host name: not the dots of J.R.R. */
const linkDot = /[.\u2024\u3002\uff0e\uff61](?=[\p{N}-]*\p{L}[\p{L}\p{N}-])/gu

function shorten(text: string, maxLength: number) {
  const characters = [...text]
  return characters.length > maxLength ? `${characters.slice(0, maxLength - 1).join('')}…` : text
}

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
