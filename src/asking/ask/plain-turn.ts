import type { MemberContext } from '#platform/context/context.ts'
import { plainAnswer } from '../answers/answer.ts'
import type { Answer } from '../answers/wording/claims.ts'
import { questionParts } from '../questions/parts.ts'
import { type QuestionInput, readQuestion } from '../questions/read.ts'

type Lowered = { lowered: ReadonlySet<string> }

/** Answers each part of a question: "Where does Ana live and when is her birthday?" The known part comes first. */
export async function answerByRules(ctx: MemberContext, asked: QuestionInput, options: Lowered): Promise<Answer> {
  const [first = asked.text, second] = questionParts(asked.text)
  const question = await readQuestion(ctx, { ...asked, text: first })
  const one = await plainAnswer(ctx, question, options)
  if (second === undefined) return one
  const earlier = { question: first, about: question.about.length > 0 ? question.about : one.about }
  const other = await plainAnswer(ctx, await readQuestion(ctx, { ...asked, text: second, earlier }), options)
  const parts = one.isKnown || !other.isKnown ? [one, other] : [other, one]
  return {
    claims: parts.flatMap(({ claims }) => claims),
    about: [...new Set(parts.flatMap(({ about }) => about))],
    isKnown: one.isKnown || other.isKnown,
  }
}
