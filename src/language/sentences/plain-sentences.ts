import { pattern, phrases } from '../phrases/phrases.ts'
import { abbreviation } from './abbreviations.ts'

/** Of a long transcript, the beginning will do. */
const maxRead = 5000
/** Each is read beside all before it: a text of nothing but stops must not take seconds. */
const maxSentences = 100

/** "am 24. November" is one date. */
const germanMonth = phrases`Jan, Feb, Mär, Apr, Mai, Jun, Jul, Aug, Sep, Okt, Nov, Dez`
const stop = pattern('u')`(?<=[.!?…])(?<!\b(?:${abbreviation}|No|\p{Lu})\.)(?<!\b\d{1,2}\.(?=\s${germanMonth}))`
const betweenSentences = pattern('u')`${stop}\s+|\n+`

/** A note's sentences without list marks and runs of spaces; lines and list marks end one too. */
export function plainSentences(text: string): string[] {
  return text
    .slice(0, maxRead)
    .normalize('NFC')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\bw\/ ?/gi, 'with ')
    .replace(/(?<=^|\s)@ ?(?=\p{Lu}|the )/gu, 'at ')
    .split(betweenSentences)
    .map((sentence) => sentence.replace(/^[\s\-–—*•>]+/, '').trim())
    .filter((sentence) => /\p{L}/u.test(sentence))
    .slice(0, maxSentences)
}

/** A sentence's clauses, as far as punctuation tells them. */
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
