import { type Kith, nowText } from '#platform/context/context.ts'
import type { JobRun, Tasks } from '#platform/jobs/tasks.ts'
import { abortable } from '#platform/mail/abortable.ts'
import { emailWithButton } from '../mails/email-with-button.ts'
import { type MailWords, mailWordsFor } from '../mails/words.ts'
import { makeEmailLink } from './link.ts'

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
