import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Named } from './names/name-words.ts'
import { findNames } from './names/names.ts'
import type { Question } from './question.ts'
import { directionOf, readSpan } from './times/span.ts'
import type { Span } from './times/span-phrases.ts'
import { tellingWordsOf } from './words/ordinary-words.ts'

type Before = { earlier: string; today: Temporal.PlainDate }

/** "And Ben?" after "When is Ana's birthday?": the previous question with another name, time or place. */
export async function completeQuestion(
  ctx: MemberContext,
  text: string,
  { earlier, today }: Before,
): Promise<string | null> {
  if (!isShort(text)) return null
  const count = counting(text, earlier)
  if (count || isBare(text)) return count
  const own = (afterLead(text) ?? text).replace(/[\s?!.]+$/u, '').trim()
  if (own === '' || /\b(?:her|his|their|him|she|he|they|them|it|that)\b/iu.test(own)) return null
  return withTime(earlier, own, today) ?? (await withName(ctx, earlier, own)) ?? withPlace(earlier, own)
}

/** "How many?", after a list. */
function counting(text: string, earlier: string) {
  if (!/^\W*(?:and |so )?how many(?: (?:is|are) (?:that|there|those|they))?\W*$/iu.test(text)) return null
  if (/^(?:who|whom)\b/iu.test(earlier)) return earlier.replace(/^(?:who|whom)\b/iu, 'how many people')
  return /^(?:which|what) \p{L}+s\b/iu.test(earlier) ? earlier.replace(/^(?:which|what)\b/iu, 'how many') : null
}

function withTime(earlier: string, own: string, today: Temporal.PlainDate) {
  const before = readSpan(earlier, { today, looks: directionOf(earlier) }).span
  if (!before) return null
  const said = stepBack(before.said, own) ?? own
  const led = [said, `in ${said}`].find((way) => {
    const { span, rest } = readSpan(way, { today, looks: directionOf(earlier) })
    return span !== null && tellingWordsOf(rest).length === 0
  })
  return led ? earlier.replace(before.said, led) : null
}

/** "And the week before?" */
function stepBack(said: string, own: string) {
  const [, unit] = /^(?:the )?(day|week|weekend|month|quarter|year) before(?: that)?$/iu.exec(own) ?? []
  if (!unit) return null
  if (/\bthis\b|\bcurrent\b/iu.test(said)) return `last ${unit}`
  return unit === 'day' ? 'the day before yesterday' : `the ${unit} before last`
}

async function withName(ctx: MemberContext, earlier: string, own: string) {
  const [mine] = await findNames(ctx, own)
  if (!mine || mine.people.length === 0 || tellingWordsOf(own.replace(mine.said, '')).length > 0) return null
  const [one, ...others] = await findNames(ctx, earlier)
  if (!one || others.length > 0) return null
  const mark = /(?:['’]s|['’])$/u.exec(earlier.slice(one.index, one.end))?.[0] ?? ''
  const name = own.slice(mine.index, mine.end).replace(/(?:['’]s|['’])$/u, '')
  return `${earlier.slice(0, one.index)}${name}${mark && "'s"}${earlier.slice(one.end)}`
}

const places = /\b(in|at|from|near|with|for|through|on|about) (?:the )?([\p{Lu}\d][^?]*|\p{L}+)(?=\W*$)/u

/** "And in London?", "and London?": replaces the place, company or topic of the previous question. */
function withPlace(earlier: string, own: string) {
  const before = places.exec(earlier)
  if (!before || own.split(' ').length > 4) return null
  const [, led] = /^(in|at|from|near|with|for|through|on|about) /iu.exec(own) ?? []
  if (led && led.toLowerCase() !== before[1]?.toLowerCase()) return null
  return `${earlier.slice(0, before.index)}${led ? '' : `${before[1]} `}${own}${earlier.slice(before.index + before[0].length)}`
}

const leading = /^\W*(?:(?:(?:and|also|but|or|then|so) )?(?:what|how) about|and|also|but|or|then|so)\b/iu
const ownVerb =
  /\b(?:did|do|does|is|are|was|were|has|have|had|will|would|can|could|should|who|what|when|where|why|how|which|whose|tell|show|list)\b/iu
const shortQuestions = phrases`
  when, why, where, how, who, whom, which [one], what, how (long | often | many | much | come | so | soon | old),
  what (else | for | time | day), anything else, who else, what more, more, go on, really, and, then, what then,
  (when | where | why | how | who) (was | is | were | did) (that | it | this) [be | happen]`
const prepositions = phrases`since, until, till, by, from, to, with, for, about`
const bareQuestion = pattern('iu')`^\W*(?:and |but |so )?(?:${prepositions} )?${shortQuestions}\W*$`
const pronoun = /\b(?:she|he|her|his|him|hers|they|them|their|theirs)\b/iu
const thing = /\b(?:it|that|those|these|this)\b/iu
const antecedent =
  /\b(?:people|anyone|anybody|everyone|everybody|someone|somebody|those|friends|contacts|colleagues|nobody)\b/iu
const whoOfThem =
  /^\W*(?:and )?(?:who|whose|which)(?:'s| is| was| are| were)? (?:his|her|their|she|he|they)\b|\b(?:him|her|them)\W*$/iu

type QuestionParts = { text: string; named: Named[]; span: Span | null; words: string[] }

/** Whether a question depends on the previous one. */
export function goesOn({ text, named, span, words }: QuestionParts): boolean {
  if (isShort(text)) return true
  if (named.length > 0) return false
  if (words.length === 0 && !span && !/\b(?:i|my|me)\b/iu.test(text)) return true
  if (isOfThing(text.replace(span?.said ?? '', ''))) return true
  if (!pronoun.test(text)) return false
  if (/^\W*(?:who|whose|which)\b/iu.test(text)) return whoOfThem.test(text)
  return !antecedent.test(text) || !/\b(?:they|them|their)\b/iu.test(text)
}

/** "When is it due?" */
const isOfThing = (text: string) => thing.test(text) && text.trim().split(/\s+/u).length < 7 && !/\bi\b/iu.test(text)

/** "And Ben?", "what about June?", "when?": the rest is in the previous question. */
export function isShort(text: string) {
  if (isBare(text)) return true
  if (!leading.test(text)) return false
  const rest = text.replace(leading, '').replace(/\b(?:her|his|their)\b.*/iu, '')
  // A single verb does not count: "and Will?"
  return !/\p{L}\W+\p{L}/u.test(rest) || !ownVerb.test(rest)
}

/** "Why?" has no search words of its own. */
export const isBare = (text: string) => bareQuestion.test(text)

/** The text after "and" or "what about". */
export const afterLead = (text: string) => (leading.test(text) ? text.replace(leading, '').trim() : null)

/** The full question: a follow-up question includes the words of the previous one. */
export function wordingOf({ text, earlier }: Pick<Question, 'text' | 'earlier'>) {
  return earlier !== null && isShort(text) ? `${earlier} ${text}` : text
}
