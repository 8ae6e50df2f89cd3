import { Refusal } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import { type Context, instantText, type Kith, nowText } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { hashToken, looksLikeToken, mintToken } from '../access/token-secrets.ts'
import { emailWithButton, type MailWords, mailWordsFor } from '../mails/mails.ts'

type Ctx = Pick<Kith, 'db' | 'now'>
type LinkInput = { email: string; memberId: string | null; until: string; bytes?: Buffer | undefined }

const linkLifetime = Temporal.Duration.from({ hours: 24 })

/** When a link that is requested now expires. */
export const linkExpiry = (ctx: Pick<Kith, 'now'>) => instantText(ctx.now().add(linkLifetime))

/** Makes the token of a link that proves an e-mail address. It replaces the member's earlier one, or the one for this sign-up. */
export async function makeEmailLink(ctx: Ctx, { email, memberId, until, bytes }: LinkInput) {
  const token = mintToken('email', bytes)
  await ctx.db.deleteFrom('emailLinks').where('expiresAt', '<=', nowText(ctx)).execute()
  await endEmailLinks(ctx, { email, memberId })
  await ctx.db
    .insertInto('emailLinks')
    .values({ hash: hashToken(token), email, memberId, expiresAt: until })
    .execute()
  return token
}

/** Ends the links of a member, or of everybody who asked to sign up with an e-mail address. */
export async function endEmailLinks(
  { db }: Pick<Kith, 'db'>,
  { email, memberId }: Pick<LinkInput, 'email' | 'memberId'>,
) {
  const links = db.deleteFrom('emailLinks')
  if (memberId) await links.where('memberId', '=', memberId).execute()
  else await links.where('memberId', 'is', null).where('email', '=', email).execute()
}

/** Counted before the lookup and given back if the link exists: only guesses count against the limit. */
export async function getCountedLink(ctx: Context, token: string, memberId: string | null) {
  await ctx.limits.take('emailLinkAddress', ctx.address)
  const link = await getEmailLink(ctx, token, memberId)
  await ctx.limits.giveBack('emailLinkAddress', ctx.address)
  return link
}

/** A link of another member is answered like one that has expired. */
export async function getEmailLink(ctx: Context, token: string, memberId: string | null) {
  if (!looksLikeToken(token)) throw new Refusal('not_found', say('refusals.emailAddresses.linkInvalid'))
  const link = await ctx.db
    .selectFrom('emailLinks')
    .select(['email', 'expiresAt'])
    .where('hash', '=', hashToken(token))
    .where('memberId', memberId ? '=' : 'is', memberId)
    .where('expiresAt', '>', nowText(ctx))
    .executeTakeFirst()
  if (!link) throw new Refusal('gone', say('refusals.emailAddresses.linkUsed'))
  return link
}

/** The account of a new address is looked up here and not during the request, so that the answer tells nothing about it. */
export async function mailVerification(
  kith: Kith,
  { email, until, locale }: Tasks['mail.verification'],
  { memberId, signal, secret }: JobRun,
) {
  if (until <= nowText(kith) || memberId === null) return
  const holder = await kith.db.selectFrom('members').select('id').where('email', '=', email).executeTakeFirst()
  const { baseUrl } = kith.config
  if (holder && holder.id !== memberId) {
    signal.throwIfAborted()
    return abortable(kith.mail.send(addressTakenEmail(mailWordsFor(locale), email, `${baseUrl}/sign-in`)), signal)
  }
  const token = await makeEmailLink(kith, { email, memberId, until, bytes: await secret?.() })
  signal.throwIfAborted()
  await abortable(
    kith.mail.send(verificationEmail(mailWordsFor(locale), email, `${baseUrl}/settings/email/${token}`)),
    signal,
  )
}

export async function mailEmailChanged(
  kith: Kith,
  { formerEmail, locale }: Tasks['mail.email-changed'],
  { signal }: JobRun,
) {
  await abortable(kith.mail.send(emailChangedEmail(mailWordsFor(locale), formerEmail, kith.config.baseUrl)), signal)
}

/** Without the member's name, which may have been made up by somebody who used this address. */
const verificationEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.verification)

/** To an address that already has an account, when somebody else wants to use it for theirs. */
const addressTakenEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.addressTaken)

/** To the former address: if somebody else changed it, its owner can still act. */
const emailChangedEmail = (words: MailWords, to: string, url: string) =>
  emailWithButton(words, to, url, words.emailChanged)
