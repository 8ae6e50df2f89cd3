import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Email } from '#platform/mail/mail.ts'

/** Short: what it is for, the link, and that it can be ignored. No name, since the account may have been made with somebody else's address. */
export function resetEmail(to: string, url: string): Email {
  const subject = 'Reset your Kith password'
  const about = 'Somebody asked to reset the password of your Kith account. If it was you, choose a new password here:'
  const then =
    'This signs you out on every browser and ends your tokens, connected apps and calendar link, turns off your webhooks and revokes the invites you sent. You will need to set up again what you still use.'
  const ends =
    'The link works once, for an hour. If you did not ask for it, you can ignore this e-mail: your password has not changed.'
  return {
    to,
    subject,
    text: `Hello,\n\n${about}\n${url}\n\n${then}\n\n${ends}\n`,
    html: renderButtonEmail({ title: subject, about, button: 'Choose a new password', url, after: [then, ends] }),
  }
}
