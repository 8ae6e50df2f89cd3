import { pattern, phrases } from '#language/phrases/phrases.ts'
import { wordingOf } from '../../../questions/completion.ts'
import type { Question } from '../../../questions/question.ts'
import { isInEnglish } from '../../wording/sentences.ts'

/** Which promises a question means: all, open, overdue, completed, the next one due, or whether one is completed. */
export type PromiseQuestion = {
  sort: 'all' | 'open' | 'overdue' | 'kept' | 'next' | 'whether'
  /** The time in the question is the due date, not when it was promised. */
  byDue: boolean
  saysWhen: boolean
  /** Whether it was kept by its day. */
  asksOnTime: boolean
  /** The topic of the promise. */
  words: string[]
}

const promising =
  /\b(?:promis(?:e|es|ed|ing)|commit(?:ted|ments?)?|pledged?|agreed? to|owe[ds]?|owing|obligations?|to-?dos?|deadlines?)\b/iu
const duePattern = /\b(?:over)?due\b|\bdeadlines?\b/iu
const helpers = phrases`did, has, have, had, does, do, will, would`
const promisesOfOthers = phrases`
  ${helpers}${/\s+(?!i\b|we\b|you\b)(?:[\p{L}.'’-]+\s+){1,3}?(?:promis|commit|owe|agree)\p{L}*/u},
  promised (me | us), owe[s] (me | us), to me, (his | her | their) promise[s]`
const byOthers = pattern('iu')`\b${promisesOfOthers}\b|\p{L}['’]s promises?\b`
const overdue =
  /\b(?:overdue|past due|late (?:with|on)|behind (?:with|on)|missed|should (?:i )?have done|forgotten to|failed to|neglected to|broken?)\b/iu
const asksForKept =
  /\b(?:kept|keep|honou?red|ticked off|crossed off|marked (?:as )?(?:done|kept)|fulfilled|completed|delivered on|done|made good on)\b/iu
const open =
  /\b(?:open|still|outstanding|pending|left|owe|owed|owing|unkept|unfulfilled|not yet|yet to|to-?dos?|not kept|have to|need to)\b/iu
const next = /\b(?:due next|next (?:thing )?due|next (?:promise|deadline|due date)|due first|soonest)\b/iu
const lateWith = /\b(?:am|are) (?:i|we) (?:late|behind)\b/iu
const byWhen = /^\W*(?:by )?when (?:do|should|must|shall) (?:i|we)\b/iu
const saidIWould =
  /\b(?:did|have) i (?:say|said|tell|told|mention|offer)\b.*\bi(?:['’]d| would|['’]ll| will| was going to)\b/iu
const haveI =
  /^\W*(?:and |so )?(?:have|did|had) (?:i|we) (?:already |ever |actually |remember to )?(?!meet|met|see|saw|talk|speak|spoke|spoken|call|know|hear|heard|seen|talked)(\p{L}+)/iu

const promiseWords = new Set(
  `promise promises promised promising commit committed commitment commitments pledge pledged agree agreed owe owes owed
  owing obligation obligations todo todos do due overdue deadline deadlines open still outstanding pending left kept keep
  keeping fulfilled completed complete done delivered good next soonest late behind missed forgotten broken break yet
  already supposed task tasks action items coming upcoming soon currently right moment list everything happen forget
  myself ought going got day date time past must deliver finish get handle sort tackle plate agenda ticked crossed marked
  honoured honored thing forgotten failed neglected else`.split(/\s+/),
)

const act = phrases`
  do, doing, send, give, bring, deliver, finish, get ${/(?:\p{L}+ )?/u}done, get (to | back to), take care of,
  hand (in | over), sort out, complete, handle, tackle, prepare, manage`
const duties = phrases`
  am i supposed, was i supposed, do i [still | also] (have | need), have i [still] got, did i (agree | offer | undertake),
  must i, am i (meant | expected | obliged), are we supposed`
