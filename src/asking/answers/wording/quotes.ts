import { plainText } from '#language/sentences/plain-text.ts'

const maxQuoteLength = 280

/** A passage as quoted: without links, and short enough to read at a glance. */
export function quoteOf(text: string, maxLength = maxQuoteLength) {
  const plain = plainText(text)
  const letters = [...plain]
  if (letters.length <= maxLength) return plain
  const cut = letters.slice(0, maxLength - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}
