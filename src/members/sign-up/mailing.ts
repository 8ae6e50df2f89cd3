import { type Kith, nowText } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { nextQuery } from '../access/next-page.ts'
import { emailWithButton } from '../email-addresses/emails.ts'
import { makeEmailLink } from '../email-addresses/link.ts'

/** Looks up the account here and not during the request: the answer is the same, in the same time, for every address. */
export async function mailSignUp(kith: Kith, { email, next, until }: Tasks['mail.sign-up'], { signal }: JobRun) {
  if (until <= nowText(kith)) return
  const member = await kith.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirst()
  const answer = member ? accountExistsEmail(kith, email) : await signUpEmail(kith, { email, next, until })
  signal.throwIfAborted()
  await abortable(kith.mail.send(answer), signal)
}

async function signUpEmail(kith: Kith, { email, next, until }: Tasks['mail.sign-up']) {
  const token = await makeEmailLink(kith, { email, memberId: null, until })
  return emailWithButton(email, `${kith.config.baseUrl}/sign-up/${token}${nextQuery(next)}`, {
    subject: 'Create your Kith account',
    about: 'Somebody asked to create a Kith account with this e-mail address. If it was you, continue here:',
    button: 'Create your account',
    after: ['The link works once, for a day. If this was not you, you can ignore this e-mail.'],
  })
}

function accountExistsEmail({ config }: Kith, email: string) {
  return emailWithButton(email, `${config.baseUrl}/sign-in`, {
    subject: 'You already have a Kith account',
    about:
      'Somebody asked to create a Kith account with this e-mail address. You already have an account with it: sign in instead.',
    button: 'Sign in',
    after: [
      'If you forgot your password, choose a new one from the sign-in page. If this was not you, you can ignore this e-mail.',
    ],
  })
}
