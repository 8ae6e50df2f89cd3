import type { MemberContext } from '../context.ts'
import type { Question } from '../questions/question.ts'
import { answerApart, unclear } from './apart.ts'
import { candidatesFor, type Lowered } from './candidates.ts'
import type { Answer } from './claims.ts'
import { datesSaid } from './dates-said.ts'
import { decline, nobodyCalled } from './decline.ts'
import { kinds } from './kinds.ts'
import { snippets } from './snippets.ts'

/** An answer from the member's own memory, without a model. */
export async function plainAnswer(ctx: MemberContext, question: Question, options: Lowered = {}): Promise<Answer> {
  return (await exactAnswer(ctx, question, options)) ?? (await whatIsSaid(ctx, question, options))
}

/** Said outright, where the question is of a known kind, or it is not plain who is meant; null for all else. */
export async function exactAnswer(ctx: MemberContext, question: Question, options: Lowered = {}) {
  const stranger = question.named.find(({ people }) => people.length === 0)
  if (stranger) return nobodyCalled(ctx, stranger.said)
  const several = unclear(question)
  if (several) return answerApart(question, several, (narrowed) => plainAnswer(ctx, narrowed, options))
  for (const kind of kinds) {
    const answer = await kind(ctx, question)
    if (answer) return answer
  }
  return null
}

/** The best of what memory says on it, or that it says nothing. */
export async function whatIsSaid(ctx: MemberContext, question: Question, options: Lowered): Promise<Answer> {
  const found = await candidatesFor(ctx, question, options)
  return datesSaid(found, question) ?? snippets(found, question) ?? decline(ctx, question)
}
