import { type Kith, nowText } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { nextQuery } from '../access/next-page.ts'
import { makeEmailLink } from '../email-addresses/link.ts'
import { emailWithButton } from '../mails/email-with-button.ts'
import { mailWordsFor } from '../mails/words.ts'

/** Looks up the account here and not during the request: the answer is the same, in the same time, for every address. */
export async function mailSignUp(kith: Kith, about: Tasks['mail.sign-up'], { signal, secret }: JobRun) {
  const { email, until } = about
  if (until <= nowText(kith)) return
  const member = await kith.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirst()
  const answer = member ? accountExistsEmail(kith, about) : await signUpEmail(kith, about, await secret?.())
  signal.throwIfAborted()
  await abortable(kith.mail.send(answer), signal)
}

async function signUpEmail(kith: Kith, { email, next, until, locale }: Tasks['mail.sign-up'], bytes?: Buffer) {
  const token = await makeEmailLink(kith, { email, memberId: null, until, bytes })
  const words = mailWordsFor(locale)
  return emailWithButton(words, email, `${kith.config.baseUrl}/sign-up/${token}${nextQuery(next)}`, words.signUp)
}

function accountExistsEmail({ config }: Kith, { email, locale }: Tasks['mail.sign-up']) {
  const words = mailWordsFor(locale)
  return emailWithButton(words, email, `${config.baseUrl}/sign-in`, words.accountExists)
}
