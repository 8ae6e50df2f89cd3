import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Email } from '#platform/mail/mail.ts'
import type { MailWords } from '../mails/words.ts'

/** Short: what it is for, the link, and that it can be ignored. No name, since the account may have been made with somebody else's address. */
export function resetEmail(words: MailWords, to: string, url: string): Email {
  const { subject, about, button, after } = words.reset
  return {
    to,
    subject,
    text: `${words.hello}\n\n${about}\n${url}\n\n${after.join('\n\n')}\n`,
    html: renderButtonEmail({ frame: words, title: subject, about, button, url, after }),
  }
}
