/** The languages that texts are written in: each has a file in `locales/`. */
export const catalogLanguages = ['en', 'de', 'fr', 'es', 'pt-PT', 'pt-BR'] as const

export type CatalogLanguage = (typeof catalogLanguages)[number]

/** The catalog for a locale, such as `de` for `de-AT`: Portuguese is written in two, English stands in for the rest. */
export function catalogLanguageOf(locale: string | undefined): CatalogLanguage {
  const [language = '', ...rest] = (locale ?? '').toLowerCase().split('-')
  if (language === 'pt') return rest.includes('br') ? 'pt-BR' : 'pt-PT'
  return catalogLanguages.find((each) => each === language) ?? 'en'
}
