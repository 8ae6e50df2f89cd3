import { wordsFor } from '#contract/texts/catalogs.ts'
import { localeFor } from '#language/locales/locale.ts'
import type { Member } from '#platform/context/context.ts'

/** The words of e-mails and notifications in the member's language, and how it writes dates. */
export function reminderWords(member: Pick<Member, 'locale'>) {
  const locale = localeFor(member.locale)
  return { words: wordsFor(locale).digest, locale }
}
