import { lazy } from '../phrases/lazy.ts'
import type { LanguageTag } from './locale.ts'

/** "a, b and c" in a language. */
export const andIn = (language: LanguageTag) => joinerIn(language, 'conjunction')

/** "a, b or c" in a language. */
export const orIn = (language: LanguageTag) => joinerIn(language, 'disjunction')

function joinerIn(language: LanguageTag, type: Intl.ListFormatType) {
  const format = lazy(() => new Intl.ListFormat(language, { type }))
  return (items: Iterable<string>) => format().format(items)
}
