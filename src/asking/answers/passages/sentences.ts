import { plainLines } from '../wording/plain-text.ts'

/** Of a very long text, the beginning will do. */
const mostRead = 20_000
/** What was spoken has few stops: beyond this it is cut between clauses, and else between words, into parts of a breath. */
const mostLetters = 220
const breath = 110

/**
 * The sentences of a passage, as they may be quoted, with the space that follows each: any that stand together,
 * put together again, stand so in the plain text of the whole.
 */
export function sentencesOf(text: string): string[] {
  const plain = plainLines(text.slice(0, mostRead)).replace(/\s+/gu, (space) =>
    /[\n\r\u2028\u2029]/u.test(space) ? '\n' : ' ',
  )
  return plain
    .split(betweenSentences)
    .flatMap((sentence) => (sentence.length <= mostLetters ? [sentence] : pieces(sentence)))
    .reduce((all: string[], each) => joined(all, each), [])
}

const betweenSentences =
  /(?<=\n)|(?<=[。！？])|(?<=[.!?…]["'”’)\]]? )(?<!(?:^|[\s(])(?:Dr|Mr|Mrs|Ms|Prof|St|No|vs|approx|e\.g|i\.e|ca|Sr|Jr|\p{Lu})\. )/u

/** A mark without words, such as a line of hyphens, belongs to what stands before it. */
function joined(all: string[], each: string): string[] {
  if (all.length === 0 || /[\p{L}\p{N}]/u.test(each)) all.push(each)
  else all[all.length - 1] += each
  return all
}

function pieces(sentence: string): string[] {
  const found: string[] = []
  for (const clause of sentence.split(/(?<=[,;:–—] )|(?= (?:and|but|so|then|because|which|und|et|e|y) )/u)) {
    const last = found.at(-1)
    if (last !== undefined && last.length + clause.length <= breath) found[found.length - 1] = last + clause
    else found.push(...(clause.match(new RegExp(`.{1,${breath}}(?:\\s|$)|.{1,${breath}}`, 'gsu')) ?? []))
  }
  return found
}
