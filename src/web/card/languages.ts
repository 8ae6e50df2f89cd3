import type { FastifyRequest } from 'fastify'
import { type LanguageTag, languageTagOf } from '#language/locales/locale.ts'
import { withFrenchSpaces } from '../words/french-spaces.ts'
import { localeFor } from '../words/words.ts'
import { de } from './languages/de.ts'
import { es } from './languages/es.ts'
import { fr } from './languages/fr.ts'
import { pt } from './languages/pt.ts'
import { type CardWords, words as en } from './page/words.ts'

export const cardWordsIn: Record<LanguageTag, CardWords> = { en, de, fr: withFrenchSpaces(fr), es, pt }

/** The language of the visitor's browser, or English. */
export function visitorLanguage({ headers }: FastifyRequest): LanguageTag {
  return languageTagOf(localeFor(undefined, headers['accept-language']))
}

/** For a page that depends on the visitor's language: caches keep one for each. */
export const variesByLanguage = { vary: 'accept-encoding, accept-language' }
