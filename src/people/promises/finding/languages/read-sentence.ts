import type { Said } from '#language/dates/mention.ts'
import { englishGrammar } from '#language/en/grammar.ts'
import type { Frame } from '#language/language-data/commitment-words.ts'
import { languages } from '#language/languages/language.ts'
import type { Sentence } from '#language/sentences/note-sentences.ts'
import { isEverydayWord } from '#language/vocabulary/everyday-words.ts'
import { wordSet } from '#language/words/word-set.ts'
import type { Clause } from '../clauses/clauses.ts'
import { type FoundPromise, maxSentenceLength, promisesOf } from '../found/found-promise.ts'
import { type Compiled, grammarOf } from './compiled.ts'
import { type Place, readSegment } from './read-segment.ts'
import { segmentsOf } from './segments.ts'

type SentenceContext = {
  sentence: Sentence
  previous: Sentence | undefined
  next: Sentence | undefined
  said: Said
  grammar: Compiled
  /** Only a promise would tell that the text is in this language. */
  isGuessed: boolean
}

/** The promises of each segment, one at a time; null where another segment begins. */
export function* promisesInLanguage(context: SentenceContext): Generator<FoundPromise[] | null> {
  const { sentence, next, grammar } = context
  if (sentence.line === 'done' || /\?["')\s]*$/.test(sentence.plain)) return
  const segments = segmentsOf(sentence.plain, grammar)
  let isConditional = false
  let open: Frame | null = null
  let ordered = true
  let before: FoundPromise[] = []
  for (const [at, segment] of segments.entries()) {
    yield null
    if (segment.fresh) open = null
    if (segment.fresh) before = []
    isConditional = (!segment.fresh && isConditional) || grammar.isCondition.test(segment.plain)
    if (isConditional) continue
    const place = placeOf(context, segments, at, open, ordered)
    const reading = place && readSegment(segment, grammar, place)
    open = reading?.frame ?? null
    // A list of orders goes on until somebody else is spoken of.
    ordered = reading ? reading.frame === null : ordered && !endsOrders(segment.plain, grammar)
    if (!reading) continue
    if (grammar.endsWithSpeaker.test(segments[at + 1]?.plain ?? '')) continue
    const after = sentence.plain.slice(segment.index + segment.plain.length, segment.index + maxSentenceLength)
    if (grammar.isSettled.test(after) || grammar.isSettled.test(next?.plain ?? '')) continue
    const found = promisesOf(reading.commitment, segment, sentence, surroundings(context, segments, at))
    if (isJoined(sentence.plain, segments, at))
      for (const one of found) if (!one.dueOn) one.dueOn = before[0]?.dueOn ?? null
    before = found
    yield found
  }
}

/** "Am Montag ruf ich an und schick ihr den Link": what is joined is due with it. */
const isJoined = (plain: string, segments: Clause[], at: number) => {
  const [last, segment] = [segments[at - 1], segments[at]]
  if (!last || !segment) return false
  return /^,?\s+(?:und|et|y|e|pis|puis)\s+$/iu.test(plain.slice(last.index + last.plain.length, segment.index))
}

const endsOrders = (words: string, { verb, isThird, startsWithOther, infinitiveAnywhere }: Compiled) =>
  verb === 'last' ? isThird.test(words) || startsWithOther.test(words) : words.search(infinitiveAnywhere) >= 0

const englishWords = wordSet(englishGrammar.frequentWords)

/** "TODO: wait for IT", "Todo: warten auf Anna": where only a promise would tell the language, the label alone is not enough. */
function isNoOrder(words: string) {
  const first = /\p{L}+/u.exec(words)?.[0].toLowerCase() ?? ''
  if (englishWords.has(first) || isEverydayWord(first)) return true
  return languages.some((language) => language !== 'en' && grammarOf(language).isWaiting.test(words))
}

/** Null where somebody else speaks: "Paul m'a écrit : …" */
function placeOf(
  { sentence, grammar, isGuessed }: SentenceContext,
  segments: Clause[],
  at: number,
  open: Frame | null,
  ordered: boolean,
): Place | null {
  const segment = segments[at]
  const label = segment?.label || sentence.heading
  const isTodo = label !== '' && grammar.isTodo.test(label)
  const isPromised = label !== '' && grammar.isPromised.test(label)
  if (segment && grammar.isSpeaker.test(segment.label) && !grammar.saysMe?.test(segment.label)) return null
  const isTheirs =
    segment?.label !== '' &&
    grammar.lead.exec(`${segment?.label} `)?.[0] === '' &&
    !isTodo &&
    !isPromised &&
    /^[\p{Lu}][\p{L}.-]*(?: \p{Lu}[\p{L}.-]*)*$/u.test(segment?.label ?? '')
  const isList = sentence.line === 'box' || (isTodo && sentence.line === 'bullet')
  const isLabelled = isTodo && segment?.label !== '' && !(isGuessed && isNoOrder(segment?.plain.trim() ?? ''))
  return {
    mine: !isTheirs && ![sentence, segment].some((each) => grammar.startsWithOther.test(each?.plain ?? '')),
    isTodo: isList || isLabelled,
    isPromised,
    canOrder: !isTheirs && (at === 0 || segment?.fresh === true || ordered || sentence.line !== 'text'),
    open,
    next: segments[at + 1]?.plain ?? '',
  }
}

function surroundings({ sentence, previous, said }: SentenceContext, segments: Clause[], at: number) {
  const texts = (from: number, to: number) => segments.slice(Math.max(0, from), to).map(({ plain }) => plain)
  const segment = segments[at]
  return {
    clauseBefore: '',
    preceding: [],
    following: texts(at + 1, at + 4),
    label: segment?.label || sentence.heading,
    earlier: `${previous?.plain ?? ''} ${sentence.plain.slice(0, segment?.index ?? 0)}`,
    said,
  }
}
