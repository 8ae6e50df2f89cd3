import { pattern, phrases } from '#language/phrases/phrases.ts'
import type { Question } from '../../questions/question.ts'
import { timeSaid } from '../topic/expected-answer.ts'
import { attributeQuote } from '../wording/attribution.ts'
import type { Answer } from '../wording/claims.ts'
import { type Candidate, quoted } from './candidates.ts'

const openings = phrases`so, and, ok, do you know, can you tell me, tell me, remind me`
const asksWhen = phrases`
  when, what (time | day | date | month | year), which (day | date | month | year),
  (at | on | by | since | until) (what | which) (time | day | date), how soon, by when, since when, until when,
  what${/(?:'s| is)/} the (date | deadline)`
const whenPattern = pattern('i')`^(?:${openings}[, ]+)*${asksWhen}\b`
const minCoverage = 0.6
const nearlyAsMuch = 0.1
const maxDatesShown = 2

/** "When is Ana moving?": quotes the sentence with the day it was written, so that "in May" is clear. */
export function statedDates(candidates: Candidate[], question: Question): Answer | null {
  if (!whenPattern.test(question.text.trim())) return null
  const found = candidates.filter(
    ({ fit, passage }) => passage.kind !== 'connection' && fit.coverage >= minCoverage && timeSaid.test(fit.context),
  )
  const [first] = found
  if (!first) return null
  const shown = found.filter(({ fit }) => fit.coverage >= first.fit.coverage - nearlyAsMuch).slice(0, maxDatesShown)
  return {
    claims: shown.map(({ passage, fit }) => ({
      text: attributeQuote(passage, fit.context, question),
      cites: [passage],
      ...quoted(passage, fit),
    })),
    about: question.about.length > 0 ? question.about : [first.passage.connectionId],
    isKnown: true,
  }
}
