import { type Html, html, type Part } from '#platform/html/html.ts'
import { keep } from './dates.ts'

/** "a, b and c" in the language of a locale. */
export function joinAnd(locale: string, parts: readonly Part[]): Html {
  if (parts.length < 2) return html`${parts}`
  const places = parts.map((_, at) => String(at))
  const words = andFormat(locale).formatToParts(places)
  return html`${words.map(({ type, value }) => (type === 'element' ? parts[Number(value)] : value))}`
}

/** "a, b or c" in the language of a locale. */
export const joinOr = (locale: string, items: readonly string[]) => orFormat(locale).format(items)

const andFormat = keep((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }))
const orFormat = keep((locale) => new Intl.ListFormat(locale, { type: 'disjunction' }))
