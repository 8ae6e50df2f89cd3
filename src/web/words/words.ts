import { languageOf, localeFor as localeAmong } from '#language/locales/locale.ts'
import { de } from './de.ts'
import { en, type Words } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { pt } from './pt.ts'

export type { Words }

const catalogues = new Map<string, Words>(Object.entries({ en, de, fr, es, pt }))

/** The words of the app in the member's language. */
export function wordsFor(locale: string): Words {
  return catalogues.get(locale) ?? catalogues.get(languageOf(locale)) ?? en
}

/** The member's choice, else the browser's, if the app is written in it. Its region decides how dates and numbers look. */
export function localeFor(chosen: string | undefined, acceptLanguage = '') {
  if (chosen && catalogues.has(chosen)) return chosen
  return localeAmong(chosen, acceptLanguage)
}

/** For tests: a language that no one speaks, to find texts that are not in the catalogues. */
export function addLanguage(locale: string, words: Words) {
  catalogues.set(locale, words)
}
