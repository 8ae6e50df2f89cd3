import { pieces } from '#language/en/dates/words.ts'
import { englishQuestions } from '#language/en/questions.ts'
import { lazy } from '#language/phrases/lazy.ts'
import { pattern, phrases } from '#language/phrases/phrases.ts'
import {
  beginningOfTime,
  type Direction,
  endOfTime,
  type PhraseGroups,
  type Range,
  type Span,
  spanPhrases,
} from './span-phrases.ts'

type SpanOptions = { today: Temporal.PlainDate; looks: Direction }
type Match = Range & { index: number; end: number; lead: string }

/** The time that a question names, and the question with times blanked out, so that positions stay the same. */
export function readSpan(text: string, asked: SpanOptions): { span: Span | null; rest: string } {
  const found = matches(text, asked)
  const left = found.reduce((left, { index, end, lead }) => blankOut(left, index - lead.length, end), text)
  const [one, other] = found
  if (!one) return { span: null, rest: left }
  const joined = other && joinedRange(text, one, other)
  const { from, to } = joined ?? bounded(one, asked)
  const last = joined ? other : one
  const rest = blankOut(left, one.index, last.end)
  const isSpan = Temporal.PlainDate.compare(from, to) < 0
  const said = text.slice(one.index - one.lead.length, last.end).trim()
  return { span: isSpan ? { from, to, said } : null, rest }
}

export const blankOut = (text: string, from: number, to: number) =>
  text.slice(0, from) + ' '.repeat(to - from) + text.slice(to)

const leadWords = phrases`
  (before | by | until | till) [the] end of, [ever] since, as of, [starting | beginning] from, after, before, prior to, until, till, up to, by, no later than, between,
  more than, over, throughout, during, within, in, on, of, for, at, around, early [in], late [in], mid[-],
  [the] (start | beginning | middle | end | rest) of`
const leads = pattern('iu')`(?<![\p{L}\d])${leadWords}(?: the)?\s*$`
/** Leads that make a following month or number a time. "Over" and "for" do not. */
const strongLeads =
  /^(?:(?:ever )?since|after|before|prior to|until|till|up to|by|between|throughout|during|in|on|of|early|late|mid|(?:the )?(?:start|beginning|middle|end|rest) of)/iu

/** "From March" is a time; "from June" may mean a person. */
const alsoNames = /^(?:april|may|june|august)$/iu

const leadOf = (text: string, index: number) => leads.exec(text.slice(Math.max(0, index - 24), index))?.[0] ?? ''

const patterns = lazy(() => spanPhrases.map((phrase) => ({ ...phrase, pattern: patternOf(phrase.says) })))

/** The longest of overlapping matches. */
function matches(text: string, { today, looks }: SpanOptions): Match[] {
  const all = patterns().flatMap(({ pattern, range, led }) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [words] = match
      const lead = leadOf(text, match.index)
      const isLed = strongLeads.test(lead) || (/^from/iu.test(lead) && !alsoNames.test(words))
      if (led?.(words) && !isLed && !isPartOfTwo(text, match.index, match.index + words.length)) return []
      const days = range({ ...match.groups, all: words } as PhraseGroups, today, looksAt(lead, looks))
      return days ? [{ ...days, index: match.index, end: match.index + words.length, lead }] : []
    }),
  )
  const kept: Match[] = []
  for (const match of all.toSorted((a, b) => b.end - b.index - (a.end - a.index) || a.index - b.index)) {
    if (!kept.some((other) => match.index < other.end && other.index < match.end)) kept.push(match)
  }
  return kept.sort((a, b) => a.index - b.index)
}

/** "From March to May", "between March and May". */
function isPartOfTwo(text: string, index: number, end: number) {
  const isFirst = /\bfrom\s+$/iu.test(text.slice(0, index)) && /^\s*(?:to|until|till|through)\b/iu.test(text.slice(end))
  const isSecond = /\b(?:between|from)\b.*\b(?:and|to|until|till|through)\s+$/iu.test(text.slice(0, index))
  return isFirst || isSecond
}

/** "By Friday" and "for Friday" are in the future. */
const looksAt = (lead: string, looks: Direction): Direction =>
  /^(?:by|for|no later than)/iu.test(lead) ? 'ahead' : looks

/** "Between May and June", "from 3 to 10 May": includes all of the second. */
function joinedRange(text: string, one: Match, other: Match): Range | null {
  const gap = text.slice(one.end, other.index)
  if (!/^\s*(?:and|to|until|till|through|[-–])\s*(?:the\s*)?$/iu.test(gap)) return null
  if (!/^(?:between|from|starting|beginning)/iu.test(one.lead.trim()) && !/[-–]|to|through/u.test(gap)) return null
  const from = Temporal.PlainDate.compare(one.from, other.to) < 0 ? one.from : one.from.subtract({ years: 1 })
  return { from, to: other.to }
}

function bounded({ from, to, lead }: Match, { today, looks }: SpanOptions): Range {
  const now = today.add({ days: 1 })
  const last = looks === 'ahead' || Temporal.PlainDate.compare(from, today) > 0 ? endOfTime : now
  if (/^(?:(?:ever )?since|as of|(?:starting|beginning) from)/iu.test(lead)) return { from, to: last }
  const { after, until, before } = bounds()
  if (after.test(lead)) return { from: to, to: Temporal.PlainDate.compare(to, last) < 0 ? last : endOfTime }
  // “Before the end of January” includes all of it.
  if (until.test(lead)) return { from: beginningOfTime, to }
  if (before.test(lead)) return { from: beginningOfTime, to: from }
  return { from, to }
}

const bounds = lazy(() => {
  const { after, until, before } = englishQuestions.bounds
  return { after: pattern('iu')`^${after}`, until: pattern('iu')`^${until}`, before: pattern('iu')`^${before}` }
})

/** Like the promise patterns, but a phrase can name its groups. */
function patternOf(says: string) {
  const filled = says.replace(/(\(\?)?<(\w+)>/gu, (whole, isGroup: string | undefined, name: string) =>
    isGroup || !(name in pieces) ? whole : `(?<${name}>${pieces[name as keyof typeof pieces]})`,
  )
  return new RegExp(`(?<![\\p{L}\\d])(?:${filled.replaceAll(' ', '\\s+')})(?![\\p{L}\\d])`, 'giu')
}

const futurePattern =
  /\b(?:due|will|upcoming|coming up|owe|shall|going to|plan(?:s|ned)?|should i|do i (?:have|need)|have to|need to|birthdays?|next|overdue|deadlines?)\b/iu
const past = /\b(?:did|was|were|had|said|told|talked|spoke|promised|met|have i|last|first|since|ago|how long)\b/iu

/** "On Friday" means the last Friday for past events and the next Friday for due dates. */
export const directionOf = (text: string): Direction =>
  futurePattern.test(text) && !past.test(text) ? 'ahead' : 'back'
