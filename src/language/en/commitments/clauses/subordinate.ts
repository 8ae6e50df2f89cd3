import { pattern, phrases } from '../../../phrases/phrases.ts'

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
export const isSubordinate = (before: string) => subordinate.test(before)

/** "I said sure, I'd cover for him" is one clause. */
const assent =
  /(?:said|told \S+|replied|answered|texted back) (?:yes|sure|ok|okay|of course|no problem|absolutely|fine)$/i

/** "I promised Granny, cross my heart, I'd visit" */
const isAfterAside = (before: string, after: string) =>
  /(?:promised|told|assured|swore to|swore|my word)(?: \S+){0,2}(?:, [^,]{1,25})?$/i.test(before) &&
  /^(?:I'd|I would|I'll|I will)\s/i.test(after)

/** "that she'd", "so he can", "told June I'd": a subject that is part of what is said, not a new clause. */
export function isPartOfClause(plain: string, index: number, joint: string): boolean {
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
