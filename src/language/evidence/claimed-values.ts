import { alsoCalled } from '../names/nicknames.ts'
import { isListedWord } from '../vocabulary/related-words.ts'
import { wordSet } from '../words/word-set.ts'
import { bestCount, type Check, type Claim, has, isMissing, type Overlap, overlapsOf } from './claim.ts'
import { type DayMention, dayMentionsIn, isSuffix } from './day-mentions.ts'
import { type Figure, figuresIn } from './figures.ts'
import { isKnownDay } from './known-days.ts'
import { courtesyWords, frameWords } from './word-kinds.ts'

/** Each date of a sentence is a day that its sources speak of, or their own. */
export const checkDays: Check = (claim) => {
  for (const mention of dayMentionsIn(claim.tokens)) {
    for (let at = mention.from; at <= mention.to; at += 1) claim.counted.add(at)
    if (!claim.sources.all.some(({ days }) => days.some((known) => isKnownDay(mention, known)))) return 'another date'
  }
  return null
}

const contactWords = wordSet(
  'told said say says spoke talk talked wrote phoned called rang reported mentioned noted last',
)

/** A day that a note gives for something goes before the day on which the note was written. */
export const checkDaysOfEvents: Check = (claim) => {
  const { tokens } = claim
  const isWrong = dayMentionsIn(tokens).some((mention) => {
    const first = tokens[mention.from]
    if (!first || !(mention.day || mention.weekday || mention.month)) return false
    if (
      has(
        tokens.filter(({ sentence }) => sentence === first.sentence),
        contactWords,
      )
    )
      return false
    const overlaps = overlapsOf(
      claim,
      tokens.filter(({ clause }) => clause === first.clause),
    )
    return overlaps.length > 0 && !nearest(overlaps).some((overlap) => isDayOf(claim, mention, overlap))
  })
  return isWrong ? 'the date of something else' : null
}

/** The clauses with the most words, and those of other sources with almost as many. */
function nearest(overlaps: Overlap[]) {
  const best = bestCount(overlaps)
  const source = overlaps.find(({ count }) => count === best)?.source
  return overlaps.filter((each) => each.count === best || (each.count === best - 1 && each.source !== source))
}

function isDayOf({ sources }: Claim, mention: DayMention, { source, part }: Overlap) {
  const days = sources.all[source]?.days ?? []
  const isExact = mention.day !== undefined || mention.weekday !== undefined
  const own = days.filter(({ clause, day }) => clause === part && (day || !isExact))
  return (own.length > 0 ? own : days).some((day) => isKnownDay(mention, day))
}

const titles = wordSet('i mr mrs ms dr prof sir lady sister father st')

/** Each name of a sentence, of people, places and all else, stands in its sources or is of the people they are about. */
export const checkNames: Check = (claim) => {
  const { tokens, names, counted } = claim
  const isStrange = tokens.some((token, at) => {
    const { word, isCapital, isContent, opens } = token
    if (!isCapital || counted.has(at) || names.has(word) || !isMissing(claim, at) || titles.has(word)) return false
    if (!isContent || frameWords.has(word) || alsoCalled(word).some((name) => names.has(name))) return false
    return !(opens && (courtesyWords.has(word) || isListedWord(word)))
  })
  return isStrange ? 'a name that is not there' : null
}

/** Each figure of a sentence stands in its sources, and counts the same things there. */
export const checkFigures: Check = (claim) => {
  const { tokens, sources, counted } = claim
  const known = new Set(sources.all.flatMap(({ figures }) => figures.flatMap(({ values }) => values)))
  for (const figure of figuresIn(tokens)) {
    const { values, from, to } = figure
    if (counted.has(from) || /^(?:one|once|single)$/.test(tokens[from]?.word ?? '')) continue
    for (let at = from; at <= to; at += 1) counted.add(at)
    if (isSuffix(tokens[to + 1]?.word ?? '')) counted.add(to + 1)
    if (!values.some((value) => known.has(value))) return 'another figure'
    if (countsOther(claim, figure)) return 'another number of them'
  }
  return null
}

/** "14 bathrooms" where the sources have 40 of them, and 14 of something else. */
function countsOther({ tokens, sources }: Claim, { values, to }: Figure) {
  const thing = tokens[to + 1]
  if (!thing || thing.clause !== tokens[to]?.clause || isSuffix(thing.word) || !thing.isContent) return false
  const counts = (sources.places.get(thing.stem) ?? []).flatMap(({ source, at }) => {
    const { figures = [], tokens = [] } = sources.all[source] ?? {}
    return figures.filter(({ to }) => to === at - 1 && tokens[to]?.clause === tokens[at]?.clause)
  })
  return counts.length > 0 && !counts.some((figure) => figure.values.some((value) => values.includes(value)))
}
