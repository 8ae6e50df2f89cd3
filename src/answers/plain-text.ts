/**
 * Text as it may stand in an answer: on one line, and without anything that is not seen, leads elsewhere or draws a
 * picture. Whoever wants a link finds it in what the answer cites.
 */
export function plainText(text: string) {
  return plainLines(text).replace(/\s+/gu, ' ').trim()
}

/** The same, with its lines as they were. */
export function plainLines(text: string) {
  return text
    .replace(invisible, '')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replace(/<[^<>]*>/gu, ' ')
    .replace(/\b[a-z][a-z0-9+.-]*:\/\/\S+|\b(?:javascript|data|mailto):\S+|\bwww\.\S+/giu, '(a link)')
}

/** Control and format characters, tags and variation selectors that hide text; joiners that scripts and emoji need stay. */
const invisible = /(?![\n\t\u200c\u200d])(?:[\p{Cc}\p{Cf}\p{Co}\p{Cs}]|[\u{e0100}-\u{e01ef}])/gu
