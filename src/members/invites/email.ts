import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Email } from '#platform/mail/mail.ts'

type Invite = { email: string; inviter: string | null; workspace: string; role: string; expiresAt: string }

/** Short and friendly: who invites, to which workspace, where to accept, and that it can be ignored. */
export function inviteEmail({ email, inviter, workspace, role, expiresAt }: Invite, url: string): Email {
  const asks = `${inviter ? `${inviter} invites you` : 'You are invited'} to join ${workspaceLabel(inviter, workspace)}`
  const until = Temporal.Instant.from(expiresAt).toLocaleString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const about = `${asks} on Kith${asRole[role] ?? ''}.`
  const what =
    'Kith remembers the people you meet and shares your digital card. Your notes are private: nobody else in the workspace can read them.'
  const ends = `The link works once, until ${until}. If you did not expect this e-mail, you can ignore it.`
  return {
    to: email,
    subject: asks,
    text: `Hello,\n\n${about}\n\nTo accept, open this link:\n${url}\n\n${what}\n\n${ends}\n`,
    html: renderButtonEmail({ title: asks, about, button: 'Accept the invite', url, after: [what, ends] }),
  }
}

/** Many workspaces have the name of their owner: nobody joins a person. */
export const workspaceLabel = (inviter: string | null | undefined, workspace: string) =>
  workspace === inviter ? 'their workspace' : workspace

const asRole: Record<string, string> = { owner: ', as an owner', admin: ', as an admin' }
