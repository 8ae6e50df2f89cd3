import { type Kith, nowText } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { emailWithButton } from '../mails/email-with-button.ts'
import { type MailWords, mailWordsFor } from '../mails/words.ts'
import { makeResetLink } from './reset-link.ts'

/** Looks up the account here and not during the request, so that the answer takes the same time. If sent twice, the link is the same. */
export async function mailReset(kith: Kith, about: Tasks['mail.reset'], { signal, secret }: JobRun) {
  if (about.until <= nowText(kith)) return
  const link = await makeResetLink(kith, { ...about, isMailed: true, bytes: await secret?.() })
  if (!link) return
  signal.throwIfAborted()
  await abortable(kith.mail.send(resetEmail(mailWordsFor(about.locale), about.email, link.url)), signal)
}

/** Short: what it is for, the link, and that it can be ignored. No name, since the account may have been made with somebody else's address. */
const resetEmail = (words: MailWords, to: string, url: string) => emailWithButton(words, to, url, words.reset)
