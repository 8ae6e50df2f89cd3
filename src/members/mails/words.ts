import { languageTagOf, localeFor } from '#language/locales/locale.ts'
import type { Context } from '#platform/context/context.ts'
import { de } from './de.ts'
import { en, type MailWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export type { MailWords }

const catalogues = { en, de, fr, es, pt }

/** The words of e-mails in the reader's language. */
export const mailWordsFor = (locale: string | undefined): MailWords => catalogues[languageTagOf(locale)]

/** The language of whoever asks for an e-mail: the member's, else the browser's. */
export const askersLocale = ({ caller, acceptLanguage }: Pick<Context, 'caller' | 'acceptLanguage'>) =>
  localeFor(caller?.member.locale, acceptLanguage)
