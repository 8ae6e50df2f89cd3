import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Email } from '#platform/mail/mail.ts'
import { plainName } from '#platform/mail/plain-name.ts'

type Invite = {
  email: string
  inviter: string | null
  inviterEmail: string | null
  workspace: string
  role: string
  expiresAt: string
}

/** Short and friendly: who invites, to which workspace, where to accept, and that it can be ignored. */
export function inviteEmail({ email, role, expiresAt, ...names }: Invite, url: string): Email {
  const inviter = names.inviter && plainName(names.inviter, maxName)
  const workspace = names.workspace === names.inviter ? inviter : plainName(names.workspace, maxName)
  const asks = `${inviter ? `${inviter} invites you` : 'You are invited'} to join ${workspaceLabel(inviter, workspace ?? '')}`
  const until = Temporal.Instant.from(expiresAt).toLocaleString('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
  const about = `${asks} on Kith${asRole[role] ?? ''}.`
  const what =
    'Kith remembers the people you meet and shares your digital card. Your notes are private: nobody else in the workspace can read them.'
  const from = names.inviterEmail
    ? `Kith sent this e-mail because ${names.inviterEmail} entered your address.`
    : 'Kith sent this e-mail because a member of the workspace entered your address.'
  const ends = `The link works once, until ${until}. If you did not expect this e-mail, you can ignore it.`
  return {
    to: email,
    subject: asks,
    text: `Hello,\n\n${about}\n\nTo accept, open this link:\n${url}\n\n${what}\n\n${from} ${ends}\n`,
    html: renderButtonEmail({ title: asks, about, button: 'Accept the invite', url, after: [what, `${from} ${ends}`] }),
  }
}

const maxName = 60

/** Many workspaces have the name of their owner: nobody joins a person. */
export const workspaceLabel = (inviter: string | null | undefined, workspace: string) =>
  workspace === inviter ? 'their workspace' : workspace

const asRole: Record<string, string> = { owner: ', as an owner', admin: ', as an admin' }