const needs = phrases`have, need, should, must, ought, supposed, meant, got, owe`
const left = phrases`outstanding, pending, left (to do | undone), open, on my (plate | list | agenda)`
const supposedPhrases = phrases`
  what [else | all] ${duties} [to] [still] ${act}, [is there] (any | some)thing [else] [that] ${/(?:i|we)(?:['’]m)?/} [am | are] [still | also] ${needs},
  (what | which) thing[s] (do | must | should) (i | we) [still] [have to | need to] ${act},
  do (i | we) [still] (have | need) to ${act} anything,
  what${/(?:['’]s| is)/} [still] ${left}${/\b.*\b/}(for | with | to | by | this | today | tomorrow | next),
  what have (i | we) (forgotten | failed | neglected) to do`
const supposed = pattern('iu')`\b${supposedPhrases}\b`
const keeps =
  /\b(?:did|have|had) (?:i|we) (?:already |ever )?(?:keep|kept|fulfil|fulfill|fulfilled|honou?r|break|broken)\b.*\bpromise/iu
const asksDue = /\b(?:whats?|which|whose|who|when|anything|something|things?|is|are|how)\b/iu
const onTime = /\b(?:on|in) time\b|\b(?:too )?late\b|\bbefore (?:it was|the) (?:due|deadline)\b/iu
const notDone = /\bnot\b|n['’]t\b/iu

/** "What did Ana promise me?" */
export const asksForTheirs = (question: Question) =>
  /^\W*(?:and )?(?:what|which)\b.*\b(?:promis|agree|commit)/iu.test(question.text) && byOthers.test(question.text)

/** Null when the question is not about the member's own promises. */
export function readPromiseQuestion(question: Question): PromiseQuestion | null {
  return isInEnglish(question) ? readInEnglish(question) : readInLanguage(question)
}

function readInLanguage({ kind, promises, about, span, today }: Question): PromiseQuestion | null {
  if (kind !== 'promises' && kind !== 'countPromises') return null
  const isMade = promises === 'made' && span !== null && Temporal.PlainDate.compare(span.from, today) <= 0
  const isOfAll = kind === 'promises' && promises !== 'open' && (about.length > 0 || isMade)
  const sort = promises === 'kept' || promises === 'overdue' ? promises : isOfAll ? 'all' : 'open'
  return { sort, byDue: !isMade, saysWhen: false, asksOnTime: false, words: [] }
}

function readInEnglish(question: Question): PromiseQuestion | null {
  const text = wordingOf(question)
  const words = question.words.filter((word) => !promiseWords.has(word))
  const sort = sortOf(text, words.length > 0)
  if (!sort || byOthers.test(text) || /\bhow many\b/iu.test(text) || isBirth(text, question)) return null
  const byDue = duePattern.test(text) || supposed.test(text) || byWhen.test(text) || /\bowe\b/iu.test(text)
  return { sort, byDue, asksOnTime: onTime.test(text), saysWhen: /\bwhen (?:did|have) (?:i|we)\b/iu.test(text), words }
}

function sortOf(text: string, isOfMatter: boolean): PromiseQuestion['sort'] | null {
  if (keeps.test(text)) return 'whether'
  if (lateWith.test(text)) return 'overdue'
  if (/\b(?:did|have|had) (?:i|we) (?:forget|forgotten|fail|failed|neglect|neglected) to do\b/iu.test(text))
    return 'overdue'
  const isPromise = promising.test(text) || supposed.test(text) || (asksDue.test(text) && duePattern.test(text))
  if (!isPromise) return sortOfIndirect(text, isOfMatter)
  if (next.test(text)) return 'next'
  if (supposed.test(text)) return 'open'
  if (overdue.test(text)) return 'overdue'
  if (asksForKept.test(text)) return 'kept'
  return open.test(text) || supposed.test(text) || duePattern.test(text) ? 'open' : 'all'
}

/** Indirect wording: counts as a promise question only if a promise matches the topic. */
function sortOfIndirect(text: string, isOfMatter: boolean): PromiseQuestion['sort'] | null {
  if (saidIWould.test(text)) return 'all'
  if (isOfMatter && byWhen.test(text)) return 'open'
  return isOfMatter && haveI.test(text) && !notDone.test(text) ? 'whether' : null
}

/** "When is Ana due?" is not about a promise. */
function isBirth(text: string, { named }: Question) {
  const subjects = ['she', ...named.map(({ said }) => said.toLowerCase())]
  return subjects.some((subject) => text.toLowerCase().includes(`${subject} due`))
}
