import { Refusal, wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, type Kith, nowText } from '#platform/context/context.ts'
import { queueJob } from '#platform/jobs/queue-job.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { hashKey } from '#platform/limits/limit-table.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { hasOwner } from '../access/accounts.ts'
import { nextPathForEmail, nextQuery } from '../access/next-page.ts'
import { getCountedLink, linkExpiry, makeEmailLink } from '../email-addresses/link.ts'
import { isMailSent } from '../email-addresses/mail-rules.ts'
import { askersLocale, emailWithButton, mailWordsFor } from '../mails/mails.ts'

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

/** Before any other work, so that a closed instance does none and reveals nothing about its members. */
export async function refuseClosed(ctx: Context) {
  if (!(await isSignUpOpen(ctx))) throw signUpClosed()
}

export async function isSignUpOpen({ config, db }: Pick<Context, 'config' | 'db'>) {
  if (config.signUp !== 'first') return config.signUp === 'open'
  return !(await hasOwner({ db }))
}

export function signUpClosed() {
  return new Refusal('forbidden', say('refusals.signUp.inviteOnly'))
}
