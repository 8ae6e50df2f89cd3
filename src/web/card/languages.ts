import type { FastifyRequest } from 'fastify'
import { type CatalogLanguage, catalogLanguageOf } from '#contract/texts/languages.ts'
import { localeFor } from '#language/locales/locale.ts'

/** The language of the visitor's browser, or English. */
export function visitorLanguage({ headers }: FastifyRequest): CatalogLanguage {
  return catalogLanguageOf(localeFor(undefined, headers['accept-language']))
}

/** For a page that depends on the visitor's language: caches keep one for each. */
export const variesByLanguage = { vary: 'accept-encoding, accept-language' }
