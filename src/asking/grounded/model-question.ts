import type { Question } from '../questions/question.ts'
import type { Ranked } from '../recall/passage.ts'

/** A question, and the passages that may answer it. */
export type ModelQuestion = {
  question: Question
  /** Best first. */
  passages: Ranked[]
  memberName: string
  signal: AbortSignal
}
