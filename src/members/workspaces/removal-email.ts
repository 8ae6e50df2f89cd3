import type { Kith } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { emailWithButton } from '../mails/email-with-button.ts'
import { type MailWords, mailWordsFor } from '../mails/words.ts'

/** Tells somebody that they were removed from a workspace, so that it never happens silently. */
export async function mailRemoval(kith: Kith, { memberId }: Tasks['mail.removal'], { signal }: JobRun) {
  const member = await kith.db
    .selectFrom('members')
    .select(['email', 'locale'])
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (!member) return
  const words = mailWordsFor(member.locale ?? undefined)
  const email = removalEmail(words, member.email, `${kith.config.baseUrl}/settings/activity`)
  signal.throwIfAborted()
  await abortable(kith.mail.send(email), signal)
}

/** Without the names of the workspace and of whoever did it: both are text that somebody else wrote. */
const removalEmail = (words: MailWords, to: string, url: string) => emailWithButton(words, to, url, words.removal)
