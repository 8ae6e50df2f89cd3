/** "a, b and c" in the language of a locale. */
export const joinAnd = (locale: string, items: Iterable<string>) => join(locale, 'conjunction', items)

/** "a, b or c" in the language of a locale. */
export const joinOr = (locale: string, items: Iterable<string>) => join(locale, 'disjunction', items)

const join = (locale: string, type: Intl.ListFormatType, items: Iterable<string>) =>
  new Intl.ListFormat(locale, { type }).format(items)
