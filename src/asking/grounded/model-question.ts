import type { Question } from '../questions/question.ts'
import type { Ranked } from '../recall/passage.ts'

/** A question, and what may answer it. */
export type ModelQuestion = {
  question: Question
  /** The best first. */
  passages: Ranked[]
  memberName: string
  signal: AbortSignal
}
