import { wordSet } from '../words/word-set.ts'
import { bestCount, type Check, type Claim, has, type Overlap, overlapsOf } from './claim.ts'
import { type DayMention, dayMentionsIn } from './day-mentions.ts'
import { isKnownDay } from './known-days.ts'

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

/** Those with the most words, and of other sources those with almost as many. */
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
