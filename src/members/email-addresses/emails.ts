import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Email } from '#platform/mail/mail.ts'

const ignore = 'If this was not you, you can ignore this e-mail: nothing has changed.'

/** Without the member's name, which may have been made up by somebody who used this address. */
export function verificationEmail(to: string, url: string): Email {
  return emailWithButton(to, url, {
    subject: 'Verify your e-mail address for Kith',
    about: 'Somebody entered this e-mail address for their Kith account. If it was you, verify it here:',
    button: 'Verify this address',
    after: ['You will be asked to sign in. The link works once, for a day.', ignore],
  })
}

/** To an address that already has an account, when somebody else wants to use it for theirs. */
export function addressTakenEmail(to: string, url: string): Email {
  return emailWithButton(to, url, {
    subject: 'You already have a Kith account',
    about:
      'Somebody asked to use this e-mail address for another Kith account. You already have an account with it, so nothing was changed.',
    button: 'Sign in',
    after: [ignore],
  })
}

/** To the former address: if somebody else changed it, its owner can still act. */
export function emailChangedEmail(to: string, url: string): Email {
  return emailWithButton(to, url, {
    subject: 'Your Kith e-mail address was changed',
    about: 'Your Kith account now has another e-mail address. You no longer sign in with this one.',
    button: 'Open Kith',
    after: [
      'If this was not you, somebody knows your password. Tell the person who runs this Kith, who can give you back your account.',
    ],
  })
}

type Words = { subject: string; about: string; button: string; after: string[] }

export function emailWithButton(to: string, url: string, { subject, about, button, after }: Words): Email {
  return {
    to,
    subject,
    text: `Hello,\n\n${about}\n${url}\n\n${after.join('\n\n')}\n`,
    html: renderButtonEmail({ title: subject, about, button, url, after }),
  }
}
