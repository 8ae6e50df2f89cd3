import { pattern, phrases } from '#language/phrases/phrases.ts'
import { foldedNameWords, stopWords } from '#language/words/words.ts'
import { alsoWords, isOrdinaryWord, questionWords } from '../words/ordinary-words.ts'

/** A name and its position in the question. */
export type NamedAt = Named & { index: number; end: number }

/** A word that may be a name or part of one. */
export type NameWord = {
  /** Folded, in Latin letters; several for a hyphenated name. */
  words: string[]
  index: number
  end: number
  isLarge: boolean
  isPossessive: boolean
  /** Only space separates it from the previous word. */
  isNext: boolean
  /** It may be a name by itself, not only next to another name. */
  standsAlone: boolean
  /** Capitalized, or in the position of a name: it may be a nickname or misspelt. */
  looksLikeName: boolean
  /** It may be a nickname: the question has no capitals, and it is not an ordinary word. */
  mayBeShort: boolean
}

/** The limit of candidate words per question. */
const maxNameWords = 40

const word = /[\p{L}\p{M}\p{N}]+(?:['’ʼ.-][\p{L}\p{M}\p{N}]+)*['’]?/gu
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
const titles = /^(?:dr|prof|professor|mr|mrs|ms|miss|mx|sir|herr|frau|dra|sra)$/iu

export function nameWordsOf(text: string): NameWord[] {
  const all = [...text.matchAll(word)].filter(([run]) => !unparted.test(run)).slice(0, 4 * maxNameWords)
  const large = all.filter(([run], at) => isLarge(run) && !(at === 0 && goesOn.test(run))).length
  // IN ALL CAPITALS, or Title Case, capitals mean nothing.
  const isShouted = !/\p{Ll}/u.test(text)
  const tells = !isShouted && (all.length < 4 || (large < all.length && (all.length < 6 || large <= all.length * 0.7)))
  const found = all.map((match, at) => nameWordAt({ text, match, before: all[at - 1], after: all[at + 1], tells }))
  return found.filter((each) => each !== null).slice(0, maxNameWords)
}

export function placeOf(text: string, part: NameWord[]) {
  const [index, end] = [part[0]?.index ?? 0, part.at(-1)?.end ?? 0]
  return { said: text.slice(index, end).replace(/(?:['’]s|['’])$/iu, ''), index, end }
}

/** "And Will?" begins with a capital, as any question does. */
const goesOn = /^(?:and|but|or|so|also|then)$/iu

const isLarge = (run: string) => /^\p{Lu}/u.test(run)

type At = { text: string; match: RegExpExecArray; before?: RegExpExecArray; after?: RegExpExecArray; tells: boolean }

function nameWordAt({ text, match, before, after, tells }: At): NameWord | null {
  const [run] = match
  const bare = run.replace(/(?:(?<=s)['’]|['’]s|['’])$/iu, '')
  const words = foldedNameWords(bare)
  if (words.length === 0 || /^\d+$/.test(bare) || titles.test(bare)) return null
  const [index, end] = [match.index, match.index + run.length]
  const gap = before ? text.slice(before.index + before[0].length, index) : '.'
  const shape = { words, isLarge: tells && isLarge(bare), isPossessive: bare.length < run.length }
  const isFirst = !before || /[.?!:\n]/.test(gap)
  const isPlace = !shape.isPossessive && towards.test(text.slice(Math.max(0, index - 30), index))
  const placed = { before: before?.[0].toLowerCase() ?? '', after: after?.[0] ?? '', isFirst, isPlace }
  const looksLikeName = shape.isPossessive || (shape.isLarge && !isFirst) || isNamePlace(text, index, end)
  const mayBeShort = looksLikeName || (isAllSmall(text) && isNoWord(words))
  return {
    ...shape,
    index,
    end,
    mayBeShort,
    isNext: (isInitial(before?.[0]) ? /^\.?[ \u00a0]+$/ : /^[ \u00a0]+$/).test(gap),
    standsAlone: standsAlone(shape, placed),
    looksLikeName,
  }
}

/** "J. Okafor" goes on after the full stop, "with Ana. Je …" does not. */
const isInitial = (run = '') => run.length <= 2

const isAllSmall = (text: string) => !/\p{Lu}/u.test(text.slice(1).replace(/\bI\b/gu, ''))

const isNoWord = ([only = '', ...more]: string[]) => more.length === 0 && !isOrdinaryWord(only)

const verbsOfPeople = 'say|tell|mention|think|want|like|need|ask|live|work|said|recommend|promise|know|do|have|go|come'

/** "Did … say", "promise …", "to …?": almost always followed by a name. */
function isNamePlace(text: string, index: number, end: number) {
  const [before, after] = [text.slice(Math.max(0, index - 30), index), text.slice(end, end + 20)]
  if (/\b(?:did|does|has)\s+$/iu.test(before)) return new RegExp(`^\\s+(?:${verbsOfPeople})\\b`, 'iu').test(after)
  if (/\b(?:promised?|owe|told|meet|met|called)\s+$/iu.test(before)) return true
  return /\b(?:to|with|about|from|is|and|see|saw)\s+$/iu.test(before) && /^\s*(?:[?.,!]|$)/u.test(after)
}

type Placed = { before: string; after: string; isFirst: boolean; isPlace: boolean }

/** "In Paris", "moved to Austin", "the station": a place or a thing. "Com a Ana" is Portuguese. */
const travels = phrases`
  mov(e | es | ed | ing), go[es | ing], went, gone, been, ${/travel\w*/}, fly, flew, flying, trip[s], ${/driv\w+/}, drove,
  ${/relocat\w+/}`
const origins = phrases`is, are, was, were, come[s], came, people, anyone, someone, who`
const placeWords = phrases`
  in, at, near, ${/(?<!\b(?:run|ran|running|bump|bumped) )into/}, inside, outside, around, the, ${/(?<!\bcom )a/}, an, ${travels} [back] to,
  ${origins} from`
const towards = pattern('iu')`\b${placeWords}\s+$`
const asksOrHelps =
  /^(?:when|who|whom|what|where|why|how|which|that|it|i|we|you|he|she|they|there|this|the|a|an|my|your|his|her|our|their|no|some|any|not|never)$/
const verbAfter =
  /^(?:live|work|want|like|mention|think|said|says|say|told|tell|tells|mentioned|wants?|wanted|asked|thinks?|likes?|loves?|lives?|works?|has|had|is|was)$/i

function standsAlone(
  { words, isLarge, isPossessive }: Pick<NameWord, 'words' | 'isLarge' | 'isPossessive'>,
  placed: Placed,
) {
  const [only = ''] = words
  if (placed.isPlace) return false
  if (words.length > 1) return true
  if (only.length < 2) return false
  if (stopWords.has(only) && !alsoWords.has(only)) return isLarge && !placed.isFirst && only.length > 2
  if (!alsoWords.has(only)) return !questionWords.has(only) || (isLarge && !placed.isFirst)
  if (isPossessive) return isLarge || !questionWords.has(only)
  if (!isLarge) return /^(?:did|does)$/.test(placed.before) && verbAfter.test(placed.after)
  if (placed.isFirst) return verbAfter.test(placed.after)
  return !asksOrHelps.test(placed.before)
}

/** A name in a question. Several people: it is ambiguous. None: the member knows nobody with this name. */
export type Named = { said: string; people: Who[] }
export type Who = { connectionId: string; name: string }
