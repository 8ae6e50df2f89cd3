import { shortWeekdays } from '../../calendar/day-names.ts'
import type { Segment } from '../../language-data/commitment-rules.ts'
import { pattern, phrases } from '../../phrases/phrases.ts'
import type { Sentence } from '../../sentences/note-sentences.ts'
import { deedUnder, isQuoting, isThingUnder, type Meaning, owedUnder } from './labels/labels.ts'
import { isOrder, type LinePlace } from './labels/orders.ts'
import { commitmentIn, type SaidCommitment } from './openers/commitment.ts'
import { expectedOfMe } from './ownership/expected-of-me.ts'
import { isDoneToThem } from './ownership/topic.ts'

type ClauseContext = {
  meaning: Meaning
  /** Nobody else is mentioned. */
  mine: boolean
  names: ReadonlySet<string>
  /** The people of the note and the previous sentences, in lower case. */
  spokenOf: ReadonlySet<string>
  /** Words before it that may ask for something. */
  asking: string
  isUnderDate: boolean
}

/** Requests and orders have no words of commitment before them. */
const unsaid = { before: '', needsDate: false, besideOther: false, headless: true, binding: false, dateBefore: false }

/** The writer's commitment in a clause, in any of its usual forms. */
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

const asks = phrases`asked, begged, wanted, wants, needs, would like, 'd like`
const ofMe = phrases`
  if I (could | can | would | might | was able to), if I'd, whether I (could | can | would | might),
  (would | could | can | will) I, me to, me if I (could | can | would)`

const helpRequest = /asked (?:me )?for (?<help>(?:help|a hand)\s.{3,200})$/i
const request = pattern('i')`${asks}\s+${ofMe}\s+(?:please\s+|maybe\s+)?(?<deed>.{3,200})$`
const passiveRequest = /(?:I was|I've been|I have been|been|got|was) asked to\s+(?<deed>.{3,200})$/i

const joints = phrases`and, so, but, which, of course, course, then`
const gladly = phrases`happily, gladly, of course, already`
const yes = phrases`
  yes, sure, ok, okay, of course, I would, I will, I'd do it, I'd do that, no problem, I'm in, I am in, absolutely,
  happy to, gladly, count me in`
const assents = phrases`
  said ${yes}, agreed [to [do it | that]], accepted, promised [I would | I will | I'd | to [do (so | it)]],
  told ${/\S+/} (I would | I will | yes | sure), will [do], I'll do it, yes, I'm in, happy to`
const assent = pattern('i')`^\s*(?:${joints}\s+)*(?:I\s+)?(?:${gladly}\s+)?${assents}\s*[.!]*\s*$`

/** "She asked me to review her thesis and I said yes": the deed that was asked for, where the clause agrees to it. */
function agreedRequest(clause: string, clauseBefore: string): string | null {
  if (!assent.test(clause)) return null
  const asking = clauseBefore.trim().replace(/[.!,;]+$/, '')
  const help = helpRequest.exec(asking)?.groups?.help
  if (help) return `give ${help}`
  return (request.exec(asking) ?? passiveRequest.exec(asking))?.groups?.deed ?? null
}
