import type { Said } from '../../dates/mention.ts'
import type { Segment, SentencePlace } from '../../language-data/commitment-rules.ts'
import type { Sentence } from '../../sentences/note-sentences.ts'
import type { Clause } from '../clauses/clause.ts'
import { clausesOf, maxSentenceLength } from './clauses-of.ts'
import { isOnlyDay, type Surroundings } from './due/due-date.ts'
import type { Rules } from './rules.ts'

type SentenceContext = Omit<SentencePlace, 'isDay'> & { said: Said; rules: Rules }

/**
 * The commitments of each segment of a sentence, one at a time: reading them is costly, and the caller may have enough. Null:
 * another segment begins.
 */
export function* commitmentsInSentence(context: SentenceContext): Generator<Clause[] | null> {
  const { sentence, said, rules } = context
  if (sentence.line === 'done' || /\?["')\s]*$/.test(sentence.plain)) return
  const segments = rules.segmentsOf(sentence.plain)
  const read = rules.reader({ ...context, isDay: (words) => isOnlyDay(words, said) }, segments)
  let before: Clause[] = []
  for (const [at, segment] of segments.entries()) {
    yield null
    if (segment.fresh) before = []
    const commitment = read(at)
    if (!commitment) continue
    const around = surroundings(context, segments, at, segment.index + commitment.start)
    const found = clausesOf(commitment, { segment, sentence, around, rules })
    // "Am Montag ruf ich an und schick ihr den Link": what is joined is due with it.
    if (isJoined(rules, sentence, segments, at)) for (const one of found) one.day ??= withoutTime(before[0]?.day)
    before = found
    yield found
  }
}

const withoutTime = (day: Clause['day'] | undefined) => (day ? { on: day.on, time: null } : null)

function isJoined({ joins }: Rules, { plain }: Sentence, segments: Segment[], at: number) {
  const [last, segment] = [segments[at - 1], segments[at]]
  if (!joins || !last || !segment) return false
  return joins.test(plain.slice(last.index + last.plain.length, segment.index))
}

function surroundings(context: SentenceContext, segments: Segment[], at: number, start: number): Surroundings {
  const { sentence, previous, next, said, rules } = context
  const { before, after, nextSentence } = rules.reach
  const texts = (from: number, to: number) => segments.slice(Math.max(0, from), to).map(({ plain }) => plain)
  const end = at + 1 + after
  return {
    clauseBefore: before > 0 ? (segments[at - 1]?.plain ?? '') : '',
    preceding: before > 0 ? [previous?.plain ?? '', ...texts(at - before, at)] : [],
    following: [...texts(at + 1, end), ...(nextSentence && end > segments.length ? segmentsAfter(next, rules) : [])],
    label: segments[at]?.label || sentence.heading,
    earlier: `${previous?.plain ?? ''} ${sentence.plain.slice(0, start)}`,
    said,
  }
}

/** What the next sentence says of it; a new line of a list speaks of something else. */
function segmentsAfter(next: Sentence | undefined, { segmentsOf }: Rules): string[] {
  if (!next || (next.line !== 'text' && next.first)) return []
  return segmentsOf(next.plain.slice(0, maxSentenceLength)).map(({ plain }) => plain)
}
