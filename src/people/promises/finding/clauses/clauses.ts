import { isMineLabel } from '../labels/thing-labels.ts'

/** A stretch of a sentence with one subject. `fresh`: it does not go on from the clause before it. */
export type Clause = { plain: string; index: number; fresh: boolean; label: string }

// A new clause begins after these whatever follows.
const stops =
  /\s\d{1,2}[.)]\s|[;()\u2022→|]|\s[-=]+>\s|\s[-–—]+\s|—|(?<!\b[Rr]e):\s|\s\/\/?\s|(?:\p{Extended_Pictographic}\uFE0F?\u200D?)+|\.{3}|…/gu

const verbs =
  "(?:'ll|'d|'s|'re|'m|'ve|will|would|is|are|was|were|am|has|have|had|can|can't|could|should|might|may|must|needs?|wants?|said|says|told|tells|asked|asks|promised|agreed|offered|owes?|works?|lives?|thinks?|hopes?|won't|doesn't|does|did|didn't|isn't|going|gave|got|gets|used|knows?|loves?|likes?|mentioned|suggested|sent|came|went|wasn't|wouldn't|couldn't|also|just|really|still|already|probably|then|definitely|do|don't|agreed|swore|committed|volunteered|owe|ought|gotta|gonna|shall|met|called|might|seems?|moved|left|runs?|takes?|starts?|makes?|brings?|sends?|keeps?|leads?)"
const others = `(?:she|he|they|it|you|that|there|this|who|everyone|everybody|somebody|someone|nobody|people|(?:my|his|her|their|our|the)\\s+\\p{L}+|\\p{Lu}[\\p{L}'-]*(?:\\s+\\p{Lu}[\\p{L}'-]*)?(?:\\s+and\\s+\\p{Lu}[\\p{L}'-]*)?)`
const mine = "(?:[Ii](?:'ll|'d|'ve|'m|ll|m|ve)?|[Ww]e(?:'ll|'d|'ve|'re)?)"
const joints =
  '(?:and|&|but|so|then|plus|also|because|cause|cuz|although|though|whereas|while|yet|or|anyway|um|uh|yeah|ok|okay|well|like|apparently|actually|meanwhile|otherwise|maybe|perhaps|that|which)'

// After a comma or a joining word a subject opens a clause; so does "and told", "and promised", with the subject before.
const joined = new RegExp(
  `(?:,\\s*(?:${joints}\\s+){0,3}|\\s(?:${joints}\\s+){1,3})(?=(?:(?:${others}(?:\\s+|(?='))${verbs}|${mine}\\s)|(?<=,\\s*)(?:she|he|they|you)\\s|(?<=,\\s*)(?:said|told \\S+) (?:yes|sure|ok|okay|of course|I would)(?=[\\s.,!]|$)|(?<=,\\s*)(?:sending|emailing|calling|texting|forwarding|ringing|dropping|bringing|posting|paying|picking|giving|helping|sharing)\\s+(?:her|him|them|it|the|a|my|\\p{Lu})|(?<=,\\s*)\\p{Lu}\\p{L}+\\s+\\p{Ll}+s\\s+(?:the|a|an|her|his|my|it|them|up|on|to)\\s|(?:told|promised|agreed|offered|swore|volunteered|committed|gotta|need to|must|should|will|shall|maybe|remind me|don't forget)\\s))`,
  'gu',
)
// In speech without stops these begin something new by themselves.
const spoken =
  /\s(?=(?:I'll|i'll|I will|i will|I'm going to|i'm going to|I'm gonna|i'm gonna|I told|i told|I promised|i promised|I need to|i need to|I should|i should|I have to|i have to|I said|i said|I agreed|i agreed|I also|i also|I owe|i owe|I must|i must|gotta)\s)|\s(?=(?:she|he|they|She|He|They)(?:'ll|'s| said| says| will| told| promised| wants| works| is| has)\s)/gu
