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
