import type { Language } from '../languages/language.ts'

/** A day as it is written in a language: "3. Mai", "1er mai", "3 de mayo de 2027"; the year only if it is another one. */
export function dayInLanguage(day: Temporal.PlainDate, today: Temporal.PlainDate, language: Language) {
  const year = day.year === today.year ? {} : ({ year: 'numeric' } as const)
  const locale = language === 'en' ? 'en-GB' : language
  const said = day.toLocaleString(locale, { day: 'numeric', month: 'long', ...year })
  return language === 'fr' ? said.replace(/^1 /, '1er ') : said
}
