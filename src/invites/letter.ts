import type { Letter } from '../mail/mail.ts'
import { html, textOf } from '../pages/html.ts'

type Invite = { email: string; inviter: string | null; workspace: string; role: string; expiresAt: string }

/** Short and kind: who asks, into what, where to accept, and that it may be left alone. */
export function inviteLetter({ email, inviter, workspace, role, expiresAt }: Invite, url: string): Letter {
  const asks = `${inviter ? `${inviter} invites you` : 'You are invited'} to join ${calledFor(inviter, workspace)}`
  const until = Temporal.Instant.from(expiresAt).toLocaleString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const about = `${asks} on Kith${asRole[role] ?? ''}.`
  const what =
    'Kith keeps the people you meet and the cards you share. What you write down there is yours alone: nobody in the workspace can read it.'
  const ends = `The link works once, until ${until}. If you did not expect this, leave it be: nothing will happen.`
  return {
    to: email,
    subject: asks,
    text: `Hello,\n\n${about}\n\nTo accept, open this page:\n${url}\n\n${what}\n\n${ends}\n`,
    html: textOf(html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${asks}</title></head>
<body style="font: 16px/1.6 sans-serif; max-width: 34em; margin: 2em auto; padding: 0 1em">
<p>Hello,</p>
<p>${about}</p>
<p><a href="${url}" style="display: inline-block; padding: 0.7em 1.2em; border-radius: 8px; background: #0b5f4e; color: #fff; text-decoration: none">Accept the invite</a></p>
<p>${what}</p>
<p>${ends}</p>
<p style="font-size: 13px">If the button does nothing, open this address: <a href="${url}">${url}</a></p>
</body></html>
`),
  }
}

/** Many a workspace has the name of its owner, whom nobody joins. */
export const calledFor = (inviter: string | null | undefined, workspace: string) =>
  workspace === inviter ? 'their workspace' : workspace

const asRole: Record<string, string> = { owner: ', as an owner', admin: ', as an admin' }
