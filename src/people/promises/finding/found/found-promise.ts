import type { Sentence } from '#language/sentences/note-sentences.ts'
import type { Clause } from '../clauses/clauses.ts'
import { cutBetweenWords } from '../deeds/deed-line.ts'
import { splitByDate, splitDeeds } from '../deeds/split-deeds.ts'
import { dueDateOf, type Surroundings } from '../due/due-date.ts'
import { type Commitment, hasPerson } from '../openers/commitment.ts'

/** A promise found in a text: what to do, the sentence that says so, and when it is due where it was said. */
export type FoundPromise = {
  text: string
  sentence: string
  sure: boolean
  dueOn: string | null
  dueTime: string | null
}

export const maxSentenceLength = 500

/** A commitment as promises: each deed with its day, and the sentence it came from. */
export function promisesOf(
  commitment: Commitment,
  clause: Clause,
  sentence: Sentence,
  around: Surroundings,
): FoundPromise[] {
  const written = sentence.text.slice(clause.index, clause.index + clause.plain.length)
  const deed = asWritten(commitment.deed, clause.plain, written)
  const parts = splitDeeds(deed).flatMap((part) => splitByDate(part, around.said))
  const dues = parts.map((part) => dueDateOf(part, commitment, around, parts.length === 1))
  return dues.flatMap(({ text, dueOn, dueTime }, at) => {
    if (commitment.needsDate && dueOn === null) return []
    if (!/\p{L}/u.test(text)) return []
    const later = dueOn ? undefined : dues.slice(at + 1).find((due) => due.dueOn !== null)
    return [
      {
        text,
        sentence: sentenceAround(sentence.text, written),
        sure: commitment.sure || (commitment.binding && isForSomebody(text, dueOn ?? later?.dueOn ?? null)),
        dueOn: dueOn ?? later?.dueOn ?? null,
        dueTime: later ? later.dueTime : dueTime,
      },
    ]
  })
}

/** What one has to do anyway is a promise where somebody waits for it, or a day is set. */
const isForSomebody = (text: string, dueOn: string | null) => dueOn !== null || hasPerson.test(text)

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
