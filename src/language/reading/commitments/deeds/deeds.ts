import type { Span } from '../../../dates/mention.ts'
import type { CommitmentRules } from '../../../language-data/commitment-rules.ts'
import { lazy } from '../../../phrases/lazy.ts'
import { type Piece, pattern } from '../../../phrases/phrases.ts'
import { wordSet } from '../../../words/word-set.ts'

const maxLineLength = 500

/** The task as a line of a list, without date words and fillers. */
export function deedLine(deed: string, without: Span[], { fillers, looseEnd }: DeedWords): string {
  let line = deed
  for (const { index, length } of without.toSorted((a, b) => b.index - a.index)) {
    line = `${line.slice(0, index)} ${line.slice(index + length)}`
  }
  line = line.replace(/\(\s*\)/g, ' ')
  if (fillers) line = line.replace(fillers, ' ')
  line = trimLooseEnds(line.replaceAll('\u0001', ''), looseEnd())
  return cutBetweenWords(line.charAt(0).toUpperCase() + line.slice(1))
}

const looseEnd = (words: Piece) => pattern('i')`(?:[\s,;:.!…\-–—(]|(?<![a-zÀ-ɏ\d])${words})$`

/** Words left out of an action, for each language. */
export type DeedWords = { fillers: RegExp | null; looseEnd: () => RegExp }

export const deedWordsOf = ({ fillers }: Pick<CommitmentRules, 'fillers'>, looseEnds: readonly Piece[]): DeedWords => ({
  fillers,
  looseEnd: lazy(() => looseEnd({ source: looseEnds.map(({ source }) => source).join('|') })),
})

/** Bounded, so that a text of nothing but loose ends takes no longer than another. */
const maxLooseEnds = 40

function trimLooseEnds(line: string, looseEnd: RegExp): string {
  let tidy = line
    .replace(/\s+/g, ' ')
    .replace(/\s+([,.;:!?])/g, '$1')
    .replace(/,(?:\s*,)+/g, ',')
    .trim()
  for (let rounds = 0; rounds < maxLooseEnds && looseEnd.test(tidy); rounds++)
    tidy = tidy.replace(looseEnd, '').trimEnd()
  return tidy.replace(/^[\s,;:.!\-–—)]+/, '')
}

/** At most so many characters, cut between words and never inside one character. */
export function cutBetweenWords(text: string, maxLength = maxLineLength): string {
  const points = [...text]
  if (points.length <= maxLength) return text
  const short = points.slice(0, maxLength).join('')
  return short.slice(0, Math.max(short.lastIndexOf(' '), maxLength / 2)).trim()
}

const fillers = wordSet(`
  a an the to her him them his hers their my me i you your it its of for with and or that this on in at by from about
  some over up out off back also please re`)

/** The words that tell one deed from another. */
export function deedWords(line: string): string[] {
  const all = line.toLowerCase().match(/[\p{L}\d]+(?:['’][\p{L}]+)?/gu) ?? []
  return [...new Set(all.filter((word) => !fillers.has(word)))]
}

/** Whether two lines of one note say the same deed: the words of one are in the other, but for names. */
export function isSameDeed(one: string, other: string): boolean {
  const [short, long] = [one, other].toSorted((a, b) => deedWords(a).length - deedWords(b).length)
  if (short === undefined || long === undefined) return false
  const told = deedWords(short)
  const words = new Set(deedWords(long))
  if (!told.every((word) => words.has(word))) return false
  const more = [...words].filter((word) => !told.includes(word))
  if (more.length === 0) return true
  return (
    told.length > 1 && more.every((word) => new RegExp(`(?<!^)(?<!\\p{L})${capital(word)}(?!\\p{L})`, 'u').test(long))
  )
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
