import { wordingOf } from '../questions/going-on.ts'
import type { Question } from '../questions/question.ts'

/** What is asked of promises: all of them, those still open, overdue, kept, the next one due, or whether one is kept. */
export type PromiseAsked = {
  sort: 'all' | 'open' | 'overdue' | 'kept' | 'next' | 'whether'
  /** The time in it is when it is due, and not when it was promised. */
  byDue: boolean
  saysWhen: boolean
  /** What the promise is about. */
  words: string[]
}

const promising =
  /\b(?:promis(?:e|es|ed|ing)|commit(?:ted|ments?)?|pledged?|agreed? to|owe[ds]?|owing|obligations?|to-?dos?|deadlines?)\b/iu
const due = /\b(?:over)?due\b|\bdeadlines?\b/iu
const byOthers =
  /\b(?:did|has|have|had|does|do|will|would)\s+(?!i\b|we\b|you\b)(?:[\p{L}.'’-]+\s+){1,3}?(?:promis|commit|owe|agree)|\bpromised (?:me|us)\b|\bowes? (?:me|us)\b|\bto me\b|\b(?:his|her|their) promises?\b|\p{L}['’]s promises?\b/iu
const overdue =
  /\b(?:overdue|past due|late (?:with|on)|behind (?:with|on)|missed|should (?:i )?have done|forgotten|broken?)\b/iu
const kept = /\b(?:kept|fulfilled|completed|delivered on|done|made good on)\b/iu
const open =
  /\b(?:open|still|outstanding|pending|left|owe|owed|owing|unkept|unfulfilled|not yet|yet to|to-?dos?|not kept|have to|need to)\b/iu
const next = /\b(?:due next|next (?:thing )?due|next (?:promise|deadline|due date)|due first|soonest)\b/iu
const haveI =
  /^\W*(?:and |so )?(?:have|did|had) (?:i|we) (?:already |ever |actually |remember to )?(?!meet|met|see|saw|talk|speak|spoke|spoken|call|know|hear|heard|seen|talked)(\p{L}+)/iu

const own = new Set(
  `promise promises promised promising commit committed commitment commitments pledge pledged agree agreed owe owes owed
  owing obligation obligations todo todos do due overdue deadline deadlines open still outstanding pending left kept keep
  keeping fulfilled completed complete done delivered good next soonest late behind missed forgotten broken break yet
  already supposed task tasks action items coming upcoming soon currently right moment list everything happen forget
  myself ought going got day date time past`.split(/\s+/),
)

/** Null where it is no question for the member's own promises. */
export function promiseAsked(question: Question): PromiseAsked | null {
  const text = wordingOf(question)
  const words = question.words.filter((word) => !own.has(word))
  const supposed =
    /\bwhat (?:am i supposed|do i (?:still )?(?:have|need)|have i got|did i (?:agree|say i would|offer)) to (?:do|send|give|bring)\b/iu.test(
      text,
    )
  const isWhether = haveI.test(text) && !promising.test(text) && !/\bnot\b|n['’]t\b/iu.test(text)
  const asksDue = /\b(?:what|which|when|anything|something|things?|is|are|how)\b/iu.test(text) && due.test(text)
  if (!promising.test(text) && !asksDue && !supposed && !isWhether) return null
  if (byOthers.test(text)) return null
  const of = {
    byDue: due.test(text) || supposed || /\bowe\b/iu.test(text),
    saysWhen: /\bwhen (?:did|have) (?:i|we)\b/iu.test(text),
    words,
  }
  if (isWhether) return words.length > 0 ? { sort: 'whether', ...of } : null
  if (
    /\b(?:did|have|had) (?:i|we) (?:already |ever )?(?:keep|kept|fulfil|fulfill|fulfilled|honou?r|break|broken)\b.*\bpromise/iu.test(
      text,
    )
  )
    return { sort: 'whether', ...of }
  if (next.test(text)) return { sort: 'next', ...of }
  if (overdue.test(text)) return { sort: 'overdue', ...of }
  if (kept.test(text)) return { sort: 'kept', ...of }
  if (open.test(text) || of.byDue || supposed) return { sort: 'open', ...of }
  return { sort: 'all', ...of }
}
