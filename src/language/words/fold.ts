import anyAscii from 'any-ascii'

/** Lower case, without accents: what "José", "JOSE" and "jose" have in common. */
export function fold(text: string) {
  // Most names are plain already, and a search folds thousands of them.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase().replaceAll("'", '')
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıʼ’']/g, (letter) => plain[letter] ?? '')
}

const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }

export const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)

/** A text in the letters of ASCII. */
export const toAscii = (text: string) => anyAscii(text)

/** The same text without accents, letter for letter, so that what is found in it lies at the same place. */
export const withoutAccents = (text: string) =>
  text.replace(/[À-ɏ’ʼ]/g, (letter) => (letter > 'ɏ' ? "'" : (letter.normalize('NFD')[0] ?? letter)))

/** The source of a pattern without accents. Capital letters are the ends of ranges and stay. */
export const sourceWithoutAccents = (source: string) => source.replace(/[à-ÿ]/g, withoutAccents)

/** All the patterns of a record without accents. */
export function patternsWithoutAccents<T extends object>(data: T): T {
  const plain = Object.entries(data).map(([name, value]) => [
    name,
    value instanceof RegExp ? plainPattern(value) : value,
  ])
  return Object.fromEntries(plain)
}

const plainPattern = ({ source, flags }: RegExp) => new RegExp(sourceWithoutAccents(source), flags)

/** Orders text by its code units, as both database engines do: the result is the same on every machine. */
export const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
