import type { LanguageTag } from './locale.ts'

/** "a, b and c" in a language. */
export function andIn(language: LanguageTag) {
  const format = new Intl.ListFormat(language, { type: 'conjunction' })
  return (items: Iterable<string>) => format.format(items)
}

/** "a, b or c" in a language. */
export function orIn(language: LanguageTag) {
  const format = new Intl.ListFormat(language, { type: 'disjunction' })
  return (items: Iterable<string>) => format.format(items)
}
