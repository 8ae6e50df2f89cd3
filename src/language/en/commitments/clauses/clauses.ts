import type { Segment } from '../../../language-data/commitment-rules.ts'
import { allMatches, pattern, phrases } from '../../../phrases/phrases.ts'
import { isMineLabel } from '../labels/labels.ts'

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

/** After one of these a subject goes on with the clause: "what I'll", "she said I should". */
const links = phrases`
  that, what, which, who, whom, where, when, how, why, if, whether, because, since, as, until, till, before, after, once,
  while, like, than, stuff, thing, things, everything, something, anything, one, ones, way, whatever, time, unless, though,
  said, says, think[s], hope[s], sure, know, knows, guess, believe, suppose, and, or, maybe, perhaps, probably, whenever,
  wherever, reason, so, but, then, day, moment, case, means, told, promised, agreed, swore, promise, swear, guarantee,
  saying, (is | was | were | 's | be) all, reckon[s], expect[s], insist[s], claim[s], suggest[s], want[s], wishes, assume[s],
  figures, heard, goes, went, go, was like, asked, asks, joked, jokes, insisted, suggested, reckoned, feels, felt, wondered,
  hoped, believes, believed, understood, decided, knew, thought, replied, answered`
const fillers = phrases`oh, well, yeah, yes, sure, ok, okay, hey, um, uh, no, right, look, ${/hm+/}, maybe, perhaps`
const tellings = phrases`
  told, promised, assured, guaranteed, texted, emailed, messaged, reminded, swore, agreed, gave, let, informed, wrote`
const subordinate = pattern('i')`(?:^|[\s,])${links}(?:,?\s${fillers})*$|${tellings}(?:\s\S+){1,4}$|\sthe\s[a-zÀ-ɏ]+$`

/** Whether what stands before a subject makes its clause a part of the one before. */
const isSubordinate = (before: string) => subordinate.test(before)

/** "I said sure, I'd cover for him" is one clause. */
const assent =
  /(?:said|told \S+|replied|answered|texted back) (?:yes|sure|ok|okay|of course|no problem|absolutely|fine)$/i

/** "I promised Granny, cross my heart, I'd visit" */
const isAfterAside = (before: string, after: string) =>
  /(?:promised|told|assured|swore to|swore|my word)(?: \S+){0,2}(?:, [^,]{1,25})?$/i.test(before) &&
  /^(?:I'd|I would|I'll|I will)\s/i.test(after)

/** "that she'd", "so he can", "told June I'd": a subject that is part of what is said, not a new clause. */
function isPartOfClause(plain: string, index: number, joint: string): boolean {
  const before = (length: number) => plain.slice(Math.max(0, index - length), index)
  const after = plain.slice(index + joint.length)
  const word = joint.trim().replace(/^,\s*/, '').toLowerCase()
  const isComma = /^,\s*$/.test(joint)
  if (word === 'that' && /^[Ii](?:'|\s)/.test(after)) return true
  if (isComma && isAfterAside(before(60), after)) return true
  if (joint.startsWith(',')) return isComma && assent.test(before(40))
  if (/^(?:that|which|or)$/.test(word)) return true
  if (/^(?:while|though|although|because|cause|cuz|like)$/.test(word)) return true
  return word === 'so' && !/^[Ii]\b(?!'m\b)/.test(after)
}

const verbs = phrases`
  'll, 'd, 's, 're, 'm, 've, will, would, is, are, was, were, am, has, have, had, can, can't, could, should, might, may,
  must, need[s], want[s], said, says, told, tells, asked, asks, promised, agreed, offered, owe[s], work[s], live[s],
  think[s], hope[s], won't, doesn't, does, did, didn't, isn't, going, gave, got, gets, used, know[s], love[s], like[s],
  mentioned, suggested, sent, came, went, wasn't, wouldn't, couldn't, also, just, really, still, already, probably, then,
  definitely, do, don't, swore, committed, volunteered, ought, gotta, gonna, shall, met, called, seem[s], moved, left,
  run[s], take[s], start[s], make[s], bring[s], send[s], keep[s], lead[s]`
const others = phrases`
  she, he, they, it, you, that, there, this, who, everyone, everybody, somebody, someone, nobody, people,
  (my | his | her | their | our | the)${/\s+\p{L}+/u},
  ${/\p{Lu}[\p{L}'-]*(?:\s+\p{Lu}[\p{L}'-]*)?(?:\s+and\s+\p{Lu}[\p{L}'-]*)?/u}`
const ownSubject = /[Ii](?:'ll|'d|'ve|'m|ll|m|ve)?|[Ww]e(?:'ll|'d|'ve|'re)?/
const joint = phrases`
  and, &, but, so, then, plus, also, because, cause, cuz, although, though, whereas, while, yet, or, anyway, um, uh, yeah,
  ok, okay, well, like, apparently, actually, meanwhile, otherwise, maybe, perhaps, that, which`

const otherStarts = pattern('u')`${others}(?:\s+|(?='))${verbs}`
/** "and told", "and promised", with the subject before. */
const verbStarts = phrases`
  told, promised, agreed, offered, swore, volunteered, committed, gotta, need to, must, should, will, shall, maybe,
  remind me, don't forget`

const assentStarts = /(?:said|told \S+) (?:yes|sure|ok|okay|of course|I would)(?=[\s.,!]|$)/
const doing = phrases`
  sending, emailing, calling, texting, forwarding, ringing, dropping, bringing, posting, paying, picking, giving, helping,
  sharing`
const doingStarts = pattern('u')`${doing}\s+(?:her|him|them|it|the|a|my|\p{Lu})`
const namedStarts = /\p{Lu}\p{L}+\s+\p{Ll}+s\s+(?:the|a|an|her|his|my|it|them|up|on|to)\s/u
/** These open a clause only straight after a comma. */
const afterComma = pattern('u')`(?<=,\s*)(?:(?:she|he|they|you)\s|${assentStarts}|${doingStarts}|${namedStarts})`

/** After a comma or a joining word a subject opens a clause. */
const clauseJoints = pattern(
  'gu',
)`(?:,\s*(?:${joint}\s+){0,3}|\s(?:${joint}\s+){1,3})(?=${otherStarts}|${ownSubject}\s|${afterComma}|${verbStarts}\s)`

const i = /[Ii]/
const iStart = phrases`
  ${i}'ll, ${i} will, ${i}'m going to, ${i}'m gonna, ${i} told, ${i} promised, ${i} need to, ${i} should, ${i} have to,
  ${i} said, ${i} agreed, ${i} also, ${i} owe, ${i} must, gotta`
const theyStart = /[Ss]he|[Hh]e|[Tt]hey/
const theyGoOn = /'ll|'s| said| says| will| told| promised| wants| works| is| has/
/** In speech without stops these begin something new by themselves. */
const spokenStarts = pattern('gu')`\s(?=(?:${iStart}|${theyStart}${theyGoOn})\s)`
