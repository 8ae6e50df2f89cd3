import type { LanguageTag } from './locale.ts'

/** One text for each form that the language has; `#` becomes the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const locales = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es', pt: 'pt-PT' } as const satisfies Record<
  LanguageTag,
  string
>

/** Counts in a language: `count(3, { one: '# person', other: '# people' })`. */
export function pluralIn(language: LanguageTag) {
  const rules = new Intl.PluralRules(locales[language])
  const numbers = new Intl.NumberFormat(locales[language])
  return (count: number, forms: PluralForms) =>
    (forms[rules.select(count)] ?? forms.other).replaceAll('#', () => numbers.format(count))
}
