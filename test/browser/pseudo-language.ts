import { addCatalog, type Catalog } from '#contract/texts/catalogs.ts'
import { lengthOfText, readCatalog } from '../../scripts/words-type.ts'

/** English in brackets and 40 % longer; and the same from right to left. No one speaks them. */
export const longLocale = 'en-XA'
export const rightToLeftLocale = 'ar-XB'

export function addPseudoLanguages() {
  const catalog = bracketed(readCatalog('en')) as Catalog
  addCatalog(longLocale, catalog)
  addCatalog(rightToLeftLocale, catalog)
}

/** The tag of the language stays. */
export const bracketed = (catalog: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(catalog).map(([id, text]) => [
      id,
      text === '' || id.endsWith('.lang') ? text : `[${text}${growth(text)}]`,
    ]),
  )

/** Words of usual length, 40 % of the text. */
function growth(text: string) {
  const length = Math.ceil(lengthOfText(text) * 0.4)
  return ' éxtrà wörds'.repeat(Math.ceil(length / 12)).slice(0, length)
}

/** The rest of a text without catalog texts, including one nested pair of brackets. */
export function unbracketed(text: string) {
  let left = text
  for (let before = ''; before !== left; ) {
    before = left
    left = left.replaceAll(/\[[^[\]]*\]/g, ' ')
  }
  return left
}
