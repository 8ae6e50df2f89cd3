import { stem } from '#language/words/stem.ts'
import { tellingWords } from '#language/words/words.ts'
import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../../../questions/question.ts'
import { candidatesFor } from '../../passages/candidates.ts'
import { stemsOf } from '../../passages/coverage.ts'
import { weightOf } from '../../topic/word-weights.ts'
import { attributeQuote } from '../../wording/attribution.ts'
import type { Claim } from '../../wording/claims.ts'

/** A note must cover most of the question, or all of it word for word if fields already match somebody. */
const minCoverage = { alone: 0.6, beside: 0.95 }

/** People whose notes mention it. Quotes one sentence each, because a note may say the opposite. */
export async function peopleInNotes(
  ctx: MemberContext,
  question: Question,
  sought: string,
  filed: string[],
  others: string[] = [],
): Promise<Claim[]> {
  const words = tellingWords(sought)
  const found = await candidatesFor(ctx, { ...question, words: words.length > 0 ? words : question.words })
  const seen = new Set([...filed, ...others])
  const literal = words.filter((word) => weightOf(word) >= 0.8).map(stem)
  const least = filed.length > 0 ? minCoverage.beside : minCoverage.alone
  return found.flatMap(({ passage, fit }) => {
    if (filed.length > 0 && !literal.every((word) => stemsOf(fit.quote).has(word))) return []
    if (fit.coverage < least || passage.kind === 'connection' || seen.has(passage.connectionId)) return []
    seen.add(passage.connectionId)
    return [{ text: attributeQuote(passage, fit.quote, question), cites: [passage] }]
  })
}
