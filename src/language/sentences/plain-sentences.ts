import { noteSentences } from './note-sentences.ts'

/** Only the beginning of a long transcript is read. */
const maxRead = 5000
/** Each is read beside all before it: a text of nothing but stops must not take seconds. */
const maxSentences = 100

/** A note's sentences without list marks and runs of spaces; lines and list marks end one too. */
export function plainSentences(text: string): string[] {
  const plain = text
    .slice(0, maxRead)
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/(?<=^|\s)@ ?(?=\p{Lu}|the )/gu, 'at ')
  return noteSentences(plain)
    .map(({ text: sentence }) =>
      sentence
        .replace(/^[\s\-–—*•>]+/, '')
        .replaceAll('\n', ' ')
        .trim(),
    )
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, maxSentences)
}

/** A sentence's clauses, as far as punctuation shows them. */
export function clausesByPunctuation(sentence: string): string[] {
  return sentence
    .replace(/(?<![.!…])[.!…]+$/, '')
    .split(
      /\s*[,;]\s+|(?<!\bre):\s+|\s+[–—-]\s+|\s+(?:and|where|then) (?=(?:then |also )?(?:we |she |he |they )?(?:talked|spoke|discussed|chatted)\b)/i,
    )
    .map((clause) => clause.trim())
    .filter(Boolean)
}

export const splitWords = (text: string) => text.split(/\s+/).filter(Boolean)
