import type { FastifyRequest } from 'fastify'
import { hasOwnWords, wordsFor } from '#contract/texts/catalogs.ts'
import type { Words } from '#contract/texts/words.ts'
import { localeFor } from '#language/locales/locale.ts'

/** Who reads a page, as far as its words and dates depend on it. */
export type Reader = { locale: string; words: Words }

const readers = new WeakMap<FastifyRequest, Reader>()

/** The reader of a request's page: the member, once known, else the browser. */
export function readerOf(request: FastifyRequest): Reader {
  return readers.get(request) ?? rememberReader(request, undefined)
}

/** The member's language goes before the browser's. */
export function rememberReader(request: FastifyRequest, chosen: string | undefined): Reader {
  const reader = readerWith(request.headers['accept-language'], chosen)
  readers.set(request, reader)
  return reader
}

export function readerWith(acceptLanguage: string | undefined, chosen?: string): Reader {
  const locale = chosen && hasOwnWords(chosen) ? chosen : localeFor(chosen, acceptLanguage)
  return { locale, words: wordsFor(locale) }
}
