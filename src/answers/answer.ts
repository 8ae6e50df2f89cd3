import type { MemberContext } from '../context.ts'
import type { Question } from '../questions/question.ts'
import type { Answer } from './claims.ts'

export async function plainAnswer(
  _ctx: MemberContext,
  question: Question,
  _options: { lowered?: ReadonlySet<string> } = {},
): Promise<Answer> {
  return {
    claims: [{ text: `Nothing in your memory is about that: ${question.text}`, cites: [] }],
    about: [],
    isKnown: false,
  }
}
