import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Context } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import { hashKey } from '#platform/limits/hash-key.ts'
import { hasOwner } from '../access/accounts.ts'
import { nextPathForEmail } from '../access/next-page.ts'
import { getCountedLink, linkExpiry } from '../email-addresses/link.ts'
import { isMailSent } from '../email-addresses/mail-rules.ts'
import { askersLocale } from '../mails/words.ts'
import { refuseClosed } from './openness.ts'

/** The same for everybody: the account is looked up when the e-mail is written. */
export async function requestSignUpLink(ctx: Context, { email, next }: { email: string; next?: string | undefined }) {
  await refuseClosed(ctx)
  if (!isMailSent(ctx)) throw new Refusal('conflict', say('refusals.signUp.noMail'))
  await ctx.limits.take('signUpLinkAddress', ctx.address)
  // Beyond the limit no e-mail is sent, and the answer does not say so.
  if (!(await ctx.limits.isWithin('signUpLinkAccount', hashKey(email)))) return
  await queueJob(ctx, 'mail.sign-up', {
    email,
    next: nextPathForEmail(next),
    until: linkExpiry(ctx),
    locale: askersLocale(ctx),
  })
}

export async function getSignUpLink(ctx: Context, { token }: { token: string }) {
  return getCountedLink(ctx, token, null)
}

/**
 * Where e-mail is sent, every account but the first starts with a link: an answer to an address alone would tell whether it
 * has an account, and a password chosen before the link could be somebody else's.
 */
export async function needsSignUpLink(ctx: Pick<Context, 'config' | 'db'>) {
  return isMailSent(ctx) && (await hasOwner(ctx))
}

/** Whether the sign-up comes with a proof of its address. */
export async function checkSignUpLink(
  ctx: Context,
  { email, emailToken }: { email: string; emailToken?: string | undefined },
) {
  if (emailToken === undefined) {
    if (await needsSignUpLink(ctx)) throw linkNeeded()
    return false
  }
  const link = await getCountedLink(ctx, emailToken, null)
  if (link.email !== email) throw wrongField('email', say('fields.addressOfLink'))
  return true
}

export const linkNeeded = () => new Refusal('forbidden', say('refusals.signUp.linkNeeded'))
