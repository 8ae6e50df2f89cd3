import { type Email, renderButtonEmail } from '#platform/mail/mail.ts'
import type { MailWords } from './words.ts'

type Contents = { subject: string; about: string; button: string; after: string[] }

export function emailWithButton(frame: MailWords, to: string, url: string, contents: Contents): Email {
  const { subject, about, button, after } = contents
  return {
    to,
    subject,
    text: `${frame.hello}\n\n${about}\n${url}\n\n${after.join('\n\n')}\n`,
    html: renderButtonEmail({ frame, title: subject, about, button, url, after }),
  }
}