const subordinate =
  /(?:^|[\s,])(?:that|what|which|who|whom|where|when|how|why|if|whether|because|since|as|until|till|before|after|once|while|like|than|stuff|thing|things|everything|something|anything|one|ones|way|whatever|time|unless|though|said|says|thinks?|hopes?|sure|know|knows|think|guess|hope|believe|suppose|and|or|maybe|perhaps|probably|whenever|wherever|reason|so|but|then|day|moment|case|means|told|promised|agreed|swore|promise|swear|guarantee|saying|(?:is|was|were|'s|be) all|reckons?|expects?|insists?|claims?|suggests?|wants?|wishes|assumes?|figures|heard|goes|went|go|was like|asked|asks|joked|jokes|insisted|suggested|reckoned|feels|felt|wondered|hoped|believes|believed|understood|decided|knew|thought|replied|answered)(?:,?\s(?:oh|well|yeah|yes|sure|ok|okay|hey|um|uh|no|right|look|hm+|maybe|perhaps))*$|(?:told|promised|assured|guaranteed|texted|emailed|messaged|reminded|swore|agreed|gave|let|informed|wrote)(?:\s\S+){1,4}$|\sthe\s[a-zÀ-ɏ]+$/i

export function clausesOf(plain: string): Clause[] {
  const cuts = new Map<number, { fresh: boolean; end: number }>()
  for (const stop of plain.matchAll(stops)) cuts.set(stop.index + stop[0].length, { fresh: true, end: stop.index })
  for (const joint of plain.matchAll(joined)) {
    if (isObject(plain, joint.index, joint[0])) continue
    cuts.set(joint.index + joint[0].length, { fresh: false, end: joint.index })
  }
  for (const start of plain.matchAll(spoken)) {
    const at = start.index + start[0].length
    if (!cuts.has(at) && !subordinate.test(plain.slice(Math.max(0, start.index - 40), start.index))) {
      cuts.set(at, { fresh: false, end: start.index })
    }
  }
  return between(
    plain,
    [...cuts].toSorted(([a], [b]) => a - b),
  )
}

/** "that she'd", "so he can", "told June I'd": a subject that is part of what is said, not a new clause. */
// "I said sure, I'd cover for him" is one.
const assent =
  /(?:said|told \S+|replied|answered|texted back) (?:yes|sure|ok|okay|of course|no problem|absolutely|fine)$/i

/** "I promised Granny, cross my heart, I'd visit" */
const isToldAside = (before: string, after: string) =>
  /(?:promised|told|assured|swore to|swore|my word)(?: \S+){0,2}(?:, [^,]{1,25})?$/i.test(before) &&
  /^(?:I'd|I would|I'll|I will)\s/i.test(after)

function isObject(plain: string, index: number, joint: string): boolean {
  const word = joint.trim().replace(/^,\s*/, '').toLowerCase()
  if (/^that$/.test(word) && /^[Ii](?:'|\s)/.test(plain.slice(index + joint.length, index + joint.length + 2)))
    return true
  if (
    /^,\s*$/.test(joint) &&
    isToldAside(plain.slice(Math.max(0, index - 60), index), plain.slice(index + joint.length))
  )
    return true
  if (joint.startsWith(',')) return assent.test(plain.slice(Math.max(0, index - 40), index)) && /,\s*$/.test(joint)
  if (word === '') return false
  const after = plain.slice(index + joint.length, index + joint.length + 12)
  if (/^(?:that|which)$/.test(word)) return true
  if (/^(?:so|while|though|although|because|cause|cuz|like)$/.test(word))
    return !/^[Ii]\b(?!'m\b)/.test(after) || word !== 'so'
  if (word === 'or') return true
  return false
}

function between(plain: string, cuts: [number, { fresh: boolean; end: number }][]): Clause[] {
  const clauses: Clause[] = []
  let start = 0
  let fresh = true
  let label = ''
  for (const [next, cut] of [...cuts, [plain.length, { fresh: true, end: plain.length }] as const]) {
    const text = plain.slice(start, Math.max(start, cut.end))
    const isLabel =
      (plain[cut.end] === ':' && !isSaying.test(text)) ||
      (cut.fresh &&
        /^\s*@?(?:to-?\s?do|action|reminder|next steps?|follow-?up|f\/u|note to self|remember)\s*$/i.test(text)) ||
      (cut.fresh && isMineLabel(text))
    if (isLabel) label = text.trim() || (isMineLabel(label) ? label : '')
    else if (/[\p{L}\d]/u.test(text)) clauses.push({ plain: text, index: start, fresh, label })
    if (!isLabel && cut.fresh) label = isListAfter(plain, cut.end) ? label : ''
    start = next
    fresh = cut.fresh
  }
  return clauses
}

/** "I'll see to the permit: they start in May": a whole clause before a colon is no label. */
const isSaying =
  /^\s*(?:(?:and|so|also|but) )?(?:I'll|I will|I'm going to|(?:I )?(?:promised|agreed|offered)(?: \S+){0,2} to|(?:I |still )*(?:need|have) to|remind me to|told \S+ I'd|(?:I )?said I'd)\s+(?!do |send:|bring:)\S+\s+\S+\s+\S/i

/** A label before a colon holds for a list that commas or brackets only interrupt. */
const isListAfter = (plain: string, at: number) => /^(?:[(),;]|\s\d)/.test(plain.slice(at, at + 2))
