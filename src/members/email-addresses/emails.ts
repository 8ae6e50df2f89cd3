import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Email } from '#platform/mail/mail.ts'
import type { MailWords } from '../mails/words.ts'

/** Without the member's name, which may have been made up by somebody who used this address. */
export const verificationEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.verification)

/** To an address that already has an account, when somebody else wants to use it for theirs. */
export const addressTakenEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.addressTaken)

/** To the former address: if somebody else changed it, its owner can still act. */
export const emailChangedEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.emailChanged)

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
