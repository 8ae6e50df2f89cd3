/** Of a long transcript, the beginning will do. */
const mostRead = 5000
/** Each is read beside all before it: a text of nothing but stops must not take seconds. */
const mostSentences = 100

/** A note's sentences; lines and list marks end one too. */
export function plainSentences(text: string): string[] {
  return text
    .slice(0, mostRead)
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/(?<=^|\s)@ ?(?=\p{Lu}|the )/gu, 'at ')
    .split(/(?<=[.!?…])(?<!\b(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|e\.g|i\.e|\p{Lu})\.)\s+|\n+/u)
    .map((sentence) => sentence.replace(/^[\s\-–—*•>]+/, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, mostSentences)
}

/** A sentence's clauses, as far as punctuation tells them. */
export function clausesOf(sentence: string): string[] {
  return sentence
    .replace(/[.!…]+$/, '')
    .split(
      /\s*[,;]\s+|(?<!\bre):\s+|\s+[–—-]\s+|\s+(?:and|where|then) (?=(?:then |also )?(?:we |she |he |they )?(?:talked|spoke|discussed|chatted)\b)/i,
    )
    .map((clause) => clause.trim())
    .filter(Boolean)
}

export const wordsOf = (text: string) => text.split(/\s+/).filter(Boolean)
