import { wordsFor } from '#contract/texts/catalogs.ts'
import type { Words } from '#contract/texts/words.ts'
import { localeFor } from '#language/locales/locale.ts'
import type { Context } from '#platform/context/context.ts'
import { type Email, renderButtonEmail } from '#platform/mail/mail.ts'

type Contents = { subject: string; about: string; button: string; after: string[] }

export function emailWithButton(frame: MailWords, to: string, url: string, contents: Contents): Email {
  const { subject, about, button, after } = contents
  return {
    to,
    subject,
    text: `${frame.hello}\n\n${about}\n${url}\n\n${after.join('\n\n')}\n`,
    html: renderButtonEmail({ frame, title: subject, about, button, url, after }),
  }
}

export type MailWords = Words['mails']

/** The words of e-mails in the reader's language. */
export const mailWordsFor = (locale: string | undefined): MailWords => wordsFor(locale ?? 'en').mails

/** The language of the person requesting an e-mail: the member's, else the browser's. */
export const askersLocale = ({ caller, acceptLanguage }: Pick<Context, 'caller' | 'acceptLanguage'>) =>
  localeFor(caller?.member.locale, acceptLanguage)
