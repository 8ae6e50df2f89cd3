import type { Commitment, CommitmentRules, Segment, SentencePlace } from '../../../language-data/commitment-rules.ts'
import type { CommitmentWords, Frame } from '../../../language-data/commitment-words.ts'
import { grammars } from '../../../languages/grammars.ts'
import { languageData } from '../../../languages/language-data.ts'
import { lazy } from '../../../phrases/lazy.ts'
import { pattern } from '../../../phrases/phrases.ts'
import { isEverydayWord } from '../../../vocabulary/everyday-words.ts'
import { wordSet } from '../../../words/word-set.ts'
import { type Compiled, compiledWords } from './compiled.ts'
import { type Place, readSegment } from './read-segment.ts'

const maxRead = 500

/** The rules that languages share, with the words of one. */
export function rulesOfWords(words: CommitmentWords): CommitmentRules {
  const grammar = compiledWords(words)
  return {
    segmentsOf: (plain) => segmentsOf(plain, grammar),
    follow: (topic) => topic,
    reader: (place, segments) => readerOf(place, segments, grammar),
    deedsOf: (phrase) => [phrase],
    joins: pattern('iu')`^,?\s+${words.and}\s+$`,
    forSomebody: null,
    reach: { before: 0, after: 3, nextSentence: false },
    fillers: null,
    looseEnds: words.looseEnds,
  }
}

function readerOf(place: SentencePlace, segments: Segment[], grammar: Compiled): (at: number) => Commitment | null {
  const { sentence, next } = place
  let isConditional = false
  let open: Frame | null = null
  let ordered = true
  return (at) => {
    const segment = segments[at]
    if (!segment) return null
    if (segment.fresh) open = null
    isConditional = (!segment.fresh && isConditional) || grammar.isCondition.test(segment.plain)
    if (isConditional) return null
    const here = placeOf(place, segments, at, { grammar, open, ordered })
    const reading = here && readSegment(segment, grammar, here)
    open = reading?.frame ?? null
    // A list of orders goes on until somebody else is spoken of.
    ordered = reading ? reading.frame === null : ordered && !endsOrders(segment.plain, grammar)
    if (!reading) return null
    if (grammar.endsWithSpeaker.test(segments[at + 1]?.plain ?? '')) return null
    const after = sentence.plain.slice(segment.index + segment.plain.length, segment.index + maxRead)
    return grammar.isSettled.test(after) || grammar.isSettled.test(next?.plain ?? '') ? null : reading.commitment
  }
}

const endsOrders = (words: string, { verbLast, isThird, startsWithOther, infinitiveAnywhere }: Compiled) =>
  verbLast ? isThird.test(words) || startsWithOther.test(words) : words.search(infinitiveAnywhere) >= 0

const englishWords = lazy(() => wordSet(grammars.en.frequentWords))
const waitsIn = lazy(() =>
  Object.values(languageData).flatMap(({ commitments }) =>
    'frames' in commitments ? [compiledWords(commitments)] : [],
  ),
)

/** "TODO: wait for IT", "Todo: warten auf Anna": where only a promise would tell the language, the label alone is not enough. */
function isNoOrder(words: string) {
  const first = /\p{L}+/u.exec(words)?.[0].toLowerCase() ?? ''
  if (englishWords().has(first) || isEverydayWord(first)) return true
  return waitsIn().some(({ isWaiting }) => isWaiting.test(words))
}

/** Null where somebody else speaks: "Paul m'a écrit : …" */
function placeOf(
  { sentence, isGuessed }: SentencePlace,
  segments: Segment[],
  at: number,
  { grammar, open, ordered }: { grammar: Compiled; open: Frame | null; ordered: boolean },
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

const stops = /[;()•→|]|[-=]+>|:(?=\s|$)|\s[-–—]+\s|—|\.{3}|…|\s\/\s|(?:\p{Extended_Pictographic}\uFE0F?)+/gu
const maxLabelWords = 6

/** The stretches of a sentence between its stops, commas and joining words. A short one before a colon is a label. */
function segmentsOf(plain: string, { joint }: Compiled): Segment[] {
  const cuts = [
    ...plain.matchAll(stops).map((cut) => ({ at: cut.index, length: cut[0].length, fresh: true })),
    ...plain.matchAll(/,\s+/g).map((cut) => ({ at: cut.index, length: cut[0].length, fresh: false })),
    ...plain.matchAll(joint).map((cut) => ({ at: cut.index, length: cut[0].length, fresh: false })),
    { at: plain.length, length: 0, fresh: true },
  ].toSorted((one, other) => one.at - other.at)
  const segments: Segment[] = []
  let start = 0
  let fresh = true
  let label = ''
  for (const cut of cuts) {
    if (cut.at < start) continue
    const text = plain.slice(start, cut.at)
    const isLabel = plain[cut.at] === ':' && text.trim().split(/\s+/).length <= maxLabelWords
    if (isLabel) label = text.trim()
    else if (/[\p{L}\d]/u.test(text)) segments.push({ plain: text, index: start, fresh, label })
    start = cut.at + cut.length
    fresh = cut.fresh
  }
  return segments
}
