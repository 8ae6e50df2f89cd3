import { plainText } from './plain-text.ts'

/** Plain text of at most so many characters, cut between words. */
export function shortenText(text: string, maxLength: number) {
  const plain = plainText(text)
  const letters = [...plain]
  if (letters.length <= maxLength) return plain
  const cut = letters.slice(0, maxLength - 1).join('')
  return `${cut.replace(/\s+\S*$/u, '')}…`
}
