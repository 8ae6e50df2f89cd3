import { isSensitive } from './sensitive.ts'

const telegram =
  /\b(?:w|b4|fyi|asap|tbd|tbc|tba|todo|mtg|ppl|thx|pls|etc|eod|eow|lol|idk|imo|ref|cf|aka|attn|n\/a|xxx)\b/i
const placeholder = /[[\]{}<>_]|\bTBD\b|\bXXX\b|\blorem\b/i

/** Whether words of a note may stand in a message as they are: plain, short, and about nothing that is private. */
export function isFitForMessage(phrase: string) {
  return (
    phrase.length <= 80 &&
    phrase.split(' ').length <= 12 &&
    /^[\p{L}\p{M}\p{N}'’& -]+$/u.test(phrase) &&
    !/\d{5}|(?:^| )[-&]/u.test(phrase) &&
    !/\b(?:she|he|him|her|his|hers|herself|himself|themselves)\b/i.test(phrase) &&
    !telegram.test(phrase) &&
    !placeholder.test(phrase) &&
    !isSensitive(phrase)
  )
}

export const hasPlaceholder = (text: string) =>
  /\[[^\]]*\]|\{[^}]*\}|<[^>]*>|_{2,}|\b(?:TBD|TBC|XXX+|lorem ipsum|your name|first name|insert)\b/i.test(text)
