import type { Letter } from '../mail/mail.ts'
import { html, textOf } from '../pages/html.ts'

/** Short: what it is for, the link, and that it may be left alone. No name: whoever made the account may have had another's address. */
export function resetLetter(to: string, url: string): Letter {
  const about = 'Somebody asked for a new password for your account on Kith. If it was you, choose one here:'
  const then =
    'Then every browser is signed out, and tokens, connected apps and the address of your calendar end: you connect anew what you still use.'
  const ends =
    'The link works once, for an hour. If you did not ask for it, leave it be: your password stays as it is, and nobody has got in.'
  return {
    to,
    subject: 'A new password for Kith',
    text: `Hello,\n\n${about}\n${url}\n\n${then}\n\n${ends}\n`,
    html: textOf(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>A new password for Kith</title></head>
<body style="font: 16px/1.6 sans-serif; max-width: 34em; margin: 2em auto; padding: 0 1em">
<p>Hello,</p>
<p>${about}</p>
<p><a href="${url}" style="display: inline-block; padding: 0.7em 1.2em; border-radius: 8px; background: #0b5f4e; color: #fff; text-decoration: none">Choose a new password</a></p>
<p>${then}</p>
<p>${ends}</p>
<p style="font-size: 13px">If the button does nothing, open this address: <a href="${url}">${url}</a></p>
</body></html>
`),
  }
}
