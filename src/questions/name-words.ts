import { nameWords, stopWords } from '../search/words.ts'
import { alsoWords, questionWords } from './ordinary-words.ts'
import type { Named } from './question.ts'

/** A name, and where it stands in the question. */
export type NamedAt = Named & { index: number; end: number }

/** A word of a question that may be, or be part of, somebody's name. */
export type NameWord = {
  /** Folded, and in Latin letters; several for a name with a hyphen. */
  words: string[]
  index: number
  end: number
  isLarge: boolean
  isPossessive: boolean
  /** Nothing but space between it and the one before. */
  isNext: boolean
  /** It may be a name by itself, and not only beside another. */
  standsAlone: boolean
}

/** No question needs more names than this. */
const most = 40

const word = /[\p{L}\p{M}\p{N}]+(?:['’ʼ.-][\p{L}\p{M}\p{N}]+)*['’]?/gu
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

export function nameWordsOf(text: string): NameWord[] {
  const all = [...text.matchAll(word)].filter(([run]) => !unparted.test(run)).slice(0, 4 * most)
  const large = all.filter(([run]) => isLarge(run))
  // WHERE ALL IS LARGE, or Every Word Is, it tells nothing.
  const tellsLarge = large.length < all.length && (all.length < 4 || large.length <= all.length * 0.7)
  return all
    .flatMap((match, at) => {
      const found = nameWordAt(text, match, all[at - 1], all[at + 1])
      return found
        ? [tellsLarge ? found : { ...found, standsAlone: found.standsAlone && !isOrdinary(found.words) }]
        : []
    })
    .slice(0, most)
}

const isLarge = (run: string) => /^\p{Lu}/u.test(run)
const isOrdinary = (words: string[]) => words.every((each) => alsoWords.has(each) || stopWords.has(each))

function nameWordAt(
  text: string,
  match: RegExpExecArray,
  before?: RegExpExecArray,
  after?: RegExpExecArray,
): NameWord | null {
  const bare = match[0].replace(/(?:(?<=s)['’]|['’]s|['’])$/iu, '')
  const words = nameWords(bare)
  if (words.length === 0 || /^\d+$/.test(bare)) return null
  const isPossessive = bare.length < match[0].length
  const gap = before ? text.slice(before.index + before[0].length, match.index) : '.'
  const found = { words, index: match.index, end: match.index + match[0].length, isLarge: isLarge(bare), isPossessive }
  const placed = {
    before: before?.[0].toLowerCase() ?? '',
    after: after?.[0] ?? '',
    isFirst: !before || /[.?!:\n]/.test(gap),
  }
  return { ...found, isNext: /^[ \u00a0]+$/.test(gap), standsAlone: standsAlone(found, placed) }
}

type Placed = { before: string; after: string; isFirst: boolean }

const places = /^(?:in|at|near|into|inside|outside|around)$/
const asksOrHelps =
  /^(?:when|who|whom|what|where|why|how|which|that|it|i|we|you|he|she|they|there|this|to|the|a|an|my|your|his|her|our|their|no|some|any|of the|not|never)$/
const verbAfter =
  /^(?:said|says|say|told|tell|tells|mentioned|wants?|wanted|asked|thinks?|likes?|loves?|lives?|works?|has|had|is|was)$/i

function standsAlone(
  { words, isLarge, isPossessive }: Pick<NameWord, 'words' | 'isLarge' | 'isPossessive'>,
  placed: Placed,
) {
  const [only = ''] = words
  if (places.test(placed.before) && !isPossessive) return false
  if (words.length > 1) return true
  if (only.length < 2) return false
  if (stopWords.has(only) && !alsoWords.has(only)) return isLarge && !placed.isFirst && only.length > 2
  if (!alsoWords.has(only)) return isLarge ? !placed.isFirst || !questionWords.has(only) : !questionWords.has(only)
  if (isPossessive) return isLarge || !questionWords.has(only)
  if (!isLarge) return false
  if (placed.isFirst) return verbAfter.test(placed.after)
  return !asksOrHelps.test(placed.before)
}
