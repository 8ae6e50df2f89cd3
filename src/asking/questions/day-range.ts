import { wrongField } from '#contract/errors.ts'
import { say } from '#contract/texts/text.ts'
import type { Question } from './question.ts'

/** Days that a question is limited to, both included; an open end is left out. */
export type DayRange = { from?: string | undefined; to?: string | undefined }

/** The start of time as far as notes go. */
const firstDay = '1900-01-01'

/** Null if both ends are open. */
export function dayRangeOf({ from, to }: DayRange): DayRange | null {
  if (from && to && from > to) throw wrongField('to', say('fields.notBefore'))
  return from || to ? { from, to } : null
}

/** The question with this time instead of the one its words name. */
export function limitToRange(question: Question, { from, to }: DayRange): Question {
  const last = to ? Temporal.PlainDate.from(to) : question.today
  const span = { from: Temporal.PlainDate.from(from ?? firstDay), to: last.add({ days: 1 }) }
  return { ...question, span: { ...span, said: question.span?.said ?? describeRange({ from, to }) }, isOnlyThen: true }
}

function describeRange({ from, to }: DayRange) {
  if (from && to) return from === to ? `on ${from}` : `from ${from} to ${to}`
  return from ? `since ${from}` : `until ${to}`
}
