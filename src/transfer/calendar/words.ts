import { wordsFor } from '#contract/texts/catalogs.ts'
import { localeFor } from '#language/locales/locale.ts'

/** The words of a feed in the member's language, and how it writes a day. */
export function calendarWordsFor(chosen: string | null) {
  const locale = localeFor(chosen ?? undefined)
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    words: wordsFor(locale).calendarFeed,
    sayDay: (day: string) => days.format(new Date(`${day}T00:00:00Z`)),
  }
}
