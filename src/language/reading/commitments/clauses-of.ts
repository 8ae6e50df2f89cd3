import { findDates } from '../../dates/dates.ts'
import { hasPerson } from '../../en/commitments/openers/commitment.ts'
import type { Commitment, Segment } from '../../language-data/commitment-rules.ts'
import type { Sentence } from '../../sentences/note-sentences.ts'
import type { Clause } from '../clauses/clause.ts'
import { cutBetweenWords } from './deeds/deed-line.ts'
import { dueDateOf, type Surroundings } from './due/due-date.ts'
import type { Rules } from './rules.ts'

export const maxSentenceLength = 500

type Found = { segment: Segment; sentence: Sentence; around: Surroundings; rules: Rules }

/** A commitment as clauses: each deed with its day, and the sentence it came from. */
export function clausesOf(commitment: Commitment, { segment, sentence, around, rules }: Found): Clause[] {
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
    const isSure = commitment.sure || (commitment.binding && isForSomebody(text, due))
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

/** What one has to do anyway is a promise where somebody waits for it, or a day is set. */
const isForSomebody = (text: string, day: Clause['day']) => day !== null || hasPerson.test(text)

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
