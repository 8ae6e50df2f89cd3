/** Lower case, without accents: what "José", "JOSE" and "jose" have in common. */
export function fold(text: string) {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþıʼ’']/g, (letter) => plain[letter] ?? '')
}

const plain: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }

/** The folded words of a text, in order. */
export function words(text: string) {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Words worth looking for in running text: the rest occur everywhere. */
export function tellingWords(text: string) {
  return words(text)
    .filter((word) => word.length > 1 && !stopWords.has(word))
    .map((word) => word.slice(0, 40))
}

export const stopWords = new Set(
  `a about after again all also am an and any are as at be because been before being but by can could did do does doing
  down during each few for from further had has have having he her here hers him his how i if in into is it its just me
  more most my no nor not now of off on once only or other our out over own s same she should so some such t than that
  the their them then there these they this those through to too under until up us very was we were what when where
  which while who whom why will with would you your`.split(/\s+/),
)

/** A number as its digits from the last to the first, so that a shared ending is a shared beginning. */
export function reversedDigits(phone: string) {
  const digits = phone.normalize('NFKC').replace(/\D/g, '').replace(/^0+/, '')
  return [...digits].reverse().join('')
}
