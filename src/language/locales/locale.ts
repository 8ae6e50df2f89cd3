import type { Language } from '../languages/language.ts'

/** The languages that pages and e-mails are written in. */
const languageTags = ['en', 'de', 'fr', 'es', 'pt'] as const

export type LanguageTag = (typeof languageTags)[number]

/** For dates and numbers where a language has no region, or nothing is known: British English. */
export const defaultLocale = 'en-GB'

const maxHeaderLength = 300

/**
 * The locale to draw in: the member's choice, else the first language of the browser that is written here.
 * Its region is kept for dates and numbers: `de-AT`, `pt-BR`.
 */
export function localeFor(chosen: string | undefined, acceptLanguage = '') {
  const wanted = [...(chosen ? [chosen] : []), ...acceptedLocales(acceptLanguage)]
  return wanted.find((locale) => isLanguageTag(languageOf(locale)) && isSupported(locale)) ?? defaultLocale
}

/** The language of a locale without its region: `pt` of `pt-BR`. */
export const languageOf = (locale: string) => locale.split('-', 1)[0]?.toLowerCase() ?? ''

const isLanguageTag = (language: string): language is LanguageTag =>
  (languageTags as readonly string[]).includes(language)

/** The language that this locale is answered in. */
export function languageTagOf(locale: string | undefined): LanguageTag {
  const language = languageOf(locale ?? '')
  return isLanguageTag(language) ? language : 'en'
}

/** The locales of an `Accept-Language` header, the preferred ones first. */
function acceptedLocales(header: string) {
  return header
    .slice(0, maxHeaderLength)
    .split(',')
    .map((item) => {
      const [tag = '', ...parameters] = item.split(';').map((piece) => piece.trim())
      const weight = parameters.find((each) => /^q=/i.test(each))?.slice(2)
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}(-[a-z\d]{2,8}){0,3}$/i.test(tag) && weight > 0)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The most frequent ones, because asking takes longer than most queries. */
const usual = new Set<string>([...languageTags, 'en-US', 'en-GB', 'de-DE', 'fr-FR', 'es-ES', 'pt-PT', 'pt-BR'])

function isSupported(locale: string) {
  if (usual.has(locale)) return true
  try {
    return Intl.DateTimeFormat.supportedLocalesOf([locale]).length > 0
  } catch {
    return false
  }
}

/** Which way a language is written, for `<html dir>`. */
export function directionOf(locale: string): 'ltr' | 'rtl' {
  return rightToLeft.has(new Intl.Locale(locale).maximize().script ?? '') ? 'rtl' : 'ltr'
}

/** Scripts that are written from right to left. */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'])

/** A day as it is written in a language: "3. Mai", "1er mai", "3 de mayo de 2027"; the year only if it is another one. */
export function dayInLanguage(day: Temporal.PlainDate, today: Temporal.PlainDate, language: Language) {
  const year = day.year === today.year ? {} : ({ year: 'numeric' } as const)
  const locale = language === 'en' ? 'en-GB' : language
  const said = day.toLocaleString(locale, { day: 'numeric', month: 'long', ...year })
  return language === 'fr' ? said.replace(/^1 /, '1er ') : said
}
