import type { LanguageTag } from './locale.ts'

/** One text for each form that the language has; `#` becomes the number. */
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const locales = { en: 'en-GB', de: 'de', fr: 'fr', es: 'es', pt: 'pt-PT' } as const satisfies Record<
  LanguageTag,
  string
>

/** Made once for each language that somebody reads: they are slow to make. */
const formatsByLanguage = new Map<LanguageTag, ReturnType<typeof formatsOf>>()

/** Counts in a language: `count(3, { one: '# person', other: '# people' })`. */
export function pluralIn(language: LanguageTag) {
  return (count: number, forms: PluralForms) => {
    const { rules, numbers } = formatsByLanguage.getOrInsertComputed(language, formatsOf)
    return (forms[rules.select(count)] ?? forms.other).replaceAll('#', () => numbers.format(count))
  }
}

function formatsOf(language: LanguageTag) {
  const locale = locales[language]
  return { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) }
}
