import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Letter } from '#platform/mail/mail.ts'

type Invite = { email: string; inviter: string | null; workspace: string; role: string; expiresAt: string }

/** Short and kind: who asks, into what, where to accept, and that it may be left alone. */
export function inviteEmail({ email, inviter, workspace, role, expiresAt }: Invite, url: string): Letter {
  const asks = `${inviter ? `${inviter} invites you` : 'You are invited'} to join ${workspaceLabel(inviter, workspace)}`
  const until = Temporal.Instant.from(expiresAt).toLocaleString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const about = `${asks} on Kith${asRole[role] ?? ''}.`
  const what =
    'Kith keeps the people you meet and the cards you share. What you write down there is yours alone: nobody in the workspace can read it.'
  const ends = `The link works once, until ${until}. If you did not expect this, leave it be: nothing will happen.`
  return {
    to: email,
    subject: asks,
    text: `Hello,\n\n${about}\n\nTo accept, open this page:\n${url}\n\n${what}\n\n${ends}\n`,
    html: renderButtonEmail({ title: asks, about, button: 'Accept the invite', url, after: [what, ends] }),
  }
}

/** Many a workspace has the name of its owner, whom nobody joins. */
export const workspaceLabel = (inviter: string | null | undefined, workspace: string) =>
  workspace === inviter ? 'their workspace' : workspace

const asRole: Record<string, string> = { owner: ', as an owner', admin: ', as an admin' }
