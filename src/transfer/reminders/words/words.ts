import { type LanguageTag, languageTagOf, localeFor } from '#language/locales/locale.ts'
import type { Member } from '#platform/context/context.ts'
import { de } from './de.ts'
import { en, type ReminderWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

const languages: Record<LanguageTag, ReminderWords> = { en, de, fr, es, pt }

/** The words of e-mails and notifications in the member's language, and how it writes dates. */
export function reminderWords(member: Pick<Member, 'locale'>) {
  const locale = localeFor(member.locale)
  return { words: languages[languageTagOf(locale)], locale }
}
