import { findDates } from '../../dates/dates.ts'
import type { Said } from '../../dates/mention.ts'
import type { Commitment, Segment, SentencePlace } from '../../language-data/commitment-rules.ts'
import type { Sentence } from '../../sentences/note-sentences.ts'
import type { Clause } from '../clauses/clause.ts'
import { cutBetweenWords } from './deeds/deeds.ts'
import { dueDateOf, isOnlyDay, type Surroundings } from './due/due-date.ts'
import type { Rules } from './rules.ts'

type SentenceContext = Omit<SentencePlace, 'isDay'> & { said: Said; rules: Rules }

/**
 * The commitments of each segment, one at a time, because reading is costly and the caller may stop. Null starts
 * another segment.
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

const maxSentenceLength = 500

type Found = { segment: Segment; sentence: Sentence; around: Surroundings; rules: Rules }

/** A commitment as clauses: each deed with its day, and the sentence it came from. */
function clausesOf(commitment: Commitment, { segment, sentence, around, rules }: Found): Clause[] {
  const { said } = around
  const written = sentence.text.slice(segment.index, segment.index + segment.plain.length)
  const deed = asWritten(commitment.deed, segment.plain, written)
  const parts = rules.deedsOf(deed, (text) => findDates(text, said, said.language))
  const lead = { ...commitment, isAlone: parts.length === 1 }
  const dues = parts.map((part) => dueDateOf(part, lead, around, rules.deedWords))
  return dues.flatMap(({ text, day }, at): Clause[] => {
    if (commitment.needsDate && day === null) return []
    if (!/\p{L}/u.test(text)) return []
    const due = day ?? dues.slice(at + 1).find((later) => later.day !== null)?.day ?? null
    // What one has to do anyway is a promise where somebody waits for it, or a day is set.
    const isSure = commitment.sure || (commitment.binding && (due !== null || (rules.forSomebody?.test(text) ?? false)))
    return [
      {
        speaker: 'writer',
        subject: 'writer',
        verb: 'do',
        object: text,
        day: due,
        negated: false,
        certainty: isSure ? 'sure' : 'unsure',
        language: said.language,
        span: sentenceAround(sentence.text, written),
      },
    ]
  })
}

function sentenceAround(sentence: string, clause: string): string {
  const whole = sentence.trim()
  const isShort = whole.length <= 2 * maxSentenceLength && [...whole].length <= maxSentenceLength
  return isShort ? whole : cutBetweenWords(clause.trim(), maxSentenceLength)
}

/** The deed with the quotes and apostrophes of its writer, where its words are those of the clause. */
function asWritten(deed: string, plain: string, written: string): string {
  let same = 0
  while (same < deed.length && same < plain.length && deed.at(-1 - same) === plain.at(-1 - same)) same++
  return deed.slice(0, deed.length - same) + written.slice(written.length - same)
}
