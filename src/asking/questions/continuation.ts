import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { Named } from './names/name.ts'
import type { Question } from './question.ts'
import type { Span } from './times/span-phrases.ts'

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
