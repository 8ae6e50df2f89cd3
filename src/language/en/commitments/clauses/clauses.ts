import type { Segment } from '../../../language-data/commitment-rules.ts'
import { allMatches } from '../../../phrases/all-matches.ts'
import { pattern, phrases } from '../../../phrases/phrases.ts'
import { isMineLabel } from '../labels/thing-labels.ts'
import { clauseJoints, spokenStarts } from './clause-joints.ts'
import { isPartOfClause, isSubordinate } from './subordinate.ts'

type Cut = { fresh: boolean; end: number }

/** A new clause begins after these whatever follows. */
const stops =
  /\s\d{1,2}[.)]\s|[;()\u2022→|]|\s[-=]+>\s|\s[-–—]+\s|—|(?<!\b[Rr]e):\s|\s\/\/?\s|(?:\p{Extended_Pictographic}\uFE0F?\u200D?)+|\.{3}|…/gu

export function clausesOf(plain: string): Segment[] {
  const cuts = new Map<number, Cut>()
  for (const stop of allMatches(stops, plain)) cuts.set(stop.index + stop[0].length, { fresh: true, end: stop.index })
  for (const joint of allMatches(clauseJoints, plain)) {
    if (isPartOfClause(plain, joint.index, joint[0])) continue
    cuts.set(joint.index + joint[0].length, { fresh: false, end: joint.index })
  }
  for (const start of allMatches(spokenStarts, plain)) {
    const at = start.index + start[0].length
    if (!cuts.has(at) && !isSubordinate(plain.slice(Math.max(0, start.index - 40), start.index))) {
      cuts.set(at, { fresh: false, end: start.index })
    }
  }
  return clausesBetween(
    plain,
    [...cuts].toSorted(([a], [b]) => a - b),
  )
}

function clausesBetween(plain: string, cuts: [number, Cut][]): Segment[] {
  const clauses: Segment[] = []
  let start = 0
  let fresh = true
  let label = ''
  for (const [next, cut] of [...cuts, [plain.length, { fresh: true, end: plain.length }] as const]) {
    const text = plain.slice(start, Math.max(start, cut.end))
    const isHeading = isLabel(text, plain[cut.end], cut.fresh)
    if (isHeading) label = text.trim() || (isMineLabel(label) ? label : '')
    else if (/[\p{L}\d]/u.test(text)) clauses.push({ plain: text, index: start, fresh, label })
    if (!isHeading && cut.fresh && label !== '' && !isListAfter(plain, cut.end)) label = ''
    start = next
    fresh = cut.fresh
  }
  return clauses
}

const reminderLabel = /^\s*@?(?:to-?\s?do|action|reminder|next steps?|follow-?up|f\/u|note to self|remember)\s*$/i

const isLabel = (text: string, stop: string | undefined, fresh: boolean) =>
  (stop === ':' && !wholeClause.test(text)) || (fresh && (reminderLabel.test(text) || isMineLabel(text)))

/** "I'll see to the permit: they start in May": a whole clause before a colon is no label. */
const commits = phrases`
  I'll, I will, I'm going to, [I] (promised | agreed | offered)${/(?: \S+){0,2}/} to, (I | still)* (need | have) to,
  remind me to, told ${/\S+/} I'd, [I] said I'd`
const wholeClause = pattern('i')`^\s*(?:(?:and|so|also|but) )?${commits}\s+(?!do |send:|bring:)\S+\s+\S+\s+\S`

/** A label before a colon holds for a list that commas or brackets only interrupt. */
const isListAfter = (plain: string, at: number) => /^(?:[(),;]|\s\d)/.test(plain.slice(at, at + 2))
