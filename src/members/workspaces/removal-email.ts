import type { Kith } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { renderButtonEmail } from '#platform/mail/button-email.ts'
import type { Email } from '#platform/mail/mail.ts'

/** Tells somebody that they were removed from a workspace, so that it never happens silently. */
export async function mailRemoval(kith: Kith, { memberId }: Tasks['mail.removal'], { signal }: JobRun) {
  const member = await kith.db.selectFrom('members').select('email').where('id', '=', memberId).executeTakeFirst()
  if (!member) return
  signal.throwIfAborted()
  await abortable(kith.mail.send(removalEmail(member.email, `${kith.config.baseUrl}/settings/activity`)), signal)
}

/** Without the names of the workspace and of whoever did it: both are text that somebody else wrote. */
function removalEmail(to: string, url: string): Email {
  const subject = 'You were removed from a workspace on Kith'
  const about = 'Somebody removed you from a workspace. Your security activity says who and when:'
  const kept =
    'Your people, notes and promises are still yours, and so are your cards: they moved to your own workspace, and printed codes still lead to them.'
  const unexpected = 'If you did not expect this, change your password and ask the other members of the workspace.'
  return {
    to,
    subject,
    text: `Hello,\n\n${about}\n${url}\n\n${kept}\n\n${unexpected}\n`,
    html: renderButtonEmail({ title: subject, about, button: 'Security activity', url, after: [kept, unexpected] }),
  }
}
