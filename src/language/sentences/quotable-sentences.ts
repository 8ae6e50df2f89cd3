import { pattern } from '../phrases/phrases.ts'
import { abbreviation } from './note-sentences.ts'
import { plainLines } from './plain-text.ts'

/** Only the beginning of a very long text is read. */
const maxRead = 20_000
/** Transcripts have little punctuation: longer pieces are split between clauses, or else between words. */
const maxLength = 220
const pieceLength = 110

/**
 * The sentences of a passage, as they may be quoted, with the space that follows each: any that stand together,
 * put together again, stand so in the plain text of the whole.
 */
export function quotableSentences(text: string): string[] {
  return withSingleSpaces(plainLines(text.slice(0, maxRead)))
    .split(betweenSentences)
    .flatMap(shortPieces)
    .reduce((all: string[], each) => joined(all, each), [])
}

function withSingleSpaces(text: string) {
  if (!/[^\S ]| {2}/u.test(text)) return text
  return text.replace(/\s+/gu, (space) => (/[\n\r\u2028\u2029]/u.test(space) ? '\n' : ' '))
}

const betweenSentences = pattern(
  'u',
)`(?<=\n)|(?<=[。！？])|(?<=[.!?…]["'”’)\]]? )(?<!(?:^|[\s(])(?:${abbreviation}|No|\p{Lu})\. )`

/** A mark without words, such as a line of hyphens, belongs to what stands before it. */
function joined(all: string[], each: string): string[] {
  if (all.length === 0 || /[\p{L}\p{N}]/u.test(each)) all.push(each)
  else all[all.length - 1] += each
  return all
}

/** A long sentence in pieces, cut between its clauses. */
export function shortPieces(sentence: string): string[] {
  if (sentence.length <= maxLength) return [sentence]
  const found: string[] = []
  for (const clause of sentence.split(/(?<=[,;:–—] )|(?= (?:and|but|so|then|because|which|und|et|e|y) )/u)) {
    const last = found.at(-1)
    if (last !== undefined && last.length + clause.length <= pieceLength) found[found.length - 1] = last + clause
    else found.push(...(clause.match(new RegExp(`.{1,${pieceLength}}(?:\\s|$)|.{1,${pieceLength}}`, 'gsu')) ?? []))
  }
  return found
}
