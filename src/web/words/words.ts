import { createRequire } from 'node:module'
import { languageOf, localeFor as localeAmong } from '#language/locales/locale.ts'
import { en, type Words } from './en.ts'
import { withFrenchSpaces } from './french-spaces.ts'

export type { Words }

const require = createRequire(import.meta.url)

/** Each language is loaded when somebody first reads it. */
const loadWords: Record<string, () => Words> = {
  de: () => (require('./de.ts') as typeof import('./de.ts')).de,
  fr: () => withFrenchSpaces((require('./fr.ts') as typeof import('./fr.ts')).fr),
  es: () => (require('./es.ts') as typeof import('./es.ts')).es,
  pt: () => (require('./pt.ts') as typeof import('./pt.ts')).pt,
}
const catalogues = new Map<string, Words>([['en', en]])

/** The words of the app in the member's language. */
export function wordsFor(locale: string): Words {
  return catalogues.get(locale) ?? catalogueOf(languageOf(locale))
}

function catalogueOf(language: string) {
  const words = catalogues.get(language) ?? loadWords[language]?.() ?? en
  if (language in loadWords) catalogues.set(language, words)
  return words
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
