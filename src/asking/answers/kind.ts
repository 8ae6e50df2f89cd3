import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import type { Answer } from './wording/claims.ts'

/** A kind of question that is answered outright. Null: it is not one of these, or memory holds nothing for it. */
export type AnswerKind = (ctx: MemberContext, question: Question) => Promise<Answer | null>
