import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Letter } from '#platform/mail/mail.ts'

/** Short: what it is for, the link, and that it may be left alone. No name: whoever made the account may have had another's address. */
export function resetEmail(to: string, url: string): Letter {
  const subject = 'A new password for Kith'
  const about = 'Somebody asked for a new password for your account on Kith. If it was you, choose one here:'
  const then =
    'Then every browser is signed out, and tokens, connected apps and the address of your calendar end: you connect anew what you still use.'
  const ends =
    'The link works once, for an hour. If you did not ask for it, leave it be: your password stays as it is, and nobody has got in.'
  return {
    to,
    subject,
    text: `Hello,\n\n${about}\n${url}\n\n${then}\n\n${ends}\n`,
    html: renderButtonEmail({ title: subject, about, button: 'Choose a new password', url, after: [then, ends] }),
  }
}
