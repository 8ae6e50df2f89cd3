import type { Question } from '../../questions/question.ts'
import { attributeQuote } from '../wording/attribution.ts'
import type { Claim } from '../wording/claims.ts'
import { type Candidate, quoted } from './candidates.ts'

const maxNear = 2
/** Less is not even near: a common word, or a distant meaning. */
const minCoverage = 0.25
const minLikeness = 0.35

/** What is close to a question that memory does not answer: of the people it names only, in the member's own words. */
export function nearPassages(candidates: Candidate[], question: Question): Claim[] {
  const { about } = question
  const near = candidates.filter(
    ({ passage, fit, likeness }) =>
      passage.kind === 'interaction' &&
      passage.source === 'member' &&
      (about.length === 0 || about.includes(passage.connectionId)) &&
      (fit.coverage >= minCoverage || likeness >= minLikeness),
  )
  return near
    .toSorted((a, b) => b.fit.coverage + b.likeness - a.fit.coverage - a.likeness)
    .slice(0, maxNear)
    .map(({ passage, fit }) => ({
      text: attributeQuote(passage, fit.context, question),
      cites: [passage],
      ...quoted(passage, fit),
    }))
}
