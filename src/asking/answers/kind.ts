import type { MemberContext } from '#platform/context/context.ts'
import type { Question } from '../questions/question.ts'
import type { Answer } from './wording/claims.ts'

/** Answers one kind of question directly. Null if the question is of another kind or memory has no answer. */
export type AnswerKind = (ctx: MemberContext, question: Question) => Promise<Answer | null>
