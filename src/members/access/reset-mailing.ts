import { type Kith, nowText } from '#platform/context/context.ts'
import type { Running, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { resetEmail } from './reset-email.ts'
import { makeResetLink } from './reset-link.ts'

/** Here, and not while somebody waits, it turns out whether there is such a member. Sent twice, the later link holds. */
export async function mailReset(kith: Kith, about: Tasks['mail.reset'], { signal }: Running) {
  if (about.until <= nowText(kith)) return
  const link = await makeResetLink(kith, about)
  if (!link) return
  signal.throwIfAborted()
  await abortable(kith.mail.send(resetEmail(about.email, link.url)), signal)
}
