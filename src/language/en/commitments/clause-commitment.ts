import { shortWeekdays } from '../../calendar/day-names.ts'
import type { Segment } from '../../language-data/commitment-rules.ts'
import { pattern } from '../../phrases/phrases.ts'
import type { Sentence } from '../../sentences/note-sentences.ts'
import { isQuoting, type Meaning } from './labels/labels.ts'
import { isOrder, type LinePlace } from './labels/orders.ts'
import { deedUnder, isThingUnder, owedUnder } from './labels/thing-labels.ts'
import { commitmentIn, type SaidCommitment } from './openers/commitment.ts'
import { agreedRequest } from './ownership/agreed-requests.ts'
import { expectedOfMe } from './ownership/expected-of-me.ts'
import { isDoneToThem } from './ownership/subjects.ts'

type ClauseContext = {
  meaning: Meaning
  /** Nobody else is spoken of. */
  mine: boolean
  names: ReadonlySet<string>
  /** Those whom the note and the sentences before are about, in lower case. */
  spokenOf: ReadonlySet<string>
  /** Words before it that may ask for something. */
  asking: string
  isUnderDate: boolean
}

/** What is asked for or ordered has no words of commitment before it. */
const unsaid = { before: '', needsDate: false, besideOther: false, headless: true, binding: false, dateBefore: false }

/** What a clause commits its writer to, in any of the ways that people write it down. */
export function commitmentOf(clause: Segment, sentence: Sentence, context: ClauseContext): SaidCommitment | null {
  if (isQuoting(clause.label)) return null
  const said = commitmentIn(clause.plain)
  if (said && isOwn(said, clause, context)) return said
  const agreed = agreedRequest(clause.plain, context.asking)
  if (agreed) return { ...unsaid, deed: agreed, sure: true, start: 0 }
  const expected = expectedOfMe(clause.plain)
  if (expected) return { ...unsaid, ...expected, headless: false, sure: false }
  const owed = owedUnder(sentence.heading, clause.label, clause.plain)
  if (owed) return { ...unsaid, deed: owed, sure: false, binding: true, start: 0 }
  return orderIn(clause, sentence, context)
}

/** Whether words of commitment are the writer's: by their form, or because nobody else is spoken of. */
function isOwn(
  { headless, deed }: SaidCommitment,
  { label, fresh }: Segment,
  { meaning, mine, spokenOf }: ClauseContext,
) {
  if (meaning === 'theirs') return !headless && !/(?:^|\s)(?:and|&|they|them)(?:\s|$)/i.test(label)
  return !headless || mine || meaning !== 'nothing' || (fresh && isDoneToThem(deed, spokenOf))
}

/** An order to oneself: "Send Ana the deck". */
function orderIn(clause: Segment, sentence: Sentence, { meaning, mine, names, isUnderDate }: ClauseContext) {
  if (meaning === 'theirs' || !clause.fresh || (!mine && clause.index > 0 && meaning === 'nothing')) return null
  const place = placeOf(sentence, meaning)
  if (place === 'note' && clause.index > 0 && !isUnderDate && !isAfterArrow(sentence.plain, clause)) return null
  const start = clause.plain.length - clause.plain.trimStart().length + leadLength(clause.plain.trimStart())
  const deed = deedUnder(clause.label, clause.plain.slice(start))
  const isThing =
    (meaning === 'list' || meaning === 'promised') &&
    isThingUnder(clause.label || sentence.heading, deed, meaning === 'promised')
  if (!isThing && !isOrder(deed, place, names)) return null
  return { ...unsaid, deed, sure: meaning === 'promised', binding: true, start, dateBefore: true }
}

/** "Then", "also", "please" and a bold mark may stand before an order. */
const leadLength = (line: string) => /^(?:(?:then|also|and|please|to)\s+|[*_]+)*/i.exec(line)?.[0].length ?? 0

function placeOf(sentence: Sentence, meaning: Meaning): LinePlace {
  if (meaning !== 'nothing' || sentence.line === 'box') return 'todo'
  return sentence.line === 'bullet' && sentence.first ? 'list' : 'note'
}

const weekday = { source: shortWeekdays.join('|') }
const arrowAfterText = pattern('iu')`(?:^\W*|\p{Ll}[\p{Ll}'’/-]+ .*|(?<!\p{L})${weekday}\p{L}*\s*)(?:→|[-=]+>)\s*$`
const arrowAfterNames =
  /^[^\p{L}]*\p{Lu}[\p{L}.]*(?:(?:\s*[&,]\s*|\s+(?:and\s+)?)\p{Lu}[\p{L}.]*){0,2}[\s&,]*(?:→|[-=]+>)\s*$/u
const maxArrowLead = 80

/** "Lunch with Ines -> bring her the maps", but not "Markus -> send Ana the deck". */
function isAfterArrow(plain: string, { index }: Segment) {
  const lead = plain.slice(Math.max(0, index - maxArrowLead), index).trimEnd()
  if (!/[→>]$/.test(lead)) return false
  return arrowAfterText.test(lead) && !(index <= maxArrowLead && arrowAfterNames.test(lead))
}
